#include "floor.h"

#include <stdlib.h>
#include <string.h>

// Boxes sorted by start, with the largest end so far: a binary search over the ends finds the first
// box that may be visible, and a scan tests those that start before the end of the viewport.

static const double viewport = 844;

struct floor_boxes {
  size_t count;
  double *starts, *reaches;
  floor_frame *frames;
};

static int by_start(const void *one, const void *other) {
  double a = ((const floor_frame *)one)->y, b = ((const floor_frame *)other)->y;
  return (a > b) - (a < b);
}

floor_boxes *floor_boxes_create(const floor_frame *frames, size_t count) {
  floor_boxes *boxes = malloc(sizeof *boxes);
  boxes->count = count;
  boxes->starts = malloc(count * sizeof(double));
  boxes->reaches = malloc(count * sizeof(double));
  boxes->frames = malloc(count * sizeof(floor_frame));
  memcpy(boxes->frames, frames, count * sizeof(floor_frame));
  qsort(boxes->frames, count, sizeof(floor_frame), by_start);
  double reach = -1;
  for (size_t index = 0; index < count; index++) {
    floor_frame frame = boxes->frames[index];
    if (frame.y + frame.height > reach) reach = frame.y + frame.height;
    boxes->starts[index] = frame.y;
    boxes->reaches[index] = reach;
  }
  return boxes;
}

void floor_boxes_free(floor_boxes *boxes) {
  free(boxes->starts);
  free(boxes->reaches);
  free(boxes->frames);
  free(boxes);
}

size_t floor_boxes_query(const floor_boxes *boxes, double offset, floor_frame *out) {
  size_t low = 0, high = boxes->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (boxes->reaches[middle] > offset) high = middle;
    else low = middle + 1;
  }
  size_t count = 0;
  for (; low < boxes->count && boxes->starts[low] < offset + viewport; low++) {
    floor_frame frame = boxes->frames[low];
    if (frame.y + frame.height > offset) out[count++] = frame;
  }
  return count;
}
