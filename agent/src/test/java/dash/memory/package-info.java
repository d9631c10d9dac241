@org.jspecify.annotations.NullMarked
package dash.memory;
