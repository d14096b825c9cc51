import UIKit

/// Hazard: the nib's data source hangs on nothing but the table's weak `dataSource`.
class OrphanTopLevelViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orphans"
    }
}
