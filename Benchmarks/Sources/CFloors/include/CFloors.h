// SPDX-License-Identifier: MIT
//
// Two hand-written programs that lay out the benchmark trees, to measure the kernel against:
//
// - the sweeps (F1): flat arrays and four linear passes. They know that, in these trees, an answer
//   is the offer clamped between two bounds; nothing that lays boxes out does less work.
// - the semantics (F3): what SwiftUI's stacks do, offer by offer, in plain recursive C.
//
// Both must find the same frames. Neither is a layout engine.

#ifndef VIEWTREE_CFLOORS_H
#define VIEWTREE_CFLOORS_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  FloorT1,
  FloorT2,
  FloorT2L,
  FloorT3,
  FloorT3L,
  FloorT4,
  FloorT4L,
  FloorT5,
} FloorTreeName;

typedef struct FloorTree FloorTree;
typedef struct FloorSweeps FloorSweeps;

// The size of the root, and sums over the leaves of their frames in the root's space.
typedef struct {
  double width, height;
  double sum_x, sum_y, sum_w, sum_h;
} FloorChecksum;

// A fresh tree with cold caches. NULL when there is no memory.
FloorTree *floor_tree_create(FloorTreeName name);
void floor_tree_destroy(FloorTree *tree);
uint32_t floor_tree_node_count(const FloorTree *tree);

// F3. Frames are relative to the parent. The first call is a first layout; later ones use the caches.
void floor_tree_layout(FloorTree *tree);
FloorChecksum floor_tree_checksum(const FloorTree *tree);
size_t floor_tree_byte_count(const FloorTree *tree);

// What the next layout offers the root.
void floor_tree_propose_width(FloorTree *tree, double width);

// Changes leaf number `leaf` (in pre-order) and lays out again what that moves. In a text `width`
// is the length of the unbroken line.
void floor_tree_grow_leaf(FloorTree *tree, uint32_t leaf, double width, double height);

// F1, on a copy of the tree in flat arrays. Frames are in the root's space.
FloorSweeps *floor_sweeps_create(FloorTreeName name);
void floor_sweeps_destroy(FloorSweeps *sweeps);
void floor_sweeps_layout(FloorSweeps *sweeps);
FloorChecksum floor_sweeps_checksum(const FloorSweeps *sweeps);
size_t floor_sweeps_byte_count(const FloorSweeps *sweeps);

// Changes without a layout: the sweeps always begin again.
void floor_sweeps_propose_width(FloorSweeps *sweeps, double width);
void floor_sweeps_grow_leaf(FloorSweeps *sweeps, uint32_t leaf, double width, double height);

#endif
