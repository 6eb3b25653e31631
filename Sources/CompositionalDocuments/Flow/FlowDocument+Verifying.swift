import Compositional

extension FlowDocument {
  /// Lays out the document and compares the result with its expectations.
  ///
  /// Frames, sizes and offsets are compared with a tolerance of 0.01 points.
  ///
  /// - Throws: ``DocumentError`` if the document has no expectations, or the layout is too large.
  /// - Complexity: O(elements) if the elements must be complete; otherwise O(expectations)
  public func verify() throws(DocumentError) -> CaseReport {
    guard let expected else {
      throw DocumentError(
        path: "",
        message: "a flow layout without \"expected\"; add what to compare it with, such as "
          + "{\"contentSize\": [320, 480]}")
    }
    let view = try FlowView(self)
    var verifier = CaseVerifier(view.frames, at: view.viewport)
    return verifier.report(on: expected, named: name)
  }
}
