import InterfaceBuilder
import TestSupport
import Testing

@Suite("Constraints and variations")
struct ConstraintTests {
    private let view = Documents.iOS(
        """
        <view id="v"><subviews><label id="l"/></subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="12.5" id="c1"/>
        <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="44" priority="750" identifier="wide" id="c2"/>
        <constraint firstItem="l" firstAttribute="height" secondItem="gone" secondAttribute="width" multiplier="16:9"
            customClass="PixelConstraint" customModule="Orchard" symbolic="YES" id="c3"/>
        </constraints></view>
        """)

    @Test func `items, attributes, relation and numbers are read as written`() throws {
        let read = try ReadDocument(view)
        let first = try read.constraint("c1")
        #expect(read.id(at: first.owner) == "v")
        #expect(read[first.firstItemID] == "l" && read.id(at: first.firstItem) == "l")
        #expect(read[first.firstAttribute] == "leading")
        #expect(read[first.secondItemID] == "v" && read.id(at: first.secondItem) == "v")
        #expect(read[first.secondAttribute] == "leadingMargin")
        #expect(read[first.constant] == "12.5")
        #expect(first.relation == .none && first.priority == .none && first.multiplier == .none)
    }

    @Test func `a constraint without a first item starts at its view`() throws {
        let read = try ReadDocument(view)
        let width = try read.constraint("c2")
        #expect(read[width.firstItemID] == "v")
        #expect(read.id(at: width.firstItem) == "v")
        #expect(width.secondItemID == .none && width.secondItem == -1)
        #expect(read[width.relation] == "greaterThanOrEqual")
        #expect(read[width.priority] == "750")
        #expect(read[width.identifier] == "wide")
    }

    @Test func `the id of a missing item, the custom class and unknown attributes are kept`() throws {
        let read = try ReadDocument(view)
        let ratio = try read.constraint("c3")
        #expect(read[ratio.secondItemID] == "gone" && ratio.secondItem == -1)
        #expect(read[ratio.multiplier] == "16:9")
        #expect(read[ratio.customClass] == "PixelConstraint" && read[ratio.customModule] == "Orchard")
        #expect(read[ratio.attributes] == #"{"symbolic":"YES"}"#)
    }

    @Test func `constraints are not objects and do not change the order of objects`() throws {
        let read = try ReadDocument(view)
        #expect(read.objectIDs == ["-1", "-2", "v", "l"])
        #expect(read.document.constraints.map { read[$0.constraintID] } == ["c1", "c2", "c3"])
    }

    @Test func `a variation has a row for each attribute, each entry of a mask and each keyed element`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v">
                <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
                <variation key="heightClass=regular-widthClass=compact" alpha="0.5">
                    <mask key="subviews"><include reference="l"/></mask>
                    <mask key="constraints"><include reference="c"/><exclude reference="d"/></mask>
                </variation>
                </view>
                <label id="l"><variation key="widthClass=regular" text="Wide">
                    <fontDescription key="fontDescription" type="system" pointSize="30"/>
                    <nil key="textColor"/>
                    <string key="placeholder">More</string>
                </variation></label>
                """))
        #expect(
            read.variations == [
                "v default subviews exclude l",
                "v heightClass=regular-widthClass=compact alpha 0.5 -",
                "v heightClass=regular-widthClass=compact subviews include l",
                "v heightClass=regular-widthClass=compact constraints include c",
                "v heightClass=regular-widthClass=compact constraints exclude d",
                "l widthClass=regular text Wide -",
                "l widthClass=regular fontDescription {\"type\":\"system\",\"pointSize\":\"30\"} -",
                "l widthClass=regular textColor - -",
                "l widthClass=regular placeholder More -",
            ])
        #expect(read.document.variations.allSatisfy { $0.object >= 0 })
    }

    @Test func `a variation of a constraint refers to the constraint`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><constraints><constraint firstAttribute="width" constant="100" id="c">
                <variation key="widthClass=compact" constant="50"/></constraint></constraints></view>
                """))
        #expect(read.variations == ["c widthClass=compact constant 50 -"])
        #expect(read.document.variations[0].object == -1)
        #expect(read[try read.constraint("c").constant] == "100")
    }
}
