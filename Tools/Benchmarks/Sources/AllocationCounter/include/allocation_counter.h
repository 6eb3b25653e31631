#ifndef COMPOSITIONAL_ALLOCATION_COUNTER_H
#define COMPOSITIONAL_ALLOCATION_COUNTER_H

#include <stdint.h>

/// The number of allocations of this process so far; zero where they cannot be counted.
int64_t allocation_count(void);

#endif
