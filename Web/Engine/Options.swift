// The options that override the environment and the data of a document.

/// The options of a page, as an object of JSON.
struct Options {
  enum Key: String, CaseIterable {
    case device, size, displayScale, safeAreaInsets, layoutMargins, readableContentInsets
    case contentInset, layoutDirection, contentSizeCategory, hasNavigationBar, systemVersion
    case itemCounts, contentOffset, orthogonalOffsets
  }

  let object: ObjectReader<Key>

  init(json bytes: [UInt8]) throws(DocumentError) {
    let value: JSONValue = bytes.isEmpty ? .object([]) : try JSONParser.parse(bytes)
    let path = DocumentPath([.key("options")])
    object = try ObjectReader(
      DocumentReader(value, at: path), form: #"options such as {"size": [390, 844]}"#, Key.self)
  }
}

extension CaseDocument {
  /// Replaces what the options say.
  mutating func apply(_ options: Options) throws(DocumentError) {
    let object = options.object
    try environment.apply(options)
    if let counts = object[.itemCounts] {
      var list: [Int] = []
      for reader in try counts.elements("an array of item counts") {
        list.append(try reader.integer(in: 0...DocumentBounds.items, DocumentBounds.itemsForm))
      }
      guard list.count <= DocumentBounds.sections else {
        throw counts.failure("expected at most \(DocumentBounds.sections) sections")
      }
      itemCounts = list
    }
    if let offset: CGPoint = try object.optional(.contentOffset) { contentOffset = offset }
    if let offsets = object[.orthogonalOffsets] {
      for (key, reader) in try offsets.members("offsets by section, such as {\"1\": 120}") {
        guard let section = Int(key), 0..<DocumentBounds.sections ~= section else {
          throw reader.failure("expected \(DocumentBounds.sectionForm)")
        }
        orthogonalOffsets[section] = try reader.number()
      }
    }
  }
}

extension CaseEnvironment {
  /// Replaces what the options say; insets and margins of a device follow its size.
  mutating func apply(_ options: Options) throws(DocumentError) {
    let object = options.object
    if let system: SystemVersion = try object.optional(.systemVersion) { follow(system) }
    if let device: DevicePreset = try object.optional(.device) {
      show(in: CaseEnvironment(device: device))
    }
    if let size = try object[.size]?.viewSize() { resize(to: size) }
    displayScale = try object[.displayScale]?.displayScale() ?? displayScale
    safeAreaInsets = try insets(.safeAreaInsets, object) ?? safeAreaInsets
    if let margins = try insets(.layoutMargins, object) {
      layoutMargins = margins
      readableContentInsets = nil
    }
    readableContentInsets = try insets(.readableContentInsets, object) ?? readableContentInsets
    contentInset = try insets(.contentInset, object) ?? contentInset
    layoutDirection = try object.value(.layoutDirection, default: layoutDirection)
    contentSizeCategory = try object.value(.contentSizeCategory, default: contentSizeCategory)
    hasNavigationBar = try object.value(.hasNavigationBar, default: hasNavigationBar)
    let inset = [
      safeAreaInsets.top + contentInset.top, safeAreaInsets.left + contentInset.left,
      safeAreaInsets.bottom + contentInset.bottom, safeAreaInsets.right + contentInset.right,
    ]
    guard inset.allSatisfy({ $0.isFinite }) else {
      throw object.reader.failure("the sum of the insets is not finite; use smaller values")
    }
  }

  /// Reads insets, which a page may also name by the reading direction.
  private func insets(
    _ key: Options.Key, _ object: ObjectReader<Options.Key>
  ) throws(DocumentError) -> PhysicalEdgeInsets? {
    guard let reader = object[key] else { return nil }
    guard case .object(let members) = reader.value,
      members.contains(where: { $0.key == "leading" || $0.key == "trailing" })
    else { return try PhysicalEdgeInsets(reading: reader) }
    let direction: UserInterfaceLayoutDirection = try object.value(
      .layoutDirection, default: layoutDirection)
    let isMirrored = direction == .rightToLeft
    let physical = members.map { member in
      switch member.key {
      case "leading": JSONValue.Member(key: isMirrored ? "right" : "left", value: member.value)
      case "trailing": JSONValue.Member(key: isMirrored ? "left" : "right", value: member.value)
      default: member
      }
    }
    return try PhysicalEdgeInsets(
      reading: DocumentReader(.object(physical), at: reader.path))
  }
}

/// A change of the data, as scripts write it.
enum DataChange {
  /// Operations, and the counts of inserted and reloaded sections.
  case batch(BatchUpdates, [Int: Int])
  /// All data anew; nil keeps the counts.
  case counts([Int]?)

  /// Reads changes such as `{"insert": ["0.3"]}`, or lines such as `delete 0.3`.
  init(json bytes: [UInt8]) throws(DocumentError) {
    let value = try JSONParser.parse(bytes)
    let reader = DocumentReader(value, at: DocumentPath([.key("changes")]))
    if case .string(let text) = value {
      guard let batch = BatchUpdates(text) else {
        throw reader.failure("expected lines such as \"delete 0.3\" or \"move 0.2 → 1.0\"")
      }
      self = .batch(batch, [:])
      return
    }
    switch try ScrollAction(reading: reader) {
    case .update(let batch, let counts): self = .batch(batch, counts)
    case .reload(let counts): self = .counts(counts)
    default:
      throw reader.failure(
        "expected an update such as {\"insert\": [\"0.3\"]}; other actions belong in a script")
    }
  }
}
