// What the standard library asks of the tables of Unicode, answered as for characters that have no
// properties: the core only compares names, which core.js has composed.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

u16 _swift_stdlib_getNormData(u32 scalar) { return 0; }
u32 _swift_stdlib_getComposition(u32 first, u32 second) { return 0xffffffffu; }
u32 _swift_stdlib_getDecompositionEntry(u32 scalar) { return 0; }
u64 _swift_stdlib_getBinaryProperties(u32 scalar) { return 0; }
u8 _swift_stdlib_getGeneralCategory(u32 scalar) { return 0; }
u8 _swift_stdlib_getGraphemeBreakProperty(u32 scalar) { return 0; }
int _swift_stdlib_getMapping(u32 scalar, u8 mapping) { return 0; }
const u8 *_swift_stdlib_getSpecialMapping(u32 scalar, u8 mapping, long *length) { return 0; }
_Bool _swift_stdlib_isExtendedPictographic(u32 scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(u32 scalar) { return 0; }
const u8 *const _swift_stdlib_nfd_decompositions = 0;
