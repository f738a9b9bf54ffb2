// SPDX-License-Identifier: MIT
//
// F3: SwiftUI's stacks in plain C. A parent offers each child a size, the child answers, and what
// is left is offered to the next. A container remembers its last four answers; a node that ignores
// a proposed length is not asked twice because of it.

#include "tree.h"

#include <math.h>
#include <stdlib.h>

static Size measure(FloorTree *tree, Node *node, Size proposal);

// Leaves

static Size measure_text(const Node *node, double width) {
  if (width < 0 || width >= node->a) return (Size){node->a, TEXT_LINE_HEIGHT};
  double line = width < TEXT_MIN_WIDTH ? TEXT_MIN_WIDTH : width;
  return (Size){line < node->a ? line : node->a, text_height(node->a, line)};
}

static Size measure_leaf(const Node *node, double width) {
  switch (node->kind) {
  case KIND_FIXED: return (Size){node->a, node->c};
  case KIND_TEXT: return measure_text(node, width);
  default: return (Size){width < 0 ? node->a : clamp(width, node->a, node->b), node->c};
  }
}

// Stacks. `main` is the axis of the stack, `minor` the other one.

static double main_of(const Node *stack, Size size) {
  return stack->kind == KIND_HSTACK ? size.width : size.height;
}

static Size proposal_of(const Node *stack, double main, double minor) {
  return stack->kind == KIND_HSTACK ? (Size){main, minor} : (Size){minor, main};
}

static int is_same(Size a, Size b) { return a.width == b.width && a.height == b.height; }

static void note_offer(FloorTree *tree, Node *container, Size proposal) {
  Memo *memo = &tree->memos[container->memo];
  if (is_same(memo->offered, proposal)) return;
  memo->offered = proposal;
  container->is_placed = 0;
}

static Size offer(FloorTree *tree, Node *child, Size proposal) {
  if (is_container(child)) note_offer(tree, child, proposal);
  Size answer = measure(tree, child, proposal);
  child->width = answer.width, child->height = answer.height;
  return answer;
}

static double offer_main(FloorTree *tree, const Node *stack, uint32_t child, double main,
                         double minor) {
  return main_of(stack, offer(tree, &tree->nodes[child], proposal_of(stack, main, minor)));
}

static int ignores_main(const Node *stack, const Node *child) {
  return child->ignores & (stack->kind == KIND_HSTACK ? IGNORES_WIDTH : IGNORES_HEIGHT);
}

typedef struct {
  double flexibility, minimum;
  uint32_t child;
  int is_spacer;
} Share;

static Share probe(FloorTree *tree, const Node *stack, uint32_t index, double minor) {
  const Node *child = &tree->nodes[index];
  Share share = {0, 0, index, child->kind == KIND_SPACER};
  share.minimum = offer_main(tree, stack, index, 0, minor);
  if (ignores_main(stack, child)) return share;
  share.flexibility = offer_main(tree, stack, index, INFINITY, minor) - share.minimum;
  return share;
}

static int goes_before(const Share *a, const Share *b) {
  if (a->is_spacer != b->is_spacer) return b->is_spacer;
  if (a->flexibility != b->flexibility) return a->flexibility < b->flexibility;
  return a->flexibility == INFINITY && a->minimum > b->minimum;
}

static void insert(Share *shares, uint32_t at, Share share) {
  while (at > 0 && goes_before(&share, &shares[at - 1])) shares[at] = shares[at - 1], at--;
  shares[at] = share;
}

// Offers each child an equal part of what is left, in the order of `shares`.
static void offer_shares(FloorTree *tree, const Node *stack, const Share *shares, double main,
                         double minor) {
  double available = main - stack->a * (stack->count - 1), reserved = 0;
  uint32_t firm = stack->count;
  while (firm > 0 && shares[firm - 1].is_spacer) reserved += shares[--firm].minimum;
  available -= reserved;
  for (uint32_t i = 0; i < stack->count; i++) {
    if (i == firm) available += reserved;
    uint32_t sharers = (i < firm ? firm : stack->count) - i;
    double part = available > 0 ? available / sharers : 0;
    double length = offer_main(tree, stack, shares[i].child, part, minor);
    if (!isnan(available - length)) available -= length;
  }
}

enum { INLINE_SHARES = 16 };

// The least flexible child is asked first, spacers last. Not inlined: the shares would make each
// level of the recursion larger, also where there is nothing to share.
__attribute__((noinline)) static void share_main(FloorTree *tree, const Node *stack, double main,
                                                 double minor) {
  Share inline_shares[INLINE_SHARES];
  Share *shares = inline_shares;
  if (stack->count > INLINE_SHARES) shares = malloc(stack->count * sizeof *shares);
  if (!shares) abort();
  for (uint32_t i = 0; i < stack->count; i++) {
    insert(shares, i, probe(tree, stack, stack->first + i, minor));
  }
  offer_shares(tree, stack, shares, main, minor);
  if (shares != inline_shares) free(shares);
}

// Gives every child of the stack its size.
static void lay_children(FloorTree *tree, const Node *stack, double main, double minor) {
  if (main >= 0 && stack->count > 1) {
    share_main(tree, stack, main, minor);
    return;
  }
  Size proposal = proposal_of(stack, main, minor);
  for (uint32_t i = 0; i < stack->count; i++) {
    offer(tree, &tree->nodes[stack->first + i], proposal);
  }
}

static Size row_size(const Node *stack, const Node *child) {
  Size size = {stack->a * (stack->count - 1), 0};
  for (const Node *end = child + stack->count; child < end; child++) {
    size.width += child->width;
    if (child->height > size.height) size.height = child->height;
  }
  return size;
}

static Size column_size(const Node *stack, const Node *child) {
  Size size = {0, stack->a * (stack->count - 1)};
  for (const Node *end = child + stack->count; child < end; child++) {
    size.height += child->height;
    if (child->width > size.width) size.width = child->width;
  }
  return size;
}

static double inset(double length, double padding) {
  if (length < 0) return NIL;
  return length > 2 * padding ? length - 2 * padding : 0;
}

// What is offered to the children, within the padding and the frame.
static Size inner_proposal(const Node *stack, Size proposal) {
  return (Size){inset(stack->c >= 0 ? stack->c : proposal.width, stack->b),
                inset(proposal.height, stack->b)};
}

// The size that the children make, with the padding and the frame around them.
static Size outer_size(const FloorTree *tree, const Node *stack, Size proposal) {
  const Node *children = &tree->nodes[stack->first];
  Size size =
      stack->kind == KIND_HSTACK ? row_size(stack, children) : column_size(stack, children);
  size.width += 2 * stack->b, size.height += 2 * stack->b;
  if (stack->fills && proposal.width > size.width) size.width = proposal.width;
  if (stack->c >= 0) size.width = stack->c;
  return size;
}

static Size lay(FloorTree *tree, Node *stack, Size proposal) {
  tree->memos[stack->memo].laid = proposal;
  stack->is_laid = 1, stack->is_placed = 0;
  Size inner = inner_proposal(stack, proposal);
  if (stack->kind == KIND_HSTACK) lay_children(tree, stack, inner.width, inner.height);
  else lay_children(tree, stack, inner.height, inner.width);
  return outer_size(tree, stack, proposal);
}

// The cache

static const Size *recall(const Memo *memo, Size proposal) {
  for (int i = 0; i < memo->filled; i++) {
    if (is_same(memo->asked[i], proposal)) return &memo->answered[i];
  }
  return NULL;
}

static void remember(Memo *memo, Size proposal, Size answer) {
  memo->asked[memo->next] = proposal, memo->answered[memo->next] = answer;
  memo->next = (uint8_t)((memo->next + 1) % 4);
  if (memo->filled < 4) memo->filled++;
}

// The same question without what cannot change the answer.
static Size essential(const Node *node, Size proposal) {
  if (node->ignores & IGNORES_WIDTH) proposal.width = NIL;
  if (node->ignores & IGNORES_HEIGHT) proposal.height = NIL;
  return proposal;
}

static Size measure(FloorTree *tree, Node *node, Size proposal) {
  if (!is_container(node)) return measure_leaf(node, proposal.width);
  proposal = essential(node, proposal);
  Memo *memo = &tree->memos[node->memo];
  const Size *known = recall(memo, proposal);
  if (known) return *known;
  Size answer = lay(tree, node, proposal);
  remember(memo, proposal, answer);
  return answer;
}

// Placing

// A stack that was offered nil across is placed with the extent that it took.
static Size placing_proposal(const Node *node, Size offered) {
  if (node->kind == KIND_HSTACK && offered.height < 0) offered.height = node->height;
  if (node->kind == KIND_VSTACK && offered.width < 0) offered.width = node->width;
  return essential(node, offered);
}

static void put_row(Node *children, const Node *stack) {
  double x = stack->b, inner = stack->height - 2 * stack->b;
  for (Node *child = children; child < children + stack->count; child++) {
    child->x = x;
    child->y = stack->b + (stack->centered ? (inner - child->height) / 2 : 0);
    x += child->width + stack->a;
  }
}

static void put_column(Node *children, const Node *stack) {
  double y = stack->b, inner = stack->width - 2 * stack->b;
  for (Node *child = children; child < children + stack->count; child++) {
    child->x = stack->b + (stack->centered ? (inner - child->width) / 2 : 0);
    child->y = y;
    y += child->height + stack->a;
  }
}

static void place(FloorTree *tree, Node *stack);

static void place_if_needed(FloorTree *tree, Node *stack) {
  if (!stack->is_placed) place(tree, stack);
}

static void place(FloorTree *tree, Node *stack) {
  const Memo *memo = &tree->memos[stack->memo];
  Size proposal = placing_proposal(stack, memo->offered);
  if (!stack->is_laid || !is_same(memo->laid, proposal)) lay(tree, stack, proposal);
  if (stack->is_placed) return;
  stack->is_placed = 1;
  Node *children = &tree->nodes[stack->first];
  if (stack->kind == KIND_HSTACK) put_row(children, stack);
  else put_column(children, stack);
  for (uint32_t i = 0; i < stack->count; i++) {
    if (is_container(&children[i])) place_if_needed(tree, &children[i]);
  }
}

void floor_tree_layout(FloorTree *tree) {
  offer(tree, &tree->nodes[0], (Size){tree->root_width, NIL});
  place(tree, &tree->nodes[0]);
}

// Changes

// Whether a stack asked its children how far they give way: then their present sizes are not all
// that it knows of them.
static int has_probed(const FloorTree *tree, const Node *stack) {
  return stack->count > 1 && main_of(stack, tree->memos[stack->memo].offered) >= 0;
}

// Forgets what the ancestors answered. Returns the outermost one that must be asked again.
static uint32_t forget_ancestors(FloorTree *tree, uint32_t leaf) {
  uint32_t index = leaf, outermost = tree->nodes[leaf].parent;
  while (index != 0) {
    index = tree->nodes[index].parent;
    Memo *memo = &tree->memos[tree->nodes[index].memo];
    memo->filled = memo->next = 0;
    if (has_probed(tree, &tree->nodes[index])) outermost = index;
  }
  return outermost;
}

// Asks a stack again after one of its children has changed. Where nothing is shared out, the other
// children would be offered what they were offered before: only the changed one is asked.
static Size ask_again(FloorTree *tree, Node *stack, Node *child) {
  Memo *memo = &tree->memos[stack->memo];
  Size proposal = essential(stack, memo->offered);
  if (has_probed(tree, stack) || !stack->is_laid || !is_same(memo->laid, proposal)) {
    return offer(tree, stack, memo->offered);
  }
  offer(tree, child, inner_proposal(stack, proposal));
  Size answer = outer_size(tree, stack, proposal);
  stack->width = answer.width, stack->height = answer.height, stack->is_placed = 0;
  remember(memo, proposal, answer);
  return answer;
}

// Asks the ancestors again, from the inside, until one has the size that it had.
static void update(FloorTree *tree, uint32_t leaf) {
  uint32_t outermost = forget_ancestors(tree, leaf), index = leaf;
  int must_go_on = 1;
  while (index != 0 && must_go_on) {
    Node *child = &tree->nodes[index];
    index = child->parent;
    Node *stack = &tree->nodes[index];
    Size before = {stack->width, stack->height};
    Size after = ask_again(tree, stack, child);
    must_go_on = index > outermost || !is_same(before, after);
  }
  place(tree, &tree->nodes[index]);
}

void floor_tree_grow_leaf(FloorTree *tree, uint32_t leaf, double width, double height) {
  grow_leaf(tree, leaf, width, height);
  update(tree, tree->leaves[leaf]);
}

FloorChecksum floor_tree_checksum(const FloorTree *tree) {
  FloorChecksum none = {0, 0, 0, 0, 0, 0};
  double *columns = malloc(4 * (size_t)tree->count * sizeof *columns);
  if (!columns) return none;
  double *x = columns, *y = x + tree->count, *width = y + tree->count, *height = width + tree->count;
  for (uint32_t i = 0; i < tree->count; i++) {
    const Node *node = &tree->nodes[i];
    x[i] = node->x + (i ? x[node->parent] : 0);
    y[i] = node->y + (i ? y[node->parent] : 0);
    width[i] = node->width, height[i] = node->height;
  }
  FloorChecksum sums = checksum(tree, x, y, width, height);
  free(columns);
  return sums;
}
