import UIKit

class TicketView: UIView {
    @IBOutlet var priceLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        Bundle.main.loadNibNamed("TicketView", owner: self)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

func makeTicket() -> UIView { TicketView(frame: .zero) }
