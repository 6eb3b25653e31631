import Compositional
import CompositionalDocuments

extension LayoutInference {
  /// The most names of elements that a report lists in a view.
  package static let mostNames = 100

  /// Returns the report as a JSON text, with the layout as in a document.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  /// - Complexity: O(elements)
  public func jsonText() throws(EncodingError) -> String {
    JSONPrinter.print(try json())
  }

  /// Returns the report as a value of JSON.
  ///
  /// - Parameter isDetailed: True to add the elements that were given to each view, and its layout to
  ///   each alternative.
  /// - Throws: `EncodingError` if a number is not finite.
  /// - Complexity: O(elements)
  package func json(isDetailed: Bool = false) throws(EncodingError) -> JSONValue {
    let root = DocumentPath.root
    var members: [JSONValue.Member] = [
      .init(key: "version", value: .integer(1)),
      .init(key: "matched", value: .bool(isExplained)),
      .init(key: "asMeasured", value: .bool(isAsMeasured)),
      .init(
        key: "memorizedSections", value: .array(memorizedSections.map(JSONValue.integer))),
      .init(key: "layout", value: try layout?.written(at: root.appending("layout")) ?? .null),
      .init(key: "itemCounts", value: .array(itemCounts.map(JSONValue.integer))),
    ]
    var list: [JSONValue] = []
    for (index, view) in views.enumerated() {
      list.append(try view.written(at: root.appending("views").appending(index), isDetailed))
    }
    members.append(.init(key: "views", value: .array(list)))
    list = []
    for (index, dimension) in dimensions.enumerated() {
      let path = root.appending("dimensions").appending(index)
      list.append(try dimension.written(at: path, isDetailed))
    }
    members.append(.init(key: "dimensions", value: .array(list)))
    list = []
    for (index, spacing) in spacings.enumerated() {
      let path = root.appending("spacings").appending(index)
      list.append(try spacing.written(at: path, isDetailed))
    }
    members.append(.init(key: "spacings", value: .array(list)))
    members.append(.init(key: "names", value: .array(names.map { $0.json })))
    if let flow {
      members.append(.init(key: "flow", value: try flow.written(at: root.appending("flow"))))
    }
    return .object(members)
  }
}

extension LayoutInference.View {
  fileprivate func written(
    at path: DocumentPath, _ isDetailed: Bool
  ) throws(EncodingError) -> JSONValue {
    func names(_ ids: [ElementID]) -> JSONValue {
      .array(ids.prefix(LayoutInference.mostNames).map { .string($0.description) })
    }
    var members: [JSONValue.Member] = [
      .init(
        key: "size",
        value: try environment.container.contentSize.written(at: path.appending("size"))),
      .init(
        key: "displayScale",
        value: try environment.displayScale.written(at: path.appending("displayScale"))),
    ]
    if environment.layoutDirection == .rightToLeft {
      members.append(.init(key: "layoutDirection", value: .string("rightToLeft")))
    }
    if environment.safeAreaInsets != .zero {
      let insets = try environment.safeAreaInsets.written(at: path.appending("safeAreaInsets"))
      members.append(.init(key: "safeAreaInsets", value: insets))
    }
    if environment.layoutMargins != .zero {
      let margins = try environment.layoutMargins.written(at: path.appending("layoutMargins"))
      members.append(.init(key: "layoutMargins", value: margins))
    }
    if let readable = environment.readableContentInsets, readable != .zero,
      readable != environment.layoutMargins
    {
      let insets = try readable.written(at: path.appending("readableContentInsets"))
      members.append(.init(key: "readableContentInsets", value: insets))
    }
    members.append(.init(key: "guessed", value: .bool(isGuessed)))
    if let measurement {
      let value = try measurement.written(at: path.appending("measurement"))
      members.append(.init(key: "measurement", value: value))
    }
    members += [
      .init(key: "elements", value: .integer(elementCount)),
      .init(key: "matched", value: .integer(elementCount - unexplained.count)),
      .init(key: "unexplained", value: names(unexplained)),
      .init(key: "absent", value: names(absent)),
    ]
    if isDetailed {
      var list: [JSONValue] = []
      for element in elements {
        let frame = try element.frame.written(at: path.appending("given"))
        list.append(
          .object([
            .init(key: "id", value: .string(element.id.description)),
            .init(key: "frame", value: frame),
          ]))
      }
      members.append(.init(key: "given", value: .array(list)))
    }
    return .object(members)
  }
}

extension InferredDimension {
  fileprivate func written(
    at path: DocumentPath, _ isDetailed: Bool
  ) throws(EncodingError) -> JSONValue {
    var others: [JSONValue] = []
    for (index, other) in alternatives.enumerated() {
      let place = path.appending("alternatives").appending(index)
      let value = try other.dimension.written(at: place.appending("value"))
      var members: [JSONValue.Member] = [.init(key: "value", value: value)]
      if let size = other.decidingSize {
        let size = try size.written(at: place.appending("differsAt"))
        members.append(.init(key: "differsAt", value: size))
      }
      if isDetailed {
        let layout = try other.layout.written(at: place.appending("layout"))
        members.append(.init(key: "layout", value: layout))
      }
      others.append(.object(members))
    }
    return .object([
      .init(key: "path", value: .string(self.path)),
      .init(key: "value", value: try dimension.written(at: path.appending("value"))),
      .init(key: "certain", value: .bool(isCertain)),
      .init(key: "alternatives", value: .array(others)),
    ])
  }
}

extension InferredSpacing {
  fileprivate func written(
    at path: DocumentPath, _ isDetailed: Bool
  ) throws(EncodingError) -> JSONValue {
    var others: [JSONValue] = []
    for (index, other) in alternatives.enumerated() {
      let place = path.appending("alternatives").appending(index)
      var members = [try other.value.written(at: place)]
      if let size = other.decidingSize {
        let size = try size.written(at: place.appending("differsAt"))
        members.append(.init(key: "differsAt", value: size))
      }
      // Another reference goes with other insets.
      var isReference = false
      if case .reference = other.value { isReference = true }
      if isDetailed || isReference {
        let layout = try other.layout.written(at: place.appending("layout"))
        members.append(.init(key: "layout", value: layout))
      }
      others.append(.object(members))
    }
    return .object([
      .init(key: "path", value: .string(self.path)),
      try value.written(at: path),
      .init(key: "certain", value: .bool(isCertain)),
      .init(key: "alternatives", value: .array(others)),
    ])
  }
}

extension InferredName {
  fileprivate var json: JSONValue {
    .object([
      .init(key: "path", value: .string(path)), .init(key: "value", value: .string(name)),
      .init(key: "alternatives", value: .array(alternatives.map(JSONValue.string))),
    ])
  }
}

extension InferredSpacing.Value {
  fileprivate func written(at path: DocumentPath) throws(EncodingError) -> JSONValue.Member {
    switch self {
    case .points(let points):
      .init(key: "value", value: try points.written(at: path.appending("value")))
    case .items(let spacing):
      .init(key: "value", value: try spacing.written(at: path.appending("value")))
    case .reference(let reference): .init(key: "value", value: .string("\(reference)"))
    case .cellInsets(let points):
      .init(key: "cellInsets", value: try points.written(at: path.appending("cellInsets")))
    }
  }
}

extension InferredFlow {
  fileprivate func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .object([
      .init(
        key: "minimumInteritemSpacing",
        value: try CGFloat(minimumInteritemSpacing).written(at: path)),
      .init(key: "minimumLineSpacing", value: try CGFloat(minimumLineSpacing).written(at: path)),
      .init(key: "sectionInset", value: try sectionInset.written(at: path)),
      .init(key: "itemSizes", value: try itemSizes.written(at: path)),
    ])
  }
}
