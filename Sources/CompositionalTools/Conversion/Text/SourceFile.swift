import Compositional
import CompositionalContent
import CompositionalDocuments

/// A file of Swift code for one document.
struct SourceFile {
  private let dialect: SwiftDialect
  private let names: SourceNames
  private let title: String

  init(_ dialect: SwiftDialect, named name: String, title: String) {
    self.dialect = dialect
    self.title = title
    names = SourceNames(name)
  }

  /// Returns the code of a layout.
  func source(of layout: LayoutDocument) -> SwiftSource {
    var notes = SourceNotes()
    let code = declarations(of: layout, &notes)
    return file([Self.layoutModule], code, notes, layout.configuration.quirks)
  }

  /// Returns the code of a case.
  func source(of document: CaseDocument) -> SwiftSource {
    var notes = SourceNotes()
    var modules = [Self.layoutModule]
    var code = declarations(of: document.layout, &notes)
    var lists: [(name: String, whose: String, contents: [Content])] = []
    if let measurement = document.measurement {
      lists.append((names.contents, "the cells", measurement.contents))
      for (index, own) in measurement.sections.sorted(by: { $0.key < $1.key }) {
        lists.append(
          (names.contents(ofSection: index), "the cells of section \(index)", own.contents))
      }
      lists.removeAll { $0.contents.isEmpty }
    }
    if !lists.isEmpty {
      switch dialect {
      case .dsl:
        modules.insert(Self.contentModule, at: 0)
        for (name, whose, contents) in lists {
          let comment = Code.comment(
            "The contents of \(whose): item `i` of a section has content `i`, and they repeat.",
            mark: "///")
          code += [""] + declaration(of: contents, comment, named: name, &notes)
        }
      case .uikit:
        notes.add(
          "The contents of the cells are left out: cells of UIKit measure their own views. The DSL "
            + "can describe them.")
      }
    }
    if document.measurement?.hasSizes == true {
      notes.add(
        "The measurement of elements is left out: views measure themselves. Use your own measurer "
          + "instead.")
    }
    if document.script != nil {
      notes.add("The script of a simulation is left out: it is not part of a layout.")
    }
    return file(modules, code, notes, document.layout.configuration.quirks)
  }

  /// Returns the code of a content document.
  func source(of document: ContentDocument) -> SwiftSource {
    var notes = SourceNotes()
    let contents = [document.content] + (document.update.map { [$0] } ?? [])
    var comment = Code.comment(title, mark: "///")
    if contents.count > 1 {
      comment += Code.comment("The content, and the one that takes its place.", mark: "///")
    }
    let code = declaration(of: contents, comment, named: names.contents, &notes)
    return file([Self.contentModule], code, notes)
  }

  /// Returns the code of constraints; nil if there are none.
  func source(of nodes: [ContentConstraints], _ form: ConstraintForm) -> SwiftSource? {
    guard !nodes.isEmpty else { return nil }
    var notes = SourceNotes()
    var code: [String] = []
    for (index, node) in nodes.enumerated() {
      var writer = AnchorWriter(form, notes: notes)
      if index > 0 { code.append("") }
      code += writer.function(node, named: names.constraints(index))
      notes = writer.notes
    }
    return file([], code, notes)
  }

  /// The module with the builders of layouts.
  private static let layoutModule = "CompositionalDSL"
  /// The module with the builders of content.
  private static let contentModule = "CompositionalContentDSL"

  /// Returns a file of code.
  ///
  /// - Parameters:
  ///   - modules: The modules whose builders code in the DSL uses, in order.
  ///   - code: The lines of the declarations.
  ///   - notes: What the code leaves out.
  ///   - quirks: The quirks that the code names.
  private func file(
    _ modules: [String], _ code: [String], _ notes: SourceNotes, _ quirks: Quirks = []
  ) -> SwiftSource {
    var lines: [String]
    let engine = quirks.isPromised ? [] : ["@_spi(OpenChoices) import Compositional"]
    switch dialect {
    case .dsl: lines = engine + modules.map { "import " + $0 }
    case .uikit:
      lines = ["#if canImport(UIKit)", "  import UIKit", "#else", "  import CompositionalUIKit"]
      lines += ["#endif"]
      if !engine.isEmpty {
        lines += ["#if canImport(Compositional)"] + engine.map { "  " + $0 } + ["#endif"]
      }
    }
    lines.append("")
    for note in notes.list { lines += Code.comment(note) }
    if !notes.list.isEmpty { lines.append("") }
    let text = (lines + code).joined(separator: "\n") + "\n"
    return SwiftSource(text: text, notes: notes.list)
  }

  private func declarations(of layout: LayoutDocument, _ notes: inout SourceNotes) -> [String] {
    let comment = Code.comment(title, mark: "///")
    switch dialect {
    case .dsl:
      var writer = DSLWriter(notes: notes)
      let code = writer.declaration(of: layout, names)
      notes = writer.notes
      return comment + code
    case .uikit:
      var writer = UIKitWriter(notes: notes)
      let code = writer.declarations(of: layout, names, comment)
      notes = writer.notes
      return code
    }
  }

  /// Returns the function that returns contents.
  private func declaration(
    of contents: [Content], _ comment: [String], named name: String, _ notes: inout SourceNotes
  ) -> [String] {
    var writer = ContentWriter(notes: notes)
    let body = contents.flatMap { writer.content($0, room: Code.width - 2) }
    notes = writer.notes
    return comment + ["@ContentListBuilder", "func " + name + "() -> [ContentElement] {"]
      + Code.indented(body) + ["}"]
  }
}

/// What a text leaves out.
struct SourceNotes {
  /// The sentences, each once.
  private(set) var list: [String] = []

  /// Adds a sentence.
  mutating func add(_ note: String) {
    if !list.contains(note) { list.append(note) }
  }
}
