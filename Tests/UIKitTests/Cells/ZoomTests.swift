import Foundation
import Testing
import UIKit

/// Scroll views scale the view that their delegate names.
@MainActor @Suite struct ZoomTests {
  private final class Page: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("did") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("will")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
  }

  @Test func aScaleMakesTheContentLarger() {
    let (scroll, page) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Page())
    scroll.addSubview(page.view)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    scroll.delegate = page
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 100) && page.calls == ["did"])
    page.calls = []
    scroll.simulation.zoom(to: 9)
    #expect(scroll.zoomScale == 3 && page.calls == ["will", "did", "end 3.0"])
    scroll.zoom(to: CGRect(x: 20, y: 10, width: 50, height: 25), animated: false)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 40, y: 20))
  }
}
