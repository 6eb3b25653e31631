/// An item that is longer than its line, which UIKit calls undefined.
package struct LongFlowItem {
  /// The section of the item.
  package let section: Int
  /// The item.
  package let item: Int
  let length: Double
  let available: Double
  /// The word for a length along the line.
  let noun: String

  /// A sentence about the lengths.
  package var message: String {
    "Item \(item) of section \(section) is \(points: length) points \(noun), but its line only "
      + "\(points: available): the view without its content insets and the insets of the section."
  }

  /// What to do.
  package static let advice = "Make the item or the insets smaller."

  /// Both sentences.
  var sentence: String { message + " " + Self.advice }
}
