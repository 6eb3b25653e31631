import Testing
import UIKit

/// Containers hear of the sizes that their children wish, and give them theirs.
@MainActor @Suite struct ContentContainerTests {
  private final class Outer: UIViewController {
    var wishes: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      wishes.append(container.preferredContentSize)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  private final class Inner: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test func wishesAndSizes() {
    let screen = Screen(Outer())
    let inner = Inner()
    screen.controller.addChild(inner)
    screen.controller.view.addSubview(inner.view)
    inner.view.frame = CGRect(x: 0, y: 0, width: 200, height: 800)
    inner.didMove(toParent: screen.controller)
    inner.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(screen.controller.wishes == [CGSize(width: 100, height: 50)])
    screen.window.simulation.rotate(to: .landscapeLeft)
    #expect(inner.sizes == [CGSize(width: 400, height: 400)])
  }
}
