import CompositionalPictures

// The options of pictures.
extension Invocation {
  /// `--content`, `--labels` and `--guides`.
  ///
  /// - Parameter isText: True for a picture in characters, which has no guides by default.
  func pictureOptions(isText: Bool) throws -> PictureOptions {
    var options = PictureOptions(guides: isText ? [] : [.groups, .rows, .safeArea])
    if try choice(.content) == "whole" { options.content = .whole }
    if try choice(.labels) == "off" { options.showsLabels = false }
    if let guides = try guides() { options.guides = guides }
    return options
  }

  /// `--guides WORD,WORD`.
  private func guides() throws -> PictureOptions.Guides? {
    guard let text = value(.guides) else { return nil }
    var guides: PictureOptions.Guides = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = PictureOptions.Guides.words.first(where: { $0.word == part }) else {
        let names = Option.guides.words
        throw CommandFailure.usage(
          "--guides must be a list of \(names.joined(separator: ", ")), separated by commas, not "
            + "\"\(part)\"" + Suggestion.clause(for: String(part), in: names))
      }
      guides.formUnion(known.guides)
    }
    return guides
  }

  /// `--scale N`: the pixels per point.
  func pictureScale() throws -> Double? {
    guard let scale = try number(.scale) else { return nil }
    guard scale > 0, scale <= 100 else {
      throw CommandFailure.usage(
        "--scale must be above 0 and at most 100 pixels per point, not \(NumberText(scale)).")
    }
    return scale
  }

  /// `--rows N`.
  func rows() throws -> Int? {
    guard let text = value(.rows) else { return nil }
    guard let rows = Int(text), Terminal.rowRange.contains(rows) else {
      let range = Terminal.rowRange
      throw CommandFailure.usage(
        "--rows must be from \(range.lowerBound) to \(range.upperBound), not \"\(text)\".")
    }
    return rows
  }
}
