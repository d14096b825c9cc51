import UIKit

class BoardViewController: UIViewController {
    @IBOutlet var board: UIView!
}

func showBoard() -> UIViewController { BoardViewController(nibName: "BoardViewController", bundle: nil) }
