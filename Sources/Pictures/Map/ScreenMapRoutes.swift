/// The curves of the arrows of a map.
///
/// The arrows at one side of a box have different places, in the order of their other ends.
struct ScreenMapRoutes {
    /// A curve from the side of one box to the side of another one.
    struct Route {
        var start = (x: 0.0, y: 0.0)
        /// 1 if the curve leaves the box to the right, -1 if it leaves the box to the left.
        var startDirection = 1.0
        var end = (x: 0.0, y: 0.0)
        /// 1 if the curve runs to the right at its end, -1 if it runs to the left.
        var endDirection = 1.0
        /// The path as SVG writes it.
        var path = ""
    }

    /// The curves, in the order of the arrows; nil for an arrow without ends.
    private(set) var routes: [Route?] = []

    /// The side of a box.
    private struct Side: Hashable {
        let box: Int
        let isRight: Bool
    }

    init(_ arrows: [(source: Int?, target: Int?)], _ boxes: [Box]) {
        // The arrows at each side, with the height of their other ends.
        var sides: [Side: [(arrow: Int, isStart: Bool, other: Double)]] = [:]
        for (index, arrow) in arrows.enumerated() {
            let (from, to) = (arrow.source.map { boxes[$0] }, arrow.target.map { boxes[$0] })
            let isForward = from.flatMap { from in to.map { $0.x >= from.x } } ?? true
            let isSameColumn = from.flatMap { from in to.map { $0.x == from.x } } ?? false
            if let source = arrow.source, let from {
                sides[Side(box: source, isRight: isForward), default: []].append(
                    (index, true, to?.midY ?? from.midY))
            }
            if let target = arrow.target, let to {
                sides[Side(box: target, isRight: !isForward || isSameColumn), default: []].append(
                    (index, false, from?.midY ?? to.midY))
            }
        }
        var starts: [Int: (x: Double, y: Double, direction: Double)] = [:]
        var ends = starts
        for (side, ports) in sides {
            let box = boxes[side.box]
            let sorted = ports.sorted {
                ($0.other, $0.arrow, $0.isStart ? 0 : 1) < ($1.other, $1.arrow, $1.isStart ? 0 : 1)
            }
            let step = (box.height - 20) / Double(sorted.count)
            for (place, port) in sorted.enumerated() {
                let point = (
                    x: side.isRight ? box.maxX : box.x, y: box.y + 12 + step * (Double(place) + 0.5),
                    direction: side.isRight ? 1.0 : -1
                )
                if port.isStart { starts[port.arrow] = point } else { ends[port.arrow] = point }
            }
        }
        routes = arrows.indices.map { Self.route(starts[$0], ends[$0]) }
    }

    private static func route(
        _ start: (x: Double, y: Double, direction: Double)?, _ end: (x: Double, y: Double, direction: Double)?
    ) -> Route? {
        var route = Route()
        switch (start, end) {
        case (nil, nil): return nil
        case (let start?, nil):
            (route.start, route.startDirection) = ((start.x, start.y), start.direction)
            (route.end, route.endDirection) = ((start.x + start.direction * 60, start.y), start.direction)
        case (nil, let end?):
            (route.start, route.startDirection) = ((end.x + end.direction * 70, end.y), -end.direction)
            (route.end, route.endDirection) = ((end.x, end.y), -end.direction)
        case (let start?, let end?):
            (route.start, route.startDirection) = ((start.x, start.y), start.direction)
            (route.end, route.endDirection) = ((end.x, end.y), -end.direction)
        }
        let reach = min(max(abs(route.end.x - route.start.x) * 0.5, 50), 260)
        func point(_ x: Double, _ y: Double) -> String { Canvas.number(x) + " " + Canvas.number(y) }
        // The line ends inside the head of the arrow.
        let neck = route.end.x - route.endDirection * 7
        route.path =
            "M" + point(route.start.x, route.start.y) + "C"
            + point(route.start.x + route.startDirection * reach, route.start.y) + " "
            + point(neck - route.endDirection * reach, route.end.y) + " " + point(neck, route.end.y)
        return route
    }
}
