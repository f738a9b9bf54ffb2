// SPDX-License-Identifier: MIT

#ifndef VIEWTREE_FLOORS_TREE_H
#define VIEWTREE_FLOORS_TREE_H

#include "CFloors.h"

// No proposal on an axis. Real proposals are never negative.
#define NIL (-1.0)

enum { TEXT_LINE_HEIGHT = 18, TEXT_MIN_WIDTH = 40 };

typedef enum { KIND_FIXED, KIND_FLEXIBLE, KIND_SPACER, KIND_TEXT, KIND_HSTACK, KIND_VSTACK } Kind;

// Which of the two proposed lengths never changes a node's answer.
enum { IGNORES_WIDTH = 1, IGNORES_HEIGHT = 2, IGNORES_BOTH = 3 };

typedef struct {
  uint8_t kind;
  uint8_t ignores;
  uint8_t centered;  // children in the middle of the minor axis, not at its start
  uint8_t fills;     // in a frame as wide as is offered, its content leading
  uint8_t is_laid;   // its children have sizes, for the offer that its memo names
  uint8_t is_placed; // its children have places, and theirs too
  uint32_t parent;
  uint32_t first, count; // the children lie side by side, after their parent
  uint32_t memo;         // of a container
  // A leaf: smallest width (of a text: unbroken width), largest width, height.
  // A container: spacing, padding on all sides, width of a fixed frame or NIL.
  double a, b, c;
  double x, y, width, height; // in the parent's space
} Node;

typedef struct {
  double width, height;
} Size;

// What a container remembers: four answers, its parent's last offer, and the offer for which its
// children have the sizes that they have.
typedef struct {
  Size asked[4], answered[4];
  Size offered, laid;
  uint8_t filled, next;
} Memo;

struct FloorTree {
  Node *nodes;
  Memo *memos;
  uint32_t *leaves; // in pre-order
  uint32_t count, memo_count, leaf_count;
  double root_width; // NIL: the ideal one
};

static inline int is_container(const Node *node) { return node->kind >= KIND_HSTACK; }

static inline double clamp(double value, double low, double high) {
  return value < low ? low : value > high ? high : value;
}

// Changes what the leaf is, not where anything lies.
void grow_leaf(FloorTree *tree, uint32_t leaf, double width, double height);

double text_height(double unbroken, double width);

// The sums over the leaves, given where each node's frame is in the root's space.
FloorChecksum checksum(const FloorTree *tree, const double *x, const double *y,
                       const double *width, const double *height);

#endif
