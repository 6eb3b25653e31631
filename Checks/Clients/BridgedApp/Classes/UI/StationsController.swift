import Alamofire
import SDWebImage
import UIKit

class StationsController: UITableViewController {
  private var stations: [RDStation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("stations", comment: "")
    stations = RDStation.all
    AF.request("https://example.com/stations").response { _ in }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
  }

  @objc func refresh() {
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return stations.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = stations[indexPath.row].name
    cell.imageView?.sd_setImage(with: stations[indexPath.row].logo)
    return cell
  }
}
