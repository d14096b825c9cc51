/// Detects setters that call themselves and therefore never return.
///
/// Example: `- (void)setColor:(UIColor *)color { self.color = color; }`.
package enum EndlessSetter {
    /// Returns whether an Objective-C setter assigns its argument to its own property before any statement can end the
    /// method.
    ///
    /// A condition on the argument does not end the recursion, because the next call has the same argument.
    package static func isOne(_ function: FunctionCode, _ body: @autoclosure () -> [Code]) -> Bool {
        guard function.kind == .function, !function.isStatic, function.type != nil, function.parameters.count == 1,
            function.name.hasPrefix("set"), function.name.hasSuffix(":"), let argument = function.parameters.first?.name
        else { return false }
        return Setter(selector: function.name, argument: argument).isEndless(body())
    }

    private struct Setter {
        let selector: String
        let argument: String

        /// Returns whether the statements reach the recursive call. If a condition tests only the argument, the call
        /// can be in either branch.
        func isEndless(_ statements: [Code]) -> Bool {
            for statement in statements {
                switch statement {
                case .branch(let condition, let then, let otherwise):
                    if asksArgument(condition), isEndless(then) || isEndless(otherwise) { return true }
                    return false
                case .block(let body):
                    if isEndless(body) { return true }
                    return false
                case .assign(let target, .name(argument)) where setsItself(target): return true
                case .call(let call) where call.receiver == .name("self") && call.name == selector:
                    return call.arguments == [.name(argument)]
                // Declarations, other calls, and assignments to other variables and properties do not change the
                // argument. Any other statement may change the argument or end the method.
                case .assign(let target, _) where target != .name(argument): continue
                case .call, .variable: continue
                default: return false
                }
            }
            return false
        }

        private func setsItself(_ target: Code) -> Bool {
            guard case .member(.name("self")?, let name) = target else { return false }
            return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" == selector
        }

        private func asksArgument(_ condition: Code) -> Bool {
            switch condition {
            case .name(argument), .null, .number, .bool: true
            case .operation(_, let parts): parts.allSatisfy(asksArgument)
            default: false
            }
        }
    }
}
