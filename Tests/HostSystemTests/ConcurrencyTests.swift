import Foundation
import HostSystem
import Testing

@Suite("Work on several threads")
struct ConcurrencyTests {
    @Test func `only one thread at a time changes a shared value`() {
        let count = Shared(0)
        Parallel.perform(8) { _ in
            for _ in 0..<10_000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 80_000)
    }

    @Test func `a thread that waits for a value wakes up when it arrives, and takes it once`() {
        let boxes = Shared<[Int]>([])
        let taken = Shared<[Int]>([])
        Parallel.start(threads: 4) {
            let number = boxes.whenReady { $0.popLast() }
            taken.withLock { $0.append(number) }
            taken.wake()
        }
        for number in 0..<4 {
            boxes.withLock { $0.append(number) }
            boxes.wake()
        }
        let all = taken.whenReady { $0.count == 4 ? $0.sorted() : nil }
        #expect(all == [0, 1, 2, 3])
    }

    @Test func `a shared value is unlocked after an error`() {
        struct Refusal: Error {}
        let value = Shared(1)
        #expect(throws: Refusal.self) { try value.withLock { _ throws(Refusal) in throw Refusal() } }
        #expect(value.withLock { $0 } == 1)
    }

    @Test(arguments: [0, 1, 1000])
    func `results keep the order of their items`(count: Int) {
        let items = Array(0..<count)
        #expect(Parallel.map(items) { $0 * 2 } == items.map { $0 * 2 })
    }

    @Test func `a thread has the requested stack size`() {
        let size = Shared<Int?>(nil)
        Parallel.start(stackSize: 16 << 20) {
            size.withLock { $0 = Thread.current.stackSize }
            size.wake()
        }
        #expect(size.whenReady { $0 } == 16 << 20)
    }

    @Test func `a background value is computed only once`() {
        let calls = Shared(0)
        let value = Background {
            calls.withLock {
                $0 += 1
                return $0
            }
        }
        #expect(value.value == 1)
        #expect(value.value == 1)
    }

    @Test func `a canceled alarm does not ring, and another one does`() {
        let rung = Shared<[String]>([])
        let early = Alarm(after: 0.05) { rung.withLock { $0.append("early") } }
        early.turnOff()
        let late = Alarm(after: 0.2) {
            rung.withLock { $0.append("late") }
            rung.wake()
        }
        #expect(rung.whenReady { $0.isEmpty ? nil : $0 } == ["late"])
        late.turnOff()
    }
}
