/** The memory of people through the doors: kept, applied, forgotten, and never anybody else's. */
@org.jspecify.annotations.NullMarked
package dash.app.memory;
