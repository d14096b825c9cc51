import UIKit

/// The File's Owner that OwnerLacksOutlet.xib names.
class LanternOwner: NSObject {
    @IBOutlet weak var lanternLabel: UILabel!
}

/// Hazard: gives itself as the owner, and has no `lanternLabel`.
class LanternLoader: NSObject {
    func lantern() -> UIView? {
        Bundle.main.loadNibNamed("OwnerLacksOutlet", owner: self)?.first as? UIView
    }
}
