/// Finds the elements that stay in place if one order is changed to another with as few moves as possible.
enum Ordering {
    /// Returns the indices of a longest increasing subsequence of distinct numbers. All other elements were moved.
    static func longestIncreasing(_ numbers: [Int32]) -> [Int] {
        // Most lists are in order.
        if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return Array(numbers.indices) }
        // For each length, the index of the smallest number that can end a subsequence of this length.
        var ends: [Int] = []
        var before = Array(repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[place] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var part: [Int] = []
        var place = ends.last ?? -1
        while place >= 0 {
            part.append(place)
            place = before[place]
        }
        return part.reversed()
    }
}
