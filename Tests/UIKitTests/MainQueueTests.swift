import Foundation
import Testing
import UIKit

/// Closures that observe notifications on the main queue are called at once by posts from there.
@MainActor @Suite struct MainQueueTests {
  /// The usual way to make room for a keyboard.
  @Test func aScreenMakesRoomForTheKeyboard() {
    final class Form: UIViewController {
      let scroll = UIScrollView()
      var tokens: [any NSObjectProtocol] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        view.addSubview(scroll)
        let name = UIResponder.keyboardWillChangeFrameNotification
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
            [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let same = value?.cgRectValue == frame
            MainActor.assumeIsolated { self?.make(room: same ? frame : nil) }
          })
      }
      func make(room frame: CGRect?) {
        guard let frame else { return }
        scroll.contentInset.bottom = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
      }
    }
    let screen = Screen(Form())
    screen.window.simulation.showKeyboard(height: 300)
    #expect(screen.controller.scroll.contentInset.bottom == 300)
    screen.window.simulation.showKeyboard(height: 0)
    #expect(screen.controller.scroll.contentInset.bottom == 0)
    for token in screen.controller.tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func postsFromAnotherQueueComeToTheMainQueue() async {
    let name = Notification.Name("MainQueueTests")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      _ in MainActor.preconditionIsolated()
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: name, object: nil)
        done.resume()
      }
    }
    NotificationCenter.default.removeObserver(token)
  }

  @Test func otherValuesAreNoRectangles() {
    let (range, rect): (Any, Any) = (
      NSValue(range: NSRange(location: 1, length: 2)),
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    )
    #expect(range as? CGRect == nil)
    #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
