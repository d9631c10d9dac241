/** The memory of the person who calls, over HTTP. */
@org.jspecify.annotations.NullMarked
package dash.server.memory;
