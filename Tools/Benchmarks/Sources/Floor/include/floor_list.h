#ifndef COMPOSITIONAL_FLOOR_LIST_H
#define COMPOSITIONAL_FLOOR_LIST_H

#include "floor.h"

// The floor of the scenarios with measured rows: rows of `columns` items, each as high as its
// highest item.

typedef struct floor_list floor_list;

/// Creates a list of items with an estimated height; it can be edited only if `is_edited` is true.
floor_list *floor_list_make(int64_t items, int columns, double estimate, int is_edited);
void floor_list_free(floor_list *list);

/// Returns the number of items.
int64_t floor_list_count(const floor_list *list);

/// Returns the height of the content.
double floor_list_height(const floor_list *list);

/// Sets the height of an item.
void floor_list_set(floor_list *list, int64_t item, double height);

/// Inserts an item; later items move down.
void floor_list_insert(floor_list *list, int64_t item, double height);

/// Deletes an item; later items move up.
void floor_list_delete(floor_list *list, int64_t item);

/// Writes the visible frames at `offset`, and returns their number.
size_t floor_list_query(const floor_list *list, double offset, floor_frame *out);

/// Returns true if the height of an item has been set.
int floor_list_is_set(const floor_list *list, int64_t item);

/// Returns the bytes of the heap that are in use; zero where the system does not tell.
int64_t floor_heap_bytes(void);

#endif
