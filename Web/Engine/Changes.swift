// Measured sizes and changes of the data: what a list asks for while it scrolls. The layout changes in place.

extension Host {
  /// Records measured sizes, and writes into the memory of queries the size of the content and the
  /// adjustment of the offset.
  ///
  /// - Parameters:
  ///   - names: The identifiers, each with a zero at its end.
  ///   - lengths: A width and a height for each; NaN for a length that was not measured.
  ///   - viewport: The viewport whose content keeps its place; nil for none.
  mutating func measure(
    _ names: UnsafeBufferPointer<UInt8>, _ lengths: UnsafePointer<Double>, in viewport: Viewport?
  ) -> Status {
    var sizes: [ElementMeasurement] = []
    let each = names.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    for (index, name) in each.enumerated() {
      let text = String(decoding: name, as: UTF8.self)
      guard let id = ElementID(text) else {
        return refuse(
          DocumentError(path: "list[\(index)].id", message: "\"\(text)\" names no element"))
      }
      let (width, height) = (lengths[2 * index], lengths[2 * index + 1])
      sizes.append(
        ElementMeasurement(
          id, PreferredSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)))
    }
    var here = viewport
    for size in sizes {
      guard let moved = subject?.record(size, in: here) else { continue }
      here?.contentOffset.x += moved.x
      here?.contentOffset.y += moved.y
    }
    guard let content = subject?.layout.contentSize, let start = window.start else {
      return refuse("no layout is loaded")
    }
    start[0] = content.width
    start[1] = content.height
    start[2] = (here?.contentOffset.x ?? 0) - (viewport?.contentOffset.x ?? 0)
    start[3] = (here?.contentOffset.y ?? 0) - (viewport?.contentOffset.y ?? 0)
    return .done
  }

  /// Changes the data by operations in JSON, such as `{"insert": ["0.3"]}`.
  mutating func change(_ text: [UInt8]) -> Status {
    guard subject != nil else { return refuse("no layout is loaded") }
    do throws(DocumentError) {
      try subject?.update(DataChange(json: text))
      return .done
    } catch {
      return refuse(error)
    }
  }
}
