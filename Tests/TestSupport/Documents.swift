/// Small documents for tests, as Xcode writes them.
public enum Documents {
    /// Returns an iOS xib with the given top-level objects.
    public static func iOS(
        owner: String? = nil, ownerConnections: String = "", _ objects: String = "", resources: String = ""
    ) -> String {
        let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(ownerClass)\(
                        ownerConnections.isEmpty ? "/>" : "><connections>\(ownerConnections)</connections></placeholder>")
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
                </objects>
            \(resources)
            </document>

            """
    }

    /// Returns a macOS xib with the given top-level objects.
    public static func macOS(owner: String? = nil, ownerConnections: String = "", _ objects: String = "") -> String {
        let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
                <objects>
                    <customObject id="-2" userLabel="File's Owner"\(ownerClass)>\(ownerConnections)</customObject>
                    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                    <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            \(objects)
                </objects>
            </document>

            """
    }
}
