import UIKit

/// Hazard: made with a nil nib name and without `loadView`, so the name rule takes HarvestView.xib,
/// which has no `view` outlet.
class HarvestViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
