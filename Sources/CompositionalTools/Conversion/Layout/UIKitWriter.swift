import Compositional
import CompositionalDocuments

/// Layouts in Apple's classes.
struct UIKitWriter {
  /// What the code leaves out.
  var notes: SourceNotes
  /// The statements of the function at hand.
  var statements: [String] = []
  /// The number of variables with each name in the function at hand.
  private var counts: [String: Int] = [:]

  /// The variables of the items and groups in the function at hand, which equal ones share.
  var variables: [CollectionLayoutItem: String] = [:]

  /// The characters of a statement in a function.
  static let room = Code.width - 2

  init(notes: SourceNotes) { self.notes = notes }

  /// Returns the function that returns a layout, and those of its sections.
  mutating func declarations(
    of layout: LayoutDocument, _ names: SourceNames, _ comment: [String]
  ) -> [String] {
    let head =
      comment + [
        "@MainActor", "func " + names.layout + "() -> UICollectionViewCompositionalLayout {",
      ]
    let needsEnvironment = layout.sections.contains { section in
      if case .list = section { true } else { false }
    }
    begin()
    configuration(layout.configuration)
    let hasConfiguration = !statements.isEmpty
    if layout.sections.count == 1, case .section(let section) = layout.sections[0] {
      let name = self.section(section)
      add(
        "return UICollectionViewCompositionalLayout",
        [.init("section", name)]
          + (hasConfiguration ? [.init("configuration", "configuration")] : []))
      return head + Code.indented(statements) + ["}"]
    }
    let isOne = layout.sections.count == 1
    let provider =
      ["sectionProvider: { " + (isOne ? "_" : "index") + ", environment in"]
      + Code.indented(chooser(layout.sections.count, names, needsEnvironment))
    statements.append("return UICollectionViewCompositionalLayout(")
    statements += Code.indented(provider)
    statements.append(hasConfiguration ? "  }, configuration: configuration)" : "  })")
    var code = head + Code.indented(statements) + ["}"]
    for (index, section) in layout.sections.enumerated() {
      code += [""] + function(section, names.section(index), needsEnvironment)
    }
    return code
  }

  /// Returns the statements that return the section at an index.
  private func chooser(
    _ count: Int, _ names: SourceNames, _ needsEnvironment: Bool
  ) -> [String] {
    func call(_ index: Int) -> String {
      "return " + names.section(index) + (needsEnvironment ? "(environment)" : "()")
    }
    guard count > 1 else { return [call(0)] }
    var lines = ["switch index % " + String(count) + " {"]
    for index in 0..<count {
      lines.append((index + 1 < count ? "case " + String(index) : "default") + ": " + call(index))
    }
    return lines + ["}"]
  }

  private mutating func function(
    _ section: LayoutDocument.Section, _ name: String, _ needsEnvironment: Bool
  ) -> [String] {
    begin()
    let variable: String
    switch section {
    case .section(let section): variable = self.section(section)
    case .list(let list, let changes): variable = self.section(list, changes)
    }
    statements.append("return " + variable)
    let parameter = needsEnvironment ? "_ environment: NSCollectionLayoutEnvironment" : ""
    let head = "private func " + name + "(" + parameter + ") -> NSCollectionLayoutSection {"
    let signature =
      head.count <= Code.width
      ? [head]
      : ["private func " + name + "(", "  " + parameter, ") -> NSCollectionLayoutSection {"]
    return ["@MainActor"] + signature + Code.indented(statements) + ["}"]
  }

  // MARK: Statements

  private mutating func begin() {
    statements = []
    counts = [:]
    variables = [:]
  }

  /// Returns a new variable: a name, with a number from the second on.
  mutating func variable(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : name + String(count)
  }

  /// Adds a statement that calls something.
  mutating func add(_ head: String, _ arguments: [Code.Argument]) {
    statements += Code.call(head, arguments, room: Self.room)
  }

  /// Adds a statement that sets a property.
  mutating func set(_ variable: String, _ property: String, _ value: String) {
    statements.append(variable + "." + property + " = " + value)
  }

  /// Adds a statement that sets a property to a list of variables; none for an empty list.
  mutating func setList(
    _ variable: String, _ property: String, _ list: [String], adds: Bool = false
  ) {
    guard !list.isEmpty else { return }
    let value = Code.array(list.map { [$0] }, room: Self.room - variable.count - property.count - 6)
    statements.append(variable + "." + property + (adds ? " += " : " = ") + value[0])
    statements += value.dropFirst()
  }

  private mutating func configuration(_ configuration: CollectionLayoutConfiguration) {
    guard configuration != CollectionLayoutConfiguration() else { return }
    let items = configuration.boundarySupplementaryItems.map { boundaryItem($0) }
    let name = variable("configuration")
    statements.append("let " + name + " = UICollectionViewCompositionalLayoutConfiguration()")
    if configuration.scrollDirection != .vertical {
      set(name, "scrollDirection", LayoutValues.member(configuration.scrollDirection))
    }
    if configuration.interSectionSpacing != 0 {
      set(name, "interSectionSpacing", SwiftLiteral.number(configuration.interSectionSpacing))
    }
    if configuration.contentInsetsReference != .safeArea {
      set(
        name, "contentInsetsReference", LayoutValues.member(configuration.contentInsetsReference))
    }
    setList(name, "boundarySupplementaryItems", items)
    guard !configuration.quirks.isEmpty else { return }
    notes.add("The quirks are for CompositionalUIKit only: UIKit follows the system it runs on.")
    statements += [
      "#if canImport(CompositionalUIKit)",
      "  " + name + ".quirks = " + LayoutValues.quirks(configuration.quirks), "#endif",
    ]
  }
}
