/// A way to write a layout in Swift.
public enum SwiftDialect: Hashable, Sendable, CaseIterable {
  /// The builders of `CompositionalDSL`, and for content those of `CompositionalContentDSL`.
  case dsl
  /// Apple's classes, in UIKit or in `CompositionalUIKit`.
  case uikit
}

/// A way to write constraints for views of an app.
public enum ConstraintForm: Hashable, Sendable, CaseIterable {
  /// Anchors.
  case anchors
  /// The visual format, and anchors for what it cannot say.
  case visualFormat
}

/// Swift code that describes the same layout as a document.
public struct SwiftSource: Hashable, Sendable {
  /// The text of a file that compiles.
  public let text: String
  /// Sentences about what the document says and the code does not; each is a comment of the text as
  /// well.
  public let notes: [String]
}

extension LayoutDocument {
  /// Returns Swift code that describes this layout.
  ///
  /// The code declares a function `makeNameLayout()`. The layout that it returns has sections and a
  /// configuration equal to those of the document. What the code cannot say is in the notes: closures
  /// anywhere.
  ///
  /// - Parameters:
  ///   - dialect: The builders or classes that the code uses.
  ///   - name: The name of the layout, such as `photo-grid`, from which the names of functions come.
  ///   - title: A line about the layout, for the comment of the function; empty for none.
  /// - Complexity: O(length of the text × depth of the groups)
  public func swiftSource(
    _ dialect: SwiftDialect, named name: String = "", title: String = ""
  ) -> SwiftSource {
    SourceFile(dialect, named: name, title: title).source(of: self)
  }
}

extension CaseDocument {
  /// Returns Swift code that describes the layout of this case, and the contents of its cells.
  ///
  /// In the DSL, a function `makeNameContents()` returns the contents of the cells. The notes say what
  /// else of the case the code leaves out, such as how other elements are measured.
  ///
  /// - Parameters:
  ///   - dialect: The builders or classes that the code uses.
  ///   - name: The name of the layout, such as `photo-grid`, from which the names of functions come.
  /// - Complexity: O(length of the text × depth of the groups and contents)
  public func swiftSource(_ dialect: SwiftDialect, named name: String = "") -> SwiftSource {
    SourceFile(dialect, named: name, title: self.name).source(of: self)
  }
}

extension ContentDocument {
  /// Returns Swift code in the DSL that describes this content.
  ///
  /// The code declares a function `makeNameContents()` with the content, and after an update the new
  /// one. The proposal and the environment are left out.
  ///
  /// - Parameter name: The name of the content, such as `message`, from which the name of the function
  ///   comes.
  /// - Complexity: O(length of the text × depth of the content)
  public func swiftSource(named name: String = "") -> SwiftSource {
    SourceFile(.dsl, named: name, title: self.name).source(of: self)
  }

  /// Returns Swift code that makes the constraints of this content for the views of an app.
  ///
  /// The code declares a function `makeNameConstraints(in:...)` for each node of constraints.
  ///
  /// - Parameters:
  ///   - form: The way to write them.
  ///   - name: The name of the content, from which the names of the functions come.
  /// - Returns: The code; nil if no node of the content has constraints.
  public func constraintSource(_ form: ConstraintForm, named name: String = "") -> SwiftSource? {
    SourceFile(.uikit, named: name, title: self.name).source(
      of: (update ?? content).constraintNodes, form)
  }
}
