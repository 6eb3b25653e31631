import UIKit

class AboutController: UIViewController {
  private let label = UILabel()
  private let web = UIWebView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("about", comment: "")
    label.text = NSLocalizedString("about-text", comment: "")
    label.frame = CGRect(x: 20, y: 120, width: 300, height: 40)
    view.addSubview(label)
  }
}
