#ifndef COMPOSITIONAL_FLOOR_H
#define COMPOSITIONAL_FLOOR_H

#include <stddef.h>
#include <stdint.h>

// The floor of the benchmarks: the same results from tight loops with the numbers of the scenario
// built in, without descriptions, rules or generality.

/// A frame and its item.
typedef struct {
  double x, y, width, height;
  int64_t item;
} floor_frame;

/// A frame.
typedef struct {
  double x, y, width, height;
} floor_rect;

/// Writes the frames of all items of the grid of S1, and returns the height of the content.
double floor_grid_all(int64_t items, floor_rect *out);

/// Writes the visible frames of the grid of S1 at `offset`, and returns their number.
size_t floor_grid_query(int64_t items, double offset, floor_frame *out);

/// Writes the visible frames of the mosaic of S4 at `offset`, and returns their number.
size_t floor_mosaic_query(int64_t items, double offset, floor_frame *out);

/// The boxes of S8, sorted by start, in one allocation.
typedef struct floor_boxes floor_boxes;

/// Creates the boxes; the caller frees them. `frames` are in the order of the items.
floor_boxes *floor_boxes_create(const floor_frame *frames, size_t count);
void floor_boxes_free(floor_boxes *boxes);

/// Writes the boxes visible at `offset`, and returns their number.
size_t floor_boxes_query(const floor_boxes *boxes, double offset, floor_frame *out);

#endif
