/// Places the screens of a map in columns from left to right.
///
/// Screens that transitions connect stand together. The column of a screen is the number of transitions from the start of
/// the app, or from a screen without an incoming transition. Within a column, a screen stands near its neighbors in the
/// other columns. The places depend only on the order of the screens and transitions.
struct ScreenMapLayout {
    static let width = 190.0
    private static let columnGap = 200.0
    private static let rowGap = 30.0
    private static let groupGap = 70.0

    /// The places of the screens.
    private(set) var boxes: [Box]
    private let heights: [Double]
    private var next: [[Int]]
    private var previous: [[Int]]
    /// The place of each screen in its column, from 0 at the top to 1 at the bottom.
    private var ranks: [Double]

    /// - Parameters:
    ///   - heights: the height of each screen.
    ///   - edges: the positions of the screens at both ends of each transition.
    ///   - entries: the screens at which the app starts.
    ///   - stubs: the screens with an arrow that has only one end, or that leads to the same screen.
    init(heights: [Double], edges: [(from: Int, to: Int)], entries: Set<Int>, stubs: Set<Int> = []) {
        self.heights = heights
        boxes = heights.map { Box(0, 0, Self.width, $0) }
        next = Array(repeating: [], count: heights.count)
        previous = next
        ranks = Array(repeating: 0, count: heights.count)
        for (from, to) in edges where from != to && !next[from].contains(to) {
            next[from].append(to)
            previous[to].append(from)
        }
        let groups = groups()
        let connected = groups.filter { $0.count > 1 }.enumerated().sorted { one, other in
            let starts = [one, other].map { $0.element.contains(where: entries.contains) ? 0 : 1 }
            return (starts[0], -one.element.count, one.offset) < (starts[1], -other.element.count, other.offset)
        }
        var y = 0.0
        for (_, group) in connected { y = place(group, entries, from: y) + Self.groupGap }
        placeInRows(groups.filter { $0.count == 1 }.flatMap { $0 }, stubs, from: y)
    }

    /// Returns the screens that transitions connect, in either direction.
    private func groups() -> [[Int]] {
        var isKnown = [Bool](repeating: false, count: heights.count)
        var groups: [[Int]] = []
        for start in heights.indices where !isKnown[start] {
            var group: [Int] = []
            var rest = [start]
            isKnown[start] = true
            while let screen = rest.popLast() {
                group.append(screen)
                for other in next[screen] + previous[screen] where !isKnown[other] {
                    isKnown[other] = true
                    rest.append(other)
                }
            }
            groups.append(group.sorted())
        }
        return groups
    }

    /// Returns the screens of a group by their distance from the start.
    private func layers(_ group: [Int], _ entries: Set<Int>) -> [[Int]] {
        var layer: [Int: Int] = [:]
        func follow(_ starts: [Int]) {
            var border = starts
            for screen in starts { layer[screen] = 0 }
            while !border.isEmpty {
                var following: [Int] = []
                for screen in border {
                    for other in next[screen] where layer[other] == nil {
                        layer[other] = layer[screen, default: 0] + 1
                        following.append(other)
                    }
                }
                border = following
            }
        }
        let roots = group.filter { previous[$0].isEmpty }
        follow(group.filter(entries.contains))
        follow(roots.filter { layer[$0] == nil })
        // The rest consists of cycles that nothing leads to.
        for screen in group where layer[screen] == nil { follow([screen]) }
        // A start that leads only to the right moves beside its first screen.
        for root in roots where !entries.contains(root) {
            guard let nearest = next[root].compactMap({ layer[$0] }).min() else { continue }
            layer[root] = max(0, nearest - 1)
        }
        var layers = Array(repeating: [Int](), count: (layer.values.max() ?? 0) + 1)
        for screen in group { layers[layer[screen, default: 0]].append(screen) }
        return layers
    }

    /// Places a group below `top`, and returns its bottom.
    private mutating func place(_ group: [Int], _ entries: Set<Int>, from top: Double) -> Double {
        // A long layer becomes several columns, so that the map is not much higher than wide.
        let most = max(6, Int((Double(group.count) * 1.6).squareRoot().rounded(.up)))
        var columns = layers(group, entries).flatMap { layer in
            stride(from: 0, to: layer.count, by: most).map { Array(layer[$0..<min($0 + most, layer.count)]) }
        }
        for column in columns { keepRanks(of: column) }
        for _ in 0..<4 {
            for column in columns.indices.dropFirst() { sort(&columns[column], by: previous) }
            for column in columns.indices.dropLast().reversed() { sort(&columns[column], by: next) }
        }
        let lengths = columns.map { column in
            column.reduce(0) { $0 + heights[$1] + Self.rowGap } - Self.rowGap
        }
        let length = lengths.max() ?? 0
        for (column, screens) in columns.enumerated() {
            var y = top + (length - lengths[column]) / 2
            for screen in screens {
                boxes[screen].x = Double(column) * (Self.width + Self.columnGap)
                boxes[screen].y = y
                y += heights[screen] + Self.rowGap
            }
        }
        return top + length
    }

    /// Sorts a column by the mean place of the neighbors of each screen.
    private mutating func sort(_ column: inout [Int], by neighbors: [[Int]]) {
        let keyed = column.enumerated().map { place, screen -> (key: Double, place: Int, screen: Int) in
            let others = neighbors[screen].map { ranks[$0] }
            return (others.isEmpty ? ranks[screen] : others.reduce(0, +) / Double(others.count), place, screen)
        }
        column = keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.screen)
        keepRanks(of: column)
    }

    private mutating func keepRanks(of column: [Int]) {
        for (place, screen) in column.enumerated() { ranks[screen] = (Double(place) + 0.5) / Double(column.count) }
    }

    /// Places screens without transitions in rows.
    private mutating func placeInRows(_ screens: [Int], _ stubs: Set<Int>, from top: Double) {
        let width = max(boxes.map(\.maxX).max() ?? 0, 1400)
        var (x, y, height) = (0.0, top, 0.0)
        for screen in screens.filter({ !stubs.contains($0) }) + screens.filter(stubs.contains) {
            let room = stubs.contains(screen) ? Self.columnGap / 2 : 0
            if x > 0, x + room + Self.width > width { (x, y, height) = (0, y + height + Self.rowGap, 0) }
            if x > 0 { x += room }
            (boxes[screen].x, boxes[screen].y) = (x, y)
            (x, height) = (x + Self.width + room + Self.rowGap, max(height, heights[screen]))
        }
    }
}
