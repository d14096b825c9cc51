import UIKit

class MarketViewController: UITableViewController {
    private let names = ["Fuji", "Pink Lady", "Mirabelle"]
    private let basket = BasketPanelOwner()
    private var gestures: [Any] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FruitCell.nib, forCellReuseIdentifier: "FruitCell")
        tableView.tableFooterView = basket.footerView

        gestures = UINib(nibName: "MarketGestures", bundle: nil).instantiate(withOwner: nil)
        if let swipe = gestures.first as? UISwipeGestureRecognizer {
            view.addGestureRecognizer(swipe)
        }
        let tag = Bundle.main.loadNibNamed("PriceTag", owner: nil)?[0] as? UIView
        navigationItem.titleView = tag
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !UserDefaults.standard.bool(forKey: "welcomed") {
            present(WelcomeViewController(nibName: nil, bundle: nil), animated: animated)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row > 0 else {
            return tableView.dequeueReusableCell(withIdentifier: "ShelfCell", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "FruitCell", for: indexPath) as! FruitCell
        cell.show(name: names[indexPath.row - 1], origin: "Altes Land", rating: 4)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.row > 0 else { return }
        let detail = FruitDetailViewController(nibName: "FruitDetail", bundle: nil)
        navigationController?.pushViewController(detail, animated: true)
    }

    @IBAction func unwindToMarket(_ segue: UIStoryboardSegue) {
        tableView.reloadData()
    }
}

class ShelfCell: UITableViewCell {}

private let green = UIColor(named: "OrchardGreen")
private func season(_ name: String) -> UIImage? { UIImage(named: "season_\(name)") }
