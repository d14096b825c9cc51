import UIKit

/// Reaches every hazard of this folder, so that none of their nibs is merely dead.
enum HazardTour {
    static func start(from controller: UIViewController) {
        let views: [UIView?] = [
            RecursiveLoadView(frame: .zero),
            OwnerNilPromoOwner.promoView(),
            OwnerIsRootTicket(frame: .zero),
            HarvestView.make(),
            MissingOutletView.make(),
            MissingActionView.make(),
            UINib(nibName: "MissingClass", bundle: nil).instantiate(withOwner: nil).first as? UIView
        ]
        views.compactMap { $0 }.forEach(controller.view.addSubview)

        let pickers = UIStoryboard(name: "DuplicateIdentifiers", bundle: nil)
        let controllers = [
            HarvestViewController(nibName: nil, bundle: nil),
            NoViewOutletViewController(nibName: "NoViewOutletViewController", bundle: nil),
            OrphanTopLevelViewController(),
            pickers.instantiateViewController(withIdentifier: "FruitPicker")
        ]
        controllers.forEach { controller.present($0, animated: false) }
    }

    /// Loads a nib that does not exist, and a nib whose name is known only at run time.
    static func banner(for season: String) -> [UINib] {
        [UINib(nibName: "RetiredBanner", bundle: nil), UINib(nibName: season.capitalized + "Banner", bundle: nil)]
    }

    /// Loads a nib with an owner of another class than the nib names.
    static func lantern() -> UIView? { LanternLoader().lantern() }
}
