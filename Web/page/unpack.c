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

static word range, code, state, rep0, rep1, rep2, rep3, done;
static const byte *input;

static void fill(void *place, word bytes) {
  unsigned short *table = place;
  for (word index = 0; index < bytes / 2; index++) table[index] = 1024;
}

static inline void normalize(void) {
  if (range < 0x1000000) {
    range <<= 8;
    code = code << 8 | *input++;
  }
}

static inline word bit(unsigned short *probability) {
  word bound = (range >> 11) * *probability;
  word value;
  if (code < bound) {
    range = bound;
    *probability += (2048 - *probability) >> 5;
    value = 0;
  } else {
    range -= bound;
    code -= bound;
    *probability -= *probability >> 5;
    value = 1;
  }
  normalize();
  return value;
}

static inline word tree(unsigned short *table, word count) {
  word node = 1;
  for (word index = 0; index < count; index++) node = node << 1 | bit(table + node);
  return node - (1u << count);
}

static word reverseTree(unsigned short *table, word count) {
  word node = 1, value = 0;
  for (word index = 0; index < count; index++) {
    word next = bit(table + node);
    node = node << 1 | next;
    value |= next << index;
  }
  return value;
}

static word direct(word count) {
  word value = 0;
  while (count--) {
    range >>= 1;
    word next = code >= range;
    if (next) code -= range;
    value = value << 1 | next;
    normalize();
  }
  return value;
}

static word length(Lengths *coder) {
  if (!bit(&coder->choice[0])) return tree(coder->low, 3);
  if (!bit(&coder->choice[1])) return 8 + tree(coder->middle, 3);
  return 16 + tree(coder->high, 8);
}

/// The value of a character: the digits are 1 to 8, 14 to 31, and 33 to 115 but 60.
static inline word digit(byte text) {
  return text < 9 ? text - 1 : text < 32 ? text - 6 : text < 60 ? text - 7 : text - 8;
}

/// Turns text into bytes in place: four characters for 27 bits, in base 108.
__attribute__((export_name("bytes")))
void bytes(byte *text, word count) {
  byte *out = text;
  unsigned long long rest = 0;
  word bits = 0;
  for (word at = 0; at < count; at += 4) {
    word value = 0;
    for (word each = at; each < at + 4; each++) value = value * 108 + digit(text[each]);
    rest = rest << 27 | value;
    for (bits += 27; bits >= 8; bits -= 8) *out++ = (byte)(rest >> (bits - 8));
    rest &= 255;
  }
}

/// Prepares to decode a stream of lc = 3, lp = 0 and pb = 0, without its header.
__attribute__((export_name("start")))
void start(const byte *from) {
  fill(literals, sizeof literals);
  fill(isMatch, sizeof isMatch), fill(isRep, sizeof isRep), fill(isRepG0, sizeof isRepG0);
  fill(isRepG1, sizeof isRepG1), fill(isRepG2, sizeof isRepG2);
  fill(isRep0Long, sizeof isRep0Long), fill(slots, sizeof slots);
  fill(specials, sizeof specials), fill(aligns, sizeof aligns);
  fill(&matchLength, sizeof matchLength), fill(&repLength, sizeof repLength);
  input = from;
  range = 0xffffffff;
  code = 0;
  for (int index = 0; index < 5; index++) code = code << 8 | *input++;
}

/// Decodes until at least so many bytes are there; 0 if the stream is damaged.
__attribute__((export_name("unpack")))
int unpack(byte *output, word size, word limit) {
  while (done < limit) {
    if (!bit(&isMatch[state])) {
      word previous = done ? output[done - 1] : 0;
      unsigned short *table = literals + 0x300 * (previous >> 5);
      word symbol = 1;
      if (state >= 7) {
        word match = output[done - rep0 - 1];
        while (symbol < 0x100) {
          word expected = match >> 7 & 1;
          match <<= 1;
          word found = bit(table + ((1 + expected) << 8) + symbol);
          symbol = symbol << 1 | found;
          if (found != expected) break;
        }
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(table + symbol);
      output[done++] = (byte)symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    word count;
    if (bit(&isRep[state])) {
      if (!bit(&isRepG0[state])) {
        if (!bit(&isRep0Long[state])) {
          if (rep0 + 1 > done) return 0;
          state = state < 7 ? 9 : 11;
          output[done] = output[done - rep0 - 1];
          done++;
          continue;
        }
      } else {
        word distance = rep1;
        if (bit(&isRepG1[state])) {
          distance = rep2;
          if (bit(&isRepG2[state])) {
            distance = rep3;
            rep3 = rep2;
          }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = distance;
      }
      count = length(&repLength);
      state = state < 7 ? 8 : 11;
    } else {
      rep3 = rep2, rep2 = rep1, rep1 = rep0;
      count = length(&matchLength);
      state = state < 7 ? 7 : 10;
      word slot = tree(slots + ((count < 3 ? count : 3) << 6), 6);
      rep0 = slot;
      if (slot >= 4) {
        word bits = (slot >> 1) - 1;
        word base = (2 | (slot & 1)) << bits;
        rep0 = slot < 14 ? base + reverseTree(specials + base - slot, bits)
                         : base + direct(bits - 4) * 16 + reverseTree(aligns, 4);
      }
    }
    if (rep0 + 1 > done) return 0;
    word end = done + count + 2;
    if (end > size) end = size;
    for (word at = done - rep0 - 1; done < end;) output[done++] = output[at++];
  }
  return 1;
}
