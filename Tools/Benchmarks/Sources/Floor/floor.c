#include "floor.h"

#include <math.h>

static const double inset = 16, side = 114, pitch = 122, viewport = 844;

double floor_grid_all(int64_t items, floor_rect *out) {
  int64_t index = 0;
  double y = inset;
  for (; index + 3 <= items; index += 3, y += pitch) {
    for (int column = 0; column < 3; column++) {
      out[index + column] =
          (floor_rect){inset + column * pitch, y, side, side};
    }
  }
  for (int column = 0; index < items; index++, column++) {
    out[index] = (floor_rect){inset + column * pitch, y, side, side};
  }
  return 2 * inset + ceil((double)items / 3) * pitch - 8;
}

size_t floor_grid_query(int64_t items, double offset, floor_frame *out) {
  // Row r covers inset + r * pitch ..< that + side; it must end below the top and start above
  // the bottom of the viewport.
  int64_t first = (int64_t)floor((offset - inset - side) / pitch) + 1;
  int64_t last = (int64_t)ceil((offset + viewport - inset) / pitch) - 1;
  if (first < 0) first = 0;
  size_t count = 0;
  for (int64_t row = first; row <= last; row++) {
    double y = inset + (double)row * pitch;
    for (int column = 0; column < 3; column++) {
      int64_t item = row * 3 + column;
      if (item >= items) return count;
      out[count++] = (floor_frame){inset + column * pitch, y, side, side, item};
    }
  }
  return count;
}

// One period: a big square with two small ones in a column beside it, then three small ones.
static const floor_frame period[6] = {
    {16, 0, 236, 236, 0},     {260, 0, 114, 114, 1},    {260, 122, 114, 114, 2},
    {16, 244, 114, 114, 3},   {138, 244, 114, 114, 4},  {260, 244, 114, 114, 5},
};

size_t floor_mosaic_query(int64_t items, double offset, floor_frame *out) {
  const double length = 366;
  int64_t first = (int64_t)floor((offset - inset - 358) / length) + 1;
  int64_t last = (int64_t)ceil((offset + viewport - inset) / length) - 1;
  if (first < 0) first = 0;
  size_t count = 0;
  for (int64_t group = first; group <= last; group++) {
    double top = inset + (double)group * length;
    for (int index = 0; index < 6; index++) {
      int64_t item = group * 6 + index;
      if (item >= items) return count;
      double y = top + period[index].y;
      if (y >= offset + viewport || y + period[index].height <= offset) continue;
      out[count++] =
          (floor_frame){period[index].x, y, period[index].width, period[index].height, item};
    }
  }
  return count;
}
