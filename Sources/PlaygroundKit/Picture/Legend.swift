/// The line under a picture that explains its outlines.
enum Legend {
  /// Returns the legend of roles, such as `┌─┐ cell   ╔═╗ header, footer`.
  static func line(_ roles: [ElementRole], on terminal: Terminal) -> String {
    roles.map { role in
      let sample = sample(role.line, unicode: terminal.usesUnicode)
      return role.ink.paint(sample, on: terminal) + " " + Ink.faint.paint(role.name, on: terminal)
    }.joined(separator: "   ")
  }

  private static func sample(_ style: LineStyle, unicode: Bool) -> String {
    func glyph(_ ends: LineEnds) -> Character {
      LineGlyphs.glyph(ends, horizontal: style, vertical: style, unicode: unicode)
    }
    return String([glyph([.down, .right]), glyph(.horizontal), glyph([.down, .left])])
  }
}
