package dash.guard;

import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.stream.Stream;

/** One statement under inspection: what the rules look at and judge by. */
record Inspection(Statement statement, Scope scope, AllowList allowed) {

    /** Every node of a kind, in whatever position. */
    <T extends Node> Stream<T> every(Class<T> kind) {
        return statement.root().every(kind);
    }

    Finding finding(Finding.Code code, Span span, String what, String instead) {
        return new Finding(code, span, statement.position(span), what, instead);
    }

    boolean serverHasFunction(String name) {
        return scope.server().map(server -> server.functions().contains(name)).orElse(true);
    }

    boolean serverHasOperator(String symbol) {
        return scope.server().map(server -> server.operators().contains(symbol)).orElse(true);
    }

    /** Whether an unqualified name could mean somebody's own function instead of a built-in. */
    boolean isUserFunction(String name) {
        return scope.server()
                .map(server -> server.userFunctions().contains(name))
                .orElse(false);
    }

    boolean isBuiltInHere(Name name) {
        return name.parts().size() == 2 && name.parts().getFirst().equals(allowed.homeSchema());
    }
}
