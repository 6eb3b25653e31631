import Testing
import UIKit

/// What apps do with the runtime of Objective-C.
@MainActor
@Suite struct AssociatedObjectTests {
  private final class Token {}
  private final class Owner: NSObject {}
  private final class Cell: UITableViewCell {}

  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var otherKey: UInt8 = 0

  /// Values belong to one object and one key, and go with the object.
  @Test func values() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.key, "name", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Self.otherKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.key) as? String == "name")
    #expect(objc_getAssociatedObject(view, &Self.otherKey) as? Int == 7)
    #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
  }

  @Test func references() {
    let owner = Owner()
    weak var kept: Token?
    weak var unkept: Token?
    do {
      let (one, other) = (Token(), Token())
      (kept, unkept) = (one, other)
      objc_setAssociatedObject(owner, &Self.key, one, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.otherKey, other, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(kept != nil && unkept == nil)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? Token === kept)
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
  }

  /// An object at the address of one that is gone has none of its values.
  @Test func objectsThatAreGone() {
    for number in 0..<1000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
      objc_setAssociatedObject(owner, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// The class itself, which a table registers.
  @Test func classForCoder() {
    #expect(Cell.classForCoder() == Cell.self)
    let table = UITableView()
    table.register(Cell.classForCoder(), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
  }
}
