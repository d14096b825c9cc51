import UIKit

/// Hazard: File's Owner and root view of OwnerIsRootTicket.xib are both of this class, so every ticket is made twice,
/// and only the owner gets the outlet.
class OwnerIsRootTicket: UIView {
    @IBOutlet private weak var numberLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let objects = Bundle.main.loadNibNamed("OwnerIsRootTicket", owner: self)
        if let ticket = objects?.first as? OwnerIsRootTicket {
            addSubview(ticket)
        }
        numberLabel.text = "Ticket 13"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
