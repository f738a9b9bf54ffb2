// SPDX-License-Identifier: MIT
//
// The benchmark trees. Numbers are drawn in pre-order, width before height.

#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t nodes, leaves;
} Capacity;

typedef struct {
  FloorTree *tree;
  uint32_t state;
} Builder;

static uint32_t next(Builder *builder) {
  builder->state = builder->state * 1664525u + 1013904223u;
  return builder->state >> 16;
}

static uint32_t range(Builder *builder, uint32_t low, uint32_t high) {
  return low + next(builder) % (high - low + 1);
}

// Nodes

static void leaf(Builder *builder, uint32_t index, Kind kind, double a, double b, double c) {
  FloorTree *tree = builder->tree;
  Node *node = &tree->nodes[index];
  node->kind = (uint8_t)kind;
  node->ignores = kind == KIND_FIXED ? IGNORES_BOTH : IGNORES_HEIGHT;
  node->a = a, node->b = b, node->c = c;
  tree->leaves[tree->leaf_count++] = index;
}

static void fixed(Builder *builder, uint32_t index, uint32_t width, uint32_t height) {
  leaf(builder, index, KIND_FIXED, width, width, height);
}

static void random_leaf(Builder *builder, uint32_t index, uint32_t low_width, uint32_t high_width,
                        uint32_t low_height, uint32_t high_height) {
  uint32_t width = range(builder, low_width, high_width);
  fixed(builder, index, width, range(builder, low_height, high_height));
}

// Makes node `index` a stack and returns its first child.
static uint32_t stack(Builder *builder, uint32_t index, Kind kind, uint32_t count, double spacing,
                      double padding) {
  FloorTree *tree = builder->tree;
  Node *node = &tree->nodes[index];
  node->kind = (uint8_t)kind;
  node->first = tree->count, node->count = count;
  node->a = spacing, node->b = padding, node->c = NIL;
  node->memo = tree->memo_count++;
  tree->count += count;
  for (uint32_t child = node->first; child < tree->count; child++) {
    tree->nodes[child].parent = index;
  }
  return node->first;
}

// Trees

static void wide(Builder *builder) {
  uint32_t first = stack(builder, 0, KIND_VSTACK, 10000, 2, 0);
  builder->tree->nodes[0].c = 600;
  for (uint32_t i = 0; i < 10000; i++) random_leaf(builder, first + i, 20, 300, 10, 40);
}

static void balanced(Builder *builder, uint32_t index, uint32_t depth, uint32_t leaf_depth) {
  if (depth == leaf_depth) {
    random_leaf(builder, index, 4, 20, 4, 20);
    return;
  }
  uint32_t first = stack(builder, index, depth % 2 ? KIND_HSTACK : KIND_VSTACK, 10, 2, 4);
  for (uint32_t i = 0; i < 10; i++) balanced(builder, first + i, depth + 1, leaf_depth);
}

static void deep(Builder *builder, uint32_t depth) {
  uint32_t index = 0;
  for (uint32_t level = 0; level < depth; level++) {
    index = stack(builder, index, level % 2 ? KIND_HSTACK : KIND_VSTACK, 1, 0, 1);
  }
  fixed(builder, index, 10, 10);
}

static void flexible_cell(Builder *builder, uint32_t index, uint32_t column) {
  switch (column % 5) {
  case 1: leaf(builder, index, KIND_FLEXIBLE, 10, INFINITY, 16); break;
  case 3: leaf(builder, index, KIND_SPACER, 8, INFINITY, 0); break;
  case 4: leaf(builder, index, KIND_FLEXIBLE, 20, 60, 12); break;
  default: random_leaf(builder, index, 10, 40, 10, 20);
  }
}

static void flexible(Builder *builder, uint32_t rows) {
  uint32_t first = stack(builder, 0, KIND_VSTACK, rows, 0, 0);
  for (uint32_t row = 0; row < rows; row++) {
    uint32_t cell = stack(builder, first + row, KIND_HSTACK, 10, 4, 0);
    builder->tree->nodes[first + row].centered = 1;
    for (uint32_t column = 0; column < 10; column++) flexible_cell(builder, cell + column, column);
  }
}

static void feed_row(Builder *builder, uint32_t index) {
  uint32_t title = range(builder, 60, 160);
  uint32_t text = range(builder, 50, 1200);
  uint32_t badge = range(builder, 16, 40);
  uint32_t first = stack(builder, index, KIND_HSTACK, 3, 8, 8);
  fixed(builder, first, 40, 40);
  uint32_t line = stack(builder, first + 1, KIND_VSTACK, 2, 2, 0);
  builder->tree->nodes[first + 1].fills = 1;
  fixed(builder, line, title, 20);
  leaf(builder, line + 1, KIND_TEXT, text, 0, 0);
  fixed(builder, first + 2, badge, 20);
}

static void feed(Builder *builder) {
  uint32_t first = stack(builder, 0, KIND_VSTACK, 2000, 0, 0);
  builder->tree->nodes[0].centered = 1;
  for (uint32_t row = 0; row < 2000; row++) feed_row(builder, first + row);
}

static Capacity capacity(FloorTreeName name) {
  switch (name) {
  case FloorT1: return (Capacity){10001, 10000};
  case FloorT2: return (Capacity){11111, 10000};
  case FloorT2L: return (Capacity){111111, 100000};
  case FloorT3: return (Capacity){1001, 1};
  case FloorT3L: return (Capacity){10001, 1};
  case FloorT4: return (Capacity){11001, 10000};
  case FloorT4L: return (Capacity){110001, 100000};
  case FloorT5: return (Capacity){12001, 8000};
  }
  return (Capacity){0, 0};
}

static void build(Builder *builder, FloorTreeName name) {
  builder->tree->count = 1;
  switch (name) {
  case FloorT1: builder->tree->root_width = 600; wide(builder); break;
  case FloorT2: balanced(builder, 0, 0, 4); break;
  case FloorT2L: balanced(builder, 0, 0, 5); break;
  case FloorT3: deep(builder, 1000); break;
  case FloorT3L: deep(builder, 10000); break;
  case FloorT4: builder->tree->root_width = 1000; flexible(builder, 1000); break;
  case FloorT4L: builder->tree->root_width = 1000; flexible(builder, 10000); break;
  case FloorT5: builder->tree->root_width = 400; feed(builder); break;
  }
}

// A container ignores what all of its children ignore, but for the frames around it.
static void find_ignored(FloorTree *tree) {
  for (uint32_t index = tree->count; index-- > 0;) {
    Node *node = &tree->nodes[index];
    if (!is_container(node)) continue;
    uint8_t ignored = IGNORES_BOTH;
    for (uint32_t i = 0; i < node->count; i++) ignored &= tree->nodes[node->first + i].ignores;
    if (node->fills) ignored &= (uint8_t)~IGNORES_WIDTH;
    if (node->c >= 0) ignored |= IGNORES_WIDTH;
    node->ignores = ignored;
  }
}

// Memory is written to here, so that no layout pays for the first touch of a page.
static void *allocate(size_t count, size_t size) {
  void *memory = malloc(count * size);
  if (memory) memset(memory, 0, count * size);
  return memory;
}

FloorTree *floor_tree_create(FloorTreeName name) {
  Capacity size = capacity(name);
  FloorTree *tree = allocate(1, sizeof *tree);
  if (!tree) return NULL;
  tree->nodes = allocate(size.nodes, sizeof *tree->nodes);
  tree->memos = allocate(size.nodes - size.leaves, sizeof *tree->memos);
  tree->leaves = allocate(size.leaves, sizeof *tree->leaves);
  tree->root_width = NIL;
  if (!tree->nodes || !tree->memos || !tree->leaves) {
    floor_tree_destroy(tree);
    return NULL;
  }
  Builder builder = {tree, 12345};
  build(&builder, name);
  find_ignored(tree);
  return tree;
}

void floor_tree_destroy(FloorTree *tree) {
  if (!tree) return;
  free(tree->nodes), free(tree->memos), free(tree->leaves), free(tree);
}

uint32_t floor_tree_node_count(const FloorTree *tree) { return tree->count; }

size_t floor_tree_byte_count(const FloorTree *tree) {
  return tree->count * sizeof(Node) + tree->memo_count * sizeof(Memo);
}

void floor_tree_propose_width(FloorTree *tree, double width) { tree->root_width = width; }

void grow_leaf(FloorTree *tree, uint32_t leaf, double width, double height) {
  Node *node = &tree->nodes[tree->leaves[leaf]];
  node->a += width;
  if (node->kind == KIND_FIXED) node->b += width;
  node->c += height;
}

double text_height(double unbroken, double width) {
  return width >= unbroken ? TEXT_LINE_HEIGHT : TEXT_LINE_HEIGHT * ceil(unbroken / width);
}

FloorChecksum checksum(const FloorTree *tree, const double *x, const double *y,
                       const double *width, const double *height) {
  FloorChecksum sums = {width[0], height[0], 0, 0, 0, 0};
  for (uint32_t i = 0; i < tree->leaf_count; i++) {
    uint32_t leaf = tree->leaves[i];
    sums.sum_x += x[leaf], sums.sum_y += y[leaf];
    sums.sum_w += width[leaf], sums.sum_h += height[leaf];
  }
  return sums;
}
