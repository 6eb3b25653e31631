// Decodes an LZMA stream. The page has it as WebAssembly, which is faster than a script.
//
// The memory holds the input at its start, and the output behind it; boot.js knows the places. The
// decoder stops where it is told, so that the page can use the first part while the rest is decoded.

typedef unsigned char byte;
typedef unsigned int word;

enum { states = 12, tableSize = 16 };

typedef struct {
  unsigned short choice[2];
  unsigned short low[8];
  unsigned short middle[8];
  unsigned short high[256];
} Lengths;

static unsigned short literals[0x300 << 4];
static unsigned short isMatch[states], isRep[states], isRepG0[states], isRepG1[states];
static unsigned short isRepG2[states], isRep0Long[states];
static unsigned short slots[4 << 6], specials[128], aligns[tableSize];
static Lengths matchLength, repLength;

/// Where the decoder of bits is. A call has it in variables of its own, which are faster than memory.
typedef struct {
  word range, code;
  const byte *input;
  word state, rep0, rep1, rep2, rep3, done;
} Place;

static Place kept;

static void fill(void *place, word bytes) {
  unsigned short *table = place;
  for (word index = 0; index < bytes / 2; index++) table[index] = 1024;
}

static inline void normalize(Place *at) {
  if (at->range < 0x1000000) {
    at->range <<= 8;
    at->code = at->code << 8 | *at->input++;
  }
}

static inline __attribute__((always_inline)) word bit(Place *at, unsigned short *probability) {
  word chance = *probability;
  word bound = (at->range >> 11) * chance;
  word value;
  if (at->code < bound) {
    at->range = bound;
    *probability = chance + ((2048 - chance) >> 5);
    value = 0;
  } else {
    at->range -= bound;
    at->code -= bound;
    *probability = chance - (chance >> 5);
    value = 1;
  }
  normalize(at);
  return value;
}

static inline __attribute__((always_inline)) word tree(Place *at, unsigned short *table, word count) {
  word node = 1;
  for (word index = 0; index < count; index++) node = node << 1 | bit(at, table + node);
  return node - (1u << count);
}

static inline __attribute__((always_inline)) word reverseTree(Place *at, unsigned short *table, word count) {
  word node = 1, value = 0;
  for (word index = 0; index < count; index++) {
    word next = bit(at, table + node);
    node = node << 1 | next;
    value |= next << index;
  }
  return value;
}

static inline __attribute__((always_inline)) word direct(Place *at, word count) {
  word value = 0;
  while (count--) {
    at->range >>= 1;
    word next = at->code >= at->range;
    if (next) at->code -= at->range;
    value = value << 1 | next;
    normalize(at);
  }
  return value;
}

static inline __attribute__((always_inline)) word length(Place *at, Lengths *coder) {
  if (!bit(at, &coder->choice[0])) return tree(at, coder->low, 3);
  if (!bit(at, &coder->choice[1])) return 8 + tree(at, coder->middle, 3);
  return 16 + tree(at, coder->high, 8);
}

/// The value of a character: the digits are 1 to 8, 14 to 31, and 33 to 123 but 60.
static inline word digit(byte text) {
  return text < 9 ? text - 1 : text < 32 ? text - 6 : text < 60 ? text - 7 : text - 8;
}

/// Turns text into bytes: seven characters for six bytes, in base 116. A part that is not the last has
/// a multiple of seven characters, and its bytes may overwrite the text before its end.
__attribute__((export_name("bytes")))
void bytes(const byte *text, byte *out, word count) {
  for (word at = 0; at < count; at += 7) {
    unsigned long long value = 0;
    for (word each = at; each < at + 7; each++) value = value * 116 + digit(text[each]);
    for (int shift = 40; shift >= 0; shift -= 8) *out++ = (byte)(value >> shift);
  }
}

/// Prepares to decode a stream of lc = 4, lp = 0 and pb = 0, without its header.
__attribute__((export_name("start")))
void start(const byte *from) {
  fill(literals, sizeof literals);
  fill(isMatch, sizeof isMatch), fill(isRep, sizeof isRep), fill(isRepG0, sizeof isRepG0);
  fill(isRepG1, sizeof isRepG1), fill(isRepG2, sizeof isRepG2);
  fill(isRep0Long, sizeof isRep0Long), fill(slots, sizeof slots);
  fill(specials, sizeof specials), fill(aligns, sizeof aligns);
  fill(&matchLength, sizeof matchLength), fill(&repLength, sizeof repLength);
  kept.input = from;
  kept.range = 0xffffffff;
  kept.code = 0;
  for (int index = 0; index < 5; index++) kept.code = kept.code << 8 | *kept.input++;
}

/// Decodes until at least so many bytes are there; 0 if the stream is damaged.
__attribute__((export_name("unpack")))
int unpack(byte *output, word size, word limit) {
  Place at = kept;
  while (at.done < limit) {
    if (!bit(&at, &isMatch[at.state])) {
      word previous = at.done ? output[at.done - 1] : 0;
      unsigned short *table = literals + 0x300 * (previous >> 4);
      word symbol = 1;
      if (at.state >= 7) {
        word match = output[at.done - at.rep0 - 1];
        while (symbol < 0x100) {
          word expected = match >> 7 & 1;
          match <<= 1;
          word found = bit(&at, table + ((1 + expected) << 8) + symbol);
          symbol = symbol << 1 | found;
          if (found != expected) break;
        }
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(&at, table + symbol);
      output[at.done++] = (byte)symbol;
      at.state = at.state < 4 ? 0 : at.state < 10 ? at.state - 3 : at.state - 6;
      continue;
    }
    word count;
    if (bit(&at, &isRep[at.state])) {
      if (!bit(&at, &isRepG0[at.state])) {
        if (!bit(&at, &isRep0Long[at.state])) {
          if (at.rep0 + 1 > at.done) return 0;
          at.state = at.state < 7 ? 9 : 11;
          output[at.done] = output[at.done - at.rep0 - 1];
          at.done++;
          continue;
        }
      } else {
        word distance = at.rep1;
        if (bit(&at, &isRepG1[at.state])) {
          distance = at.rep2;
          if (bit(&at, &isRepG2[at.state])) {
            distance = at.rep3;
            at.rep3 = at.rep2;
          }
          at.rep2 = at.rep1;
        }
        at.rep1 = at.rep0;
        at.rep0 = distance;
      }
      count = length(&at, &repLength);
      at.state = at.state < 7 ? 8 : 11;
    } else {
      at.rep3 = at.rep2, at.rep2 = at.rep1, at.rep1 = at.rep0;
      count = length(&at, &matchLength);
      at.state = at.state < 7 ? 7 : 10;
      word slot = tree(&at, slots + ((count < 3 ? count : 3) << 6), 6);
      at.rep0 = slot;
      if (slot >= 4) {
        word bits = (slot >> 1) - 1;
        word base = (2 | (slot & 1)) << bits;
        at.rep0 = slot < 14 ? base + reverseTree(&at, specials + base - slot, bits)
                         : base + direct(&at, bits - 4) * 16 + reverseTree(&at, aligns, 4);
      }
    }
    if (at.rep0 + 1 > at.done) return 0;
    word end = at.done + count + 2;
    if (end > size) end = size;
    for (word from = at.done - at.rep0 - 1; at.done < end;) output[at.done++] = output[from++];
  }
  kept = at;
  return 1;
}
