import Foundation

/// The key that ends typing.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default` = 0
  case go = 1
  case join = 3
  case next = 4
  case search = 6
  case send = 7
  case done = 9
}
