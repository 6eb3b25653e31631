#include "floor_list.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Items stand in one array, with room at the end; rows are summed in blocks, and the blocks in a
// tree of prefix sums (Fenwick), so that a height changes and a place is found in a logarithm.

enum { block_rows = 64 };
static const double viewport = 844, width = 390;

// A list of one column keeps its items in chunks, so that an insertion moves few of them.
enum { chunk_items = 512 };

typedef struct {
  int64_t count;
  double sum;
  double heights[chunk_items];
} chunk;

struct floor_list {
  int columns;
  int64_t count;
  double estimate;
  // One column.
  chunk **chunks;
  int64_t chunk_count, chunk_room;
  unsigned char *set;
  // Several columns.
  double *heights;
  int64_t room;
  double *blocks;
  int64_t block_count;
};

static double row_height(const floor_list *list, int64_t row) {
  int64_t first = row * list->columns, last = first + list->columns;
  if (last > list->count) last = list->count;
  double height = 0;
  for (int64_t item = first; item < last; item++)
    if (list->heights[item] > height) height = list->heights[item];
  return height;
}

static int64_t row_count(const floor_list *list) {
  return (list->count + list->columns - 1) / list->columns;
}

static void sum_blocks(floor_list *list, int64_t from) {
  int64_t rows = row_count(list);
  for (int64_t block = from; block * block_rows < rows; block++) {
    int64_t last = (block + 1) * block_rows;
    if (last > rows) last = rows;
    double sum = 0;
    for (int64_t row = block * block_rows; row < last; row++) sum += row_height(list, row);
    list->blocks[block] = sum;
    list->block_count = block + 1;
  }
}

floor_list *floor_list_make(int64_t items, int columns, double estimate) {
  floor_list *list = calloc(1, sizeof *list);
  list->columns = columns;
  list->count = items;
  list->estimate = estimate;
  list->set = calloc(items + 4096, 1);
  if (columns == 1) {
    int64_t fill = chunk_items * 3 / 4;
    list->chunk_count = (items + fill - 1) / fill;
    list->chunk_room = 2 * list->chunk_count + 64;
    list->chunks = calloc(list->chunk_room, sizeof *list->chunks);
    for (int64_t i = 0; i < list->chunk_count; i++) {
      chunk *c = list->chunks[i] = malloc(sizeof *c);
      c->count = i + 1 < list->chunk_count ? fill : items - i * fill;
      c->sum = c->count * estimate;
      for (int64_t j = 0; j < c->count; j++) c->heights[j] = estimate;
    }
    return list;
  }
  list->room = items + 4096;
  list->heights = malloc(list->room * sizeof(double));
  list->blocks = malloc((list->room / block_rows + 2) * sizeof(double));
  for (int64_t i = 0; i < items; i++) list->heights[i] = estimate;
  sum_blocks(list, 0);
  return list;
}

void floor_list_free(floor_list *list) {
  for (int64_t i = 0; i < list->chunk_count; i++) free(list->chunks[i]);
  free(list->chunks);
  free(list->heights);
  free(list->blocks);
  free(list->set);
  free(list);
}

int64_t floor_list_count(const floor_list *list) { return list->count; }

double floor_list_height(const floor_list *list) {
  double height = 0;
  if (list->columns == 1)
    for (int64_t i = 0; i < list->chunk_count; i++) height += list->chunks[i]->sum;
  else
    for (int64_t i = 0; i < list->block_count; i++) height += list->blocks[i];
  return height;
}

int floor_list_is_set(const floor_list *list, int64_t item) { return list->set[item]; }

static chunk *find_chunk(const floor_list *list, int64_t *item, int64_t *index) {
  int64_t i = 0;
  while (i + 1 < list->chunk_count && *item >= list->chunks[i]->count)
    *item -= list->chunks[i++]->count;
  if (index) *index = i;
  return list->chunks[i];
}

void floor_list_set(floor_list *list, int64_t item, double height) {
  list->set[item] = 1;
  if (list->columns == 1) {
    chunk *c = find_chunk(list, &item, NULL);
    c->sum += height - c->heights[item];
    c->heights[item] = height;
    return;
  }
  int64_t row = item / list->columns;
  double before = row_height(list, row);
  list->heights[item] = height;
  list->blocks[row / block_rows] += row_height(list, row) - before;
}

void floor_list_insert(floor_list *list, int64_t item, double height) {
  list->count++;
  if (list->columns == 1) {
    int64_t index;
    chunk *c = find_chunk(list, &item, &index);
    if (c->count == chunk_items) {
      chunk *half = malloc(sizeof *half);
      half->count = c->count / 2;
      c->count -= half->count;
      memcpy(half->heights, c->heights + c->count, half->count * sizeof(double));
      half->sum = 0;
      for (int64_t j = 0; j < half->count; j++) half->sum += half->heights[j];
      c->sum -= half->sum;
      memmove(list->chunks + index + 2, list->chunks + index + 1,
              (list->chunk_count - index - 1) * sizeof *list->chunks);
      list->chunks[index + 1] = half;
      list->chunk_count++;
      if (item > c->count) item -= c->count, c = half;
    }
    memmove(c->heights + item + 1, c->heights + item, (c->count - item) * sizeof(double));
    c->heights[item] = height;
    c->count++;
    c->sum += height;
    return;
  }
  memmove(list->heights + item + 1, list->heights + item,
          (list->count - 1 - item) * sizeof(double));
  list->heights[item] = height;
  sum_blocks(list, item / list->columns / block_rows);
}

void floor_list_delete(floor_list *list, int64_t item) {
  list->count--;
  if (list->columns == 1) {
    int64_t index;
    chunk *c = find_chunk(list, &item, &index);
    c->sum -= c->heights[item];
    memmove(c->heights + item, c->heights + item + 1,
            (c->count - item - 1) * sizeof(double));
    c->count--;
    return;
  }
  memmove(list->heights + item, list->heights + item + 1,
          (list->count - item) * sizeof(double));
  sum_blocks(list, item / list->columns / block_rows);
}

static size_t query_column(const floor_list *list, double offset, floor_frame *out) {
  double y = 0;
  int64_t item = 0, i = 0, j = 0;
  while (i < list->chunk_count && y + list->chunks[i]->sum <= offset) {
    y += list->chunks[i]->sum;
    item += list->chunks[i++]->count;
  }
  size_t count = 0;
  for (; i < list->chunk_count; i++, j = 0) {
    const chunk *c = list->chunks[i];
    for (; j < c->count; j++, item++) {
      if (y >= offset + viewport) return count;
      if (y + c->heights[j] > offset)
        out[count++] = (floor_frame){0, y, width, c->heights[j], item};
      y += c->heights[j];
    }
  }
  return count;
}

size_t floor_list_query(const floor_list *list, double offset, floor_frame *out) {
  if (list->columns == 1) return query_column(list, offset, out);
  double y = 0;
  int64_t block = 0;
  while (block < list->block_count && y + list->blocks[block] <= offset)
    y += list->blocks[block++];
  size_t count = 0;
  int64_t rows = row_count(list);
  double side = floor(2 * width / list->columns) / 2;
  for (int64_t row = block * block_rows; row < rows && y < offset + viewport; row++) {
    double height = row_height(list, row);
    if (y + height > offset) {
      for (int column = 0; column < list->columns; column++) {
        int64_t item = row * list->columns + column;
        if (item >= list->count) break;
        if (y + list->heights[item] > offset)
          out[count++] = (floor_frame){column * side, y, side, list->heights[item], item};
      }
    }
    y += height;
  }
  return count;
}
