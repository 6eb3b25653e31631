extension DefaultStringInterpolation {
  /// Appends an identifier of a section or an item, of whatever type it is.
  ///
  /// Embedded Swift can print a value only if it knows that the type has a description.
  mutating func appendInterpolation<Identifier>(identifier: Identifier) {
    #if hasFeature(Embedded)
      appendLiteral(
        Identifier.self == String.self
          ? unsafeBitCast(identifier, to: String.self) : "an identifier")
    #else
      appendInterpolation(identifier)
    #endif
  }
}
