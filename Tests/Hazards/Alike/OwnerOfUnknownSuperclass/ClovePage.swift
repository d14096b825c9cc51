import PageKit
import UIKit

class ClovePage: PageKitPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        Bundle.main.loadNibNamed("CloveFooter", owner: self)
    }
}

func showClove() -> UIViewController { ClovePage() }
