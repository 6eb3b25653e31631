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
