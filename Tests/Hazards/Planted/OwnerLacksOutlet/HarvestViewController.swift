import UIKit

class HarvestViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Bundle.main.loadNibNamed("HarvestHeader", owner: self)
    }
}

class HarvestHeaderOwner: NSObject {
    @IBOutlet var countLabel: UILabel!
}

func showHarvest() -> UIViewController { HarvestViewController() }
