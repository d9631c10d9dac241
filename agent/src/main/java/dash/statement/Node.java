package dash.statement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Any part of a statement. Every implementation is a record, and its children are exactly its components that are nodes,
 * directly, in an {@link java.util.Optional} or in a list.
 */
public sealed interface Node
        permits Alias,
                Argument,
                CommonTable,
                CommonTable.Cycle,
                Expression,
                Frame,
                Frame.Bound,
                Grouping,
                Grouping.Element,
                Into,
                Locking,
                OrderItem,
                Over,
                Query.Body,
                Query.Distinct,
                Query.NamedWindow,
                Query.SelectItem,
                Relation,
                Relation.ColumnDefinition,
                Relation.Sample,
                Relation.TableFunction,
                Root,
                Expression.Bracket,
                Expression.When,
                TypeName,
                With {

    Span span();

    /** In the order of the record's components, which is the order of the text wherever SQL allows it. */
    default List<Node> children() {
        return Components.nodesOf((Record) this);
    }

    /** This node and everything under it, parents before children. Not recursive: depth costs no stack. */
    default Stream<Node> everything() {
        List<Node> found = new ArrayList<>();
        Deque<Node> waiting = new ArrayDeque<>();
        waiting.push(this);
        while (!waiting.isEmpty()) {
            Node node = waiting.pop();
            found.add(node);
            node.children().reversed().forEach(waiting::push);
        }
        return found.stream();
    }

    /** Everything of one kind under and including this node, in the order of the text. */
    default <T extends Node> Stream<T> every(Class<T> kind) {
        return everything().filter(kind::isInstance).map(kind::cast);
    }

    /** Whether both are the same piece of SQL, wherever it stands and however it is spaced. */
    default boolean sameAs(Node other) {
        return Components.same(this, other);
    }
}
