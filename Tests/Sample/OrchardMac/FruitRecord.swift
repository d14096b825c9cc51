import Foundation

@objc(FruitRecord)
class FruitRecord: NSObject {
    @objc dynamic var name: String?
    @objc dynamic var grams: Int = 0
}

extension NSValueTransformerName {
    static let gramsToKilos = NSValueTransformerName("GramsToKilosTransformer")
}

class GramsToKilosTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
        (value as? Int).map { Double($0) / 1000 }
    }
}
