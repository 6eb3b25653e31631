import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// Reads bytes as each of the formats, and uses what is accepted.
///
/// libFuzzer calls this function with inputs that it makes up. A trap, an endless loop, too much
/// memory and ``fail(_:)`` are finds.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let document = try? InputDocument(json: bytes) { DocumentUse(document).run() }
  if let script = try? ScrollScript(json: bytes) { ScriptUse(script).run() }
  if let recording = try? Recording(json: bytes) { RecordingUse(recording).run() }
  return 0
}

/// Ends the process with a sentence, which is a find.
func fail(_ sentence: String) -> Never { fatalError(sentence) }
