// SPDX-License-Identifier: MIT
//
// F1: four linear passes over flat arrays. Parents lie before their children, so that walking up
// is going backwards and walking down is going forwards.

#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct FloorSweeps {
  FloorTree *tree; // the shape; its frames and memos are not used
  double *low, *high; // the answers to the offers 0 and ∞
  double *x, *y, *width, *height;
  uint32_t *order;
};

// Pass 1, upwards: between which widths can a node be?

static void bound_leaf(FloorSweeps *s, uint32_t index, const Node *node) {
  switch (node->kind) {
  case KIND_TEXT:
    s->low[index] = node->a < TEXT_MIN_WIDTH ? node->a : TEXT_MIN_WIDTH;
    s->high[index] = node->a;
    break;
  default: s->low[index] = node->a, s->high[index] = node->b;
  }
}

static void bound_row(FloorSweeps *s, uint32_t index, const Node *node) {
  double low = 2 * node->b + node->a * (node->count - 1), high = low;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    low += s->low[child], high += s->high[child];
  }
  s->low[index] = low, s->high[index] = high;
}

static void bound_column(FloorSweeps *s, uint32_t index, const Node *node) {
  double low = 0, high = 0;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    if (s->low[child] > low) low = s->low[child];
    if (s->high[child] > high) high = s->high[child];
  }
  s->low[index] = low + 2 * node->b;
  s->high[index] = node->fills ? INFINITY : high + 2 * node->b;
  if (node->c >= 0) s->low[index] = s->high[index] = node->c;
}

static void bound(FloorSweeps *s) {
  for (uint32_t index = s->tree->count; index-- > 0;) {
    const Node *node = &s->tree->nodes[index];
    switch (node->kind) {
    case KIND_HSTACK: bound_row(s, index, node); break;
    case KIND_VSTACK: bound_column(s, index, node); break;
    default: bound_leaf(s, index, node);
    }
  }
}

// Pass 2, downwards: how wide is it?

static int goes_before(const FloorSweeps *s, uint32_t a, uint32_t b) {
  int a_last = s->tree->nodes[a].kind == KIND_SPACER, b_last = s->tree->nodes[b].kind == KIND_SPACER;
  if (a_last != b_last) return b_last;
  return s->high[a] - s->low[a] < s->high[b] - s->low[b];
}

static void insert(FloorSweeps *s, uint32_t at, uint32_t child) {
  while (at > 0 && goes_before(s, child, s->order[at - 1])) s->order[at] = s->order[at - 1], at--;
  s->order[at] = child;
}

// Gives what the rigid children leave to the others, the least flexible first, spacers last.
static void share_row(FloorSweeps *s, uint32_t index, const Node *node) {
  double available = s->width[index] - 2 * node->b - node->a * (node->count - 1);
  double spacer_minimum = 0;
  uint32_t flexible = 0, spacers = 0;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    if (s->low[child] == s->high[child]) {
      s->width[child] = s->low[child], available -= s->low[child];
      continue;
    }
    if (s->tree->nodes[child].kind == KIND_SPACER) spacers++, spacer_minimum += s->low[child];
    insert(s, flexible++, child);
  }
  available -= spacer_minimum;
  for (uint32_t i = 0; i < flexible; i++) {
    if (i == flexible - spacers) available += spacer_minimum;
    uint32_t sharers = i < flexible - spacers ? flexible - spacers - i : flexible - i;
    uint32_t child = s->order[i];
    double offer = available > 0 ? available / sharers : 0;
    s->width[child] = clamp(offer, s->low[child], s->high[child]);
    available -= s->width[child];
  }
}

static void offer_column(FloorSweeps *s, uint32_t index, const Node *node) {
  double offer = s->width[index] - 2 * node->b;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    s->width[child] = clamp(offer, s->low[child], s->high[child]);
  }
}

static void widen(FloorSweeps *s) {
  double root = s->tree->root_width;
  s->width[0] = root < 0 ? s->high[0] : clamp(root, s->low[0], s->high[0]);
  for (uint32_t index = 0; index < s->tree->count; index++) {
    const Node *node = &s->tree->nodes[index];
    if (node->kind == KIND_HSTACK) share_row(s, index, node);
    else if (node->kind == KIND_VSTACK) offer_column(s, index, node);
  }
}

// Pass 3, upwards: how high does that make it?

static double row_height(const FloorSweeps *s, const Node *node) {
  double height = 0;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    if (s->height[child] > height) height = s->height[child];
  }
  return height + 2 * node->b;
}

static double column_height(const FloorSweeps *s, const Node *node) {
  double height = 2 * node->b + node->a * (node->count - 1);
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    height += s->height[child];
  }
  return height;
}

static void heighten(FloorSweeps *s) {
  for (uint32_t index = s->tree->count; index-- > 0;) {
    const Node *node = &s->tree->nodes[index];
    switch (node->kind) {
    case KIND_HSTACK: s->height[index] = row_height(s, node); break;
    case KIND_VSTACK: s->height[index] = column_height(s, node); break;
    case KIND_TEXT: s->height[index] = text_height(node->a, s->width[index]); break;
    default: s->height[index] = node->c;
    }
  }
}

// Pass 4, downwards: where is it?

static void place_row(FloorSweeps *s, uint32_t index, const Node *node) {
  double x = s->x[index] + node->b, y = s->y[index] + node->b;
  double inner = s->height[index] - 2 * node->b;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    s->x[child] = x;
    s->y[child] = node->centered ? y + (inner - s->height[child]) / 2 : y;
    x += s->width[child] + node->a;
  }
}

static void place_column(FloorSweeps *s, uint32_t index, const Node *node) {
  double x = s->x[index] + node->b, y = s->y[index] + node->b;
  double inner = s->width[index] - 2 * node->b;
  for (uint32_t child = node->first; child < node->first + node->count; child++) {
    s->x[child] = node->centered ? x + (inner - s->width[child]) / 2 : x;
    s->y[child] = y;
    y += s->height[child] + node->a;
  }
}

static void place(FloorSweeps *s) {
  s->x[0] = s->y[0] = 0;
  for (uint32_t index = 0; index < s->tree->count; index++) {
    const Node *node = &s->tree->nodes[index];
    if (node->kind == KIND_HSTACK) place_row(s, index, node);
    else if (node->kind == KIND_VSTACK) place_column(s, index, node);
  }
}

void floor_sweeps_layout(FloorSweeps *sweeps) {
  bound(sweeps);
  widen(sweeps);
  heighten(sweeps);
  place(sweeps);
}

void floor_sweeps_propose_width(FloorSweeps *sweeps, double width) {
  floor_tree_propose_width(sweeps->tree, width);
}

void floor_sweeps_grow_leaf(FloorSweeps *sweeps, uint32_t leaf, double width, double height) {
  grow_leaf(sweeps->tree, leaf, width, height);
}

// Life

static double *column(uint32_t count) {
  double *values = malloc(count * sizeof *values);
  if (values) memset(values, 0, count * sizeof *values);
  return values;
}

FloorSweeps *floor_sweeps_create(FloorTreeName name) {
  FloorSweeps *s = calloc(1, sizeof *s);
  if (!s) return NULL;
  s->tree = floor_tree_create(name);
  uint32_t count = s->tree ? s->tree->count : 0;
  s->low = column(count), s->high = column(count);
  s->x = column(count), s->y = column(count);
  s->width = column(count), s->height = column(count);
  s->order = calloc(count, sizeof *s->order);
  if (s->tree && s->low && s->high && s->x && s->y && s->width && s->height && s->order) return s;
  floor_sweeps_destroy(s);
  return NULL;
}

void floor_sweeps_destroy(FloorSweeps *s) {
  if (!s) return;
  floor_tree_destroy(s->tree);
  free(s->low), free(s->high), free(s->x), free(s->y), free(s->width), free(s->height);
  free(s->order), free(s);
}

FloorChecksum floor_sweeps_checksum(const FloorSweeps *s) {
  return checksum(s->tree, s->x, s->y, s->width, s->height);
}

size_t floor_sweeps_byte_count(const FloorSweeps *s) {
  return s->tree->count * (offsetof(Node, x) + 6 * sizeof(double));
}
