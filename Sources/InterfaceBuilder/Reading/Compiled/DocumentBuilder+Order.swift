extension DocumentBuilder {
    /// Brings the objects into document order: every object is directly before its contents.
    ///
    /// If a document contains several nibs, the objects of the inner nibs are at the end of the list.
    func sortObjects() {
        let order = documentOrder()
        guard order.indices.contains(where: { order[$0] != $0 }) else { return }
        var places = [Int32](repeating: -1, count: order.count)
        for (place, index) in order.enumerated() { places[index] = Int32(place) }
        func move(_ index: inout Int32) { if index >= 0 { index = places[Int(index)] } }
        var objects = order.map { document.objects[$0] }
        var counts: [Int32: Int32] = [:]
        for index in objects.indices {
            move(&objects[index].parent)
            objects[index].position = counts[objects[index].parent, default: 0]
            counts[objects[index].parent, default: 0] += 1
        }
        document.objects = objects
        for index in document.connections.indices {
            move(&document.connections[index].source)
            move(&document.connections[index].destination)
        }
        for index in document.constraints.indices { move(&document.constraints[index].owner) }
        for index in document.scenes.indices { move(&document.scenes[index].controller) }
        for index in document.runtimeAttributes.indices { move(&document.runtimeAttributes[index].object) }
        for index in document.resourceUses.indices { move(&document.resourceUses[index].object) }
        for index in document.texts.indices { move(&document.texts[index].object) }
    }

    /// Returns the indices of the objects in document order. Parents precede their children in the list of objects.
    private func documentOrder() -> [Int] {
        var children: [Int32: [Int]] = [:]
        for (index, object) in document.objects.enumerated() { children[object.parent, default: []].append(index) }
        var stack = Array((children[-1] ?? []).reversed())
        // The objects of a scene stay together.
        stack = stack.enumerated().sorted {
            (document.objects[$0.element].scene, -$0.offset) > (document.objects[$1.element].scene, -$1.offset)
        }
        .map(\.element)
        var order: [Int] = []
        order.reserveCapacity(document.objects.count)
        while let index = stack.popLast() {
            order.append(index)
            stack += (children[Int32(index)] ?? []).reversed()
        }
        return order
    }
}
