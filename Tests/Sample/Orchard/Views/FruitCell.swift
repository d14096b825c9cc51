import UIKit

class FruitCell: UITableViewCell {
    static let nib = UINib(nibName: "FruitCell", bundle: nil)

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var originLabel: UILabel?
    @IBOutlet private weak var ratingView: RatingView!

    func show(name: String, origin: String, rating: Int) {
        nameLabel.text = name
        originLabel?.text = origin
        ratingView.rating = rating
    }
}
