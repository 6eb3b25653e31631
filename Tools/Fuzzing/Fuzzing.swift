/// Uses the inputs that libFuzzer makes up.
///
/// A trap, an endless loop, too much memory and a complaint are finds.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do throws(InputUse.Complaint) {
    try InputUse.use(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError(error.description)
  }
  return 0
}

/// Mutates an input in place: four of five times as JSON, else as bytes.
///
/// - Returns: The number of bytes of the new input, at most `capacity`.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  guard let start, seed % 5 != 0 else { return mutateBytes(start, count, capacity) }
  var mutator = JSONMutator(seed: seed)
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let mutated = mutator.mutated(bytes), mutated.count <= capacity else {
    return mutateBytes(start, count, capacity)
  }
  for (index, byte) in mutated.enumerated() { start[index] = byte }
  return mutated.count
}

/// The mutation of libFuzzer.
@_silgen_name("LLVMFuzzerMutate")
func mutateBytes(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ capacity: Int) -> Int
