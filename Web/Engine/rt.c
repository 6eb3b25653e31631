// What the module needs of a C library: memory, and functions that the host gives.

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long u64;
typedef __int128 i128;

#define IMPORT(n) __attribute__((import_module("env"), import_name(#n)))

// Functions of the host.
IMPORT(exp) double host_exp(double);
IMPORT(log) double host_log(double);
IMPORT(expm1) double host_expm1(double);
IMPORT(sin) double host_sin(double);
IMPORT(pow) double host_pow(double, double);
IMPORT(strtod) double host_strtod(const char *, size_t);
IMPORT(report) void host_report(const unsigned char *, size_t);

double exp(double x) { return host_exp(x); }
double log(double x) { return host_log(x); }
double expm1(double x) { return host_expm1(x); }
double sin(double x) { return host_sin(x); }
double pow(double x, double y) { return host_pow(x, y); }
int putchar(int c) { return c; }
void compositional_report(const unsigned char *text, size_t count) { host_report(text, count); }

double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1.0, x) : whole;
}

// Memory: blocks of powers of two, reused by size. The header of a block, 16 bytes long, ends with
// the exponent of its size; that of an aligned block ends with the address of its plain block.
extern unsigned char __heap_base;
static size_t top = 0;
static void *bins[32];

static void *more(size_t count) {
  if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = top, size = (size_t)__builtin_wasm_memory_size(0) * 65536;
  if (count > (size_t)-1 - start) __builtin_trap();
  top = start + count;
  if (top > size) {
    size_t pages = (top - size + 65535) / 65536;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  return (void *)start;
}

void *malloc(size_t count) {
  int bin = 4;
  while (bin < 31 && ((size_t)1 << bin) < count) bin++;
  if (((size_t)1 << bin) < count) __builtin_trap();
  char *block = bins[bin];
  if (block) bins[bin] = *(void **)block;
  else block = (char *)more(((size_t)1 << bin) + 16) + 16;
  ((size_t *)block)[-1] = (size_t)bin;
  return block;
}

void free(void *block) {
  if (!block) return;
  size_t header = ((size_t *)block)[-1];
  if (header >= 64) block = (void *)header;
  int bin = (int)((size_t *)block)[-1];
  *(void **)block = bins[bin];
  bins[bin] = block;
}

int posix_memalign(void **out, size_t alignment, size_t count) {
  if (alignment <= 16) {
    *out = malloc(count);
    return 0;
  }
  char *block = malloc(count + alignment + 16);
  size_t address = ((size_t)block + 16 + alignment - 1) & ~(alignment - 1);
  ((size_t *)address)[-1] = (size_t)block;
  *out = (void *)address;
  return 0;
}

void *memcpy(void *to, const void *from, size_t n) { return __builtin_memcpy(to, from, n); }
void *memmove(void *to, const void *from, size_t n) { return __builtin_memmove(to, from, n); }
void *memset(void *to, int byte, size_t n) { return __builtin_memset(to, byte, n); }
int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < n; i++)
    if (x[i] != y[i]) return x[i] - y[i];
  return 0;
}
size_t strlen(const char *text) {
  size_t n = 0;
  while (text[n]) n++;
  return n;
}

// The seed of hashing, the same in every run.
static u64 seed = 88172645463325252ull;
void arc4random_buf(void *to, size_t n) {
  unsigned char *bytes = to;
  for (size_t i = 0; i < n; i++) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    bytes[i] = (unsigned char)seed;
  }
}

// The product of two integers of 128 bits.
i128 __multi3(i128 a, i128 b) {
  union {
    i128 value;
    struct {
      u64 low, high;
    } part;
  } x, y, result;
  x.value = a;
  y.value = b;
  u64 al = x.part.low & 0xffffffffu, ah = x.part.low >> 32;
  u64 bl = y.part.low & 0xffffffffu, bh = y.part.low >> 32;
  u64 ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  u64 middle = (ll >> 32) + (lh & 0xffffffffu) + (hl & 0xffffffffu);
  result.part.low = (ll & 0xffffffffu) | (middle << 32);
  result.part.high = hh + (lh >> 32) + (hl >> 32) + (middle >> 32) + x.part.low * y.part.high
    + x.part.high * y.part.low;
  return result.value;
}

// Reads a number; the host answers NaN for a text that is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  size_t count = strlen(text);
  double value = host_strtod(text, count);
  if (value != value) return 0;
  *out = value;
  return text + count;
}
