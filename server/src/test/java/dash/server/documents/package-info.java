@org.jspecify.annotations.NullMarked
package dash.server.documents;
