/// A transition to a screen that was reached by following the code.
package struct FoundTransition {
    /// The kind of the call; see ``NavigationCalls``.
    let kind: String
    /// The place of the framework call, or of the property that is assigned.
    let site: FoundLoad.Site
    /// The call in the entry function that leads to ``site``; nil if the entry function contains it.
    let caller: FoundLoad.Site?
    /// The index of the function that contains the framework call.
    let function: Int
    /// The class of `self` in this function; nil outside classes.
    let own: String?
    /// The object that shows the screen; unknown if the code does not show its class.
    let presenter: FollowedValue
    /// The screens.
    var destination: FollowedValue
    /// Whether the code shows a window, so that the screen is the object that owns the window.
    let isOfWindow: Bool
    /// Whether the screen is `self`.
    let isOfSelf: Bool
    /// The path of the property of the own class that holds the screen; nil if the screen does not come from one.
    let property: String?
}

/// One screen to which the code of a function leads.
package struct NavigationFinding: Hashable {
    /// The index of the function that leads to the screen.
    package let function: Int
    /// The line of the call, relative to the body of the function.
    package let line: Int
    /// The column of the call, from 1, in code points.
    package let column: Int
    /// The kind of the transition; see ``NavigationCalls``.
    package let kind: String
    /// The class that shows the screen; nil for code outside classes.
    package let source: String?
    /// The function that contains the framework call, if the call of this finding leads to another function.
    package let helper: String?
    /// The class of the screen; nil if unknown.
    package var className: String?
    /// Whether an object of exactly this class is created. If not, the class is a declared type, and the object may be
    /// of a subclass.
    package var isExact = false
    /// The scene; nil if the screen does not come from a storyboard.
    package var scene: Scene?

    /// A scene of a storyboard.
    package struct Scene: Hashable, Sendable {
        /// The name of the storyboard; nil if unknown.
        package let storyboard: String?
        /// Whether the storyboard is the one that the source comes from.
        package let isOfSource: Bool
        /// The storyboard identifier; nil for the initial controller, or if unknown.
        package let identifier: String?
        /// Whether the scene is the one of the initial controller.
        package let isInitial: Bool
    }
}
