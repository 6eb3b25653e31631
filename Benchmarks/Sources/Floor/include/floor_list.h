#ifndef COMPOSITIONAL_FLOOR_LIST_H
#define COMPOSITIONAL_FLOOR_LIST_H

#include "floor.h"

// The floor of the scenarios with measured rows: rows of `columns` items, each as high as its
// highest item.

typedef struct floor_list floor_list;

/// Makes a list of items that have an estimate; only one that says so can be edited.
floor_list *floor_list_make(int64_t items, int columns, double estimate, int is_edited);
void floor_list_free(floor_list *list);

/// The items.
int64_t floor_list_count(const floor_list *list);

/// The height of everything.
double floor_list_height(const floor_list *list);

/// Sets the height of an item.
void floor_list_set(floor_list *list, int64_t item, double height);

/// Puts an item in; the ones behind it move on.
void floor_list_insert(floor_list *list, int64_t item, double height);

/// Takes an item out; the ones behind it move up.
void floor_list_delete(floor_list *list, int64_t item);

/// Writes what a viewport at `offset` shows; answers how many.
size_t floor_list_query(const floor_list *list, double offset, floor_frame *out);

/// Whether an item was set.
int floor_list_is_set(const floor_list *list, int64_t item);

#endif
