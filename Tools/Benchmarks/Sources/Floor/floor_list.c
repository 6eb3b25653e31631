#include "floor_list.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

// Three lists, each the minimum for its scenario:
//
// * A list without edits: heights in one array, those of rows in a tree of prefix sums (Fenwick),
//   so that changing a height and finding a position take logarithmic time.
// * An edited list of one column: heights in chunks, so that an edit moves few of them, and the
//   counts and sums of the chunks in Fenwick trees, rebuilt when a chunk is split.
// * An edited list of several columns: one array, since every edit moves all later items to other
//   rows, and the sums of rows in blocks.

static const double viewport = 844, width = 390;

enum { block_rows = 64, chunk_items = 512 };

typedef struct {
  int64_t count;
  double sum;
  double heights[chunk_items];
} chunk;

struct floor_list {
  int columns;
  int is_edited;
  int64_t count;
  double total;
  unsigned char *set;
  // The heights of the items; unused with chunks.
  double *heights;
  // Fenwick trees of rows or chunks, indexed from 1.
  int64_t tree_count, tree_top;
  double *sums;
  int64_t *counts;
  chunk **chunks;
  int64_t chunk_room;
  double *blocks;
  int64_t block_count;
};

static int64_t row_count(const floor_list *list) {
  return (list->count + list->columns - 1) / list->columns;
}

static double row_height(const floor_list *list, int64_t row) {
  int64_t first = row * list->columns, last = first + list->columns;
  if (last > list->count) last = list->count;
  double height = 0;
  for (int64_t item = first; item < last; item++)
    if (list->heights[item] > height) height = list->heights[item];
  return height;
}

// MARK: Fenwick trees

static void set_tree_count(floor_list *list, int64_t count) {
  list->tree_count = count;
  list->tree_top = 1;
  while (2 * list->tree_top <= count) list->tree_top *= 2;
}

static void add_sum(floor_list *list, int64_t index, double change) {
  for (int64_t i = index + 1; i <= list->tree_count; i += i & -i) list->sums[i] += change;
}

static void add_count(floor_list *list, int64_t index, int64_t change) {
  for (int64_t i = index + 1; i <= list->tree_count; i += i & -i) list->counts[i] += change;
}

/// Returns the index whose prefix sum exceeds `offset`, and its start.
static int64_t find_offset(const floor_list *list, double offset, double *start) {
  int64_t index = 0;
  double before = 0;
  for (int64_t step = list->tree_top; step > 0; step /= 2)
    if (index + step <= list->tree_count && before + list->sums[index + step] <= offset)
      before += list->sums[index += step];
  *start = before;
  return index;
}

// MARK: Chunks

static void sum_chunks(floor_list *list) {
  memset(list->sums, 0, (list->tree_count + 1) * sizeof(double));
  memset(list->counts, 0, (list->tree_count + 1) * sizeof(int64_t));
  for (int64_t i = 1; i <= list->tree_count; i++) {
    list->sums[i] += list->chunks[i - 1]->sum;
    list->counts[i] += list->chunks[i - 1]->count;
    int64_t parent = i + (i & -i);
    if (parent > list->tree_count) continue;
    list->sums[parent] += list->sums[i];
    list->counts[parent] += list->counts[i];
  }
}

static void make_chunks(floor_list *list, double estimate) {
  int64_t fill = chunk_items * 3 / 4;
  set_tree_count(list, (list->count + fill - 1) / fill);
  list->chunk_room = 2 * list->tree_count + 64;
  list->chunks = calloc(list->chunk_room, sizeof *list->chunks);
  list->sums = calloc(list->chunk_room + 1, sizeof(double));
  list->counts = calloc(list->chunk_room + 1, sizeof(int64_t));
  for (int64_t i = 0; i < list->tree_count; i++) {
    chunk *c = list->chunks[i] = malloc(sizeof *c);
    c->count = i + 1 < list->tree_count ? fill : list->count - i * fill;
    c->sum = c->count * estimate;
    for (int64_t j = 0; j < c->count; j++) c->heights[j] = estimate;
  }
  sum_chunks(list);
}

/// Returns the chunk of an item, and sets `item` to its index there; the end is in the last chunk.
static int64_t find_chunk(const floor_list *list, int64_t *item) {
  int64_t index = 0;
  for (int64_t step = list->tree_top; step > 0; step /= 2)
    if (index + step <= list->tree_count && list->counts[index + step] <= *item)
      *item -= list->counts[index += step];
  if (index == list->tree_count) *item += list->chunks[--index]->count;
  return index;
}

static void cut_chunk(floor_list *list, int64_t index) {
  chunk *c = list->chunks[index], *half = malloc(sizeof *half);
  half->count = c->count / 2;
  c->count -= half->count;
  memcpy(half->heights, c->heights + c->count, half->count * sizeof(double));
  half->sum = 0;
  for (int64_t j = 0; j < half->count; j++) half->sum += half->heights[j];
  c->sum -= half->sum;
  memmove(list->chunks + index + 2, list->chunks + index + 1,
          (list->tree_count - index - 1) * sizeof *list->chunks);
  list->chunks[index + 1] = half;
  set_tree_count(list, list->tree_count + 1);
  sum_chunks(list);
}

static size_t query_chunks(const floor_list *list, double offset, floor_frame *out) {
  double y;
  int64_t i = find_offset(list, offset, &y), item = 0;
  for (int64_t k = i; k > 0; k -= k & -k) item += list->counts[k];
  size_t count = 0;
  for (; i < list->tree_count; i++) {
    const chunk *c = list->chunks[i];
    for (int64_t j = 0; j < c->count; j++, item++) {
      if (y >= offset + viewport) return count;
      if (y + c->heights[j] > offset)
        out[count++] = (floor_frame){0, y, width, c->heights[j], item};
      y += c->heights[j];
    }
  }
  return count;
}

// MARK: Rows

static void sum_blocks(floor_list *list, int64_t from) {
  int64_t rows = row_count(list);
  for (int64_t block = from; block < list->block_count; block++) list->total -= list->blocks[block];
  list->block_count = (rows + block_rows - 1) / block_rows;
  for (int64_t block = from; block < list->block_count; block++) {
    int64_t last = (block + 1) * block_rows;
    if (last > rows) last = rows;
    double sum = 0;
    for (int64_t row = block * block_rows; row < last; row++) sum += row_height(list, row);
    list->blocks[block] = sum;
    list->total += sum;
  }
}

static size_t query_rows(const floor_list *list, double offset, floor_frame *out) {
  double y = 0;
  int64_t row;
  if (list->is_edited) {
    int64_t block = 0;
    while (block < list->block_count && y + list->blocks[block] <= offset)
      y += list->blocks[block++];
    row = block * block_rows;
  } else {
    row = find_offset(list, offset, &y);
  }
  size_t count = 0;
  int64_t rows = row_count(list);
  double side = floor(2 * width / list->columns) / 2;
  for (; row < rows && y < offset + viewport; row++) {
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

// MARK: Any list

floor_list *floor_list_make(int64_t items, int columns, double estimate, int is_edited) {
  floor_list *list = calloc(1, sizeof *list);
  list->columns = columns;
  list->is_edited = is_edited;
  list->count = items;
  list->set = calloc(items + 4096, 1);
  int64_t rows = row_count(list);
  if (is_edited && columns == 1) {
    make_chunks(list, estimate);
    list->total = rows * estimate;
    return list;
  }
  list->heights = malloc((items + 4096) * sizeof(double));
  for (int64_t i = 0; i < items; i++) list->heights[i] = estimate;
  if (is_edited) {
    list->blocks = malloc(((items + 4096) / block_rows + 2) * sizeof(double));
    sum_blocks(list, 0);
    return list;
  }
  list->total = rows * estimate;
  set_tree_count(list, rows);
  list->sums = calloc(rows + 1, sizeof(double));
  for (int64_t i = 1; i <= rows; i++) list->sums[i] = (i & -i) * estimate;
  return list;
}

void floor_list_free(floor_list *list) {
  if (list->chunks)
    for (int64_t i = 0; i < list->tree_count; i++) free(list->chunks[i]);
  free(list->chunks);
  free(list->counts);
  free(list->sums);
  free(list->heights);
  free(list->blocks);
  free(list->set);
  free(list);
}

int64_t floor_list_count(const floor_list *list) { return list->count; }

double floor_list_height(const floor_list *list) { return list->total; }

int floor_list_is_set(const floor_list *list, int64_t item) { return list->set[item]; }

void floor_list_set(floor_list *list, int64_t item, double height) {
  list->set[item] = 1;
  double change;
  if (list->chunks) {
    int64_t index = find_chunk(list, &item);
    chunk *c = list->chunks[index];
    change = height - c->heights[item];
    c->sum += change;
    c->heights[item] = height;
    add_sum(list, index, change);
  } else {
    int64_t row = item / list->columns;
    double before = row_height(list, row);
    list->heights[item] = height;
    change = row_height(list, row) - before;
    if (list->is_edited)
      list->blocks[row / block_rows] += change;
    else
      add_sum(list, row, change);
  }
  list->total += change;
}

void floor_list_insert(floor_list *list, int64_t item, double height) {
  list->count++;
  if (!list->chunks) {
    memmove(list->heights + item + 1, list->heights + item,
            (list->count - 1 - item) * sizeof(double));
    list->heights[item] = height;
    sum_blocks(list, item / list->columns / block_rows);
    return;
  }
  int64_t index = find_chunk(list, &item);
  chunk *c = list->chunks[index];
  if (c->count == chunk_items) {
    cut_chunk(list, index);
    if (item > c->count) {
      item -= c->count;
      c = list->chunks[++index];
    }
  }
  memmove(c->heights + item + 1, c->heights + item, (c->count - item) * sizeof(double));
  c->heights[item] = height;
  c->count++;
  c->sum += height;
  list->total += height;
  add_count(list, index, 1);
  add_sum(list, index, height);
}

void floor_list_delete(floor_list *list, int64_t item) {
  list->count--;
  if (!list->chunks) {
    memmove(list->heights + item, list->heights + item + 1,
            (list->count - item) * sizeof(double));
    sum_blocks(list, item / list->columns / block_rows);
    return;
  }
  int64_t index = find_chunk(list, &item);
  chunk *c = list->chunks[index];
  double height = c->heights[item];
  memmove(c->heights + item, c->heights + item + 1, (c->count - item - 1) * sizeof(double));
  c->count--;
  c->sum -= height;
  list->total -= height;
  add_count(list, index, -1);
  add_sum(list, index, -height);
}

size_t floor_list_query(const floor_list *list, double offset, floor_frame *out) {
  return list->chunks ? query_chunks(list, offset, out) : query_rows(list, offset, out);
}

int64_t floor_heap_bytes(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return 0;
#endif
}
