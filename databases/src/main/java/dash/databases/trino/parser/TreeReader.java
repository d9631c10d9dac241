package dash.databases.trino.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.TooDeepException;
import dash.databases.trino.TrinoDialect;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Root;
import dash.statement.Statement;
import io.trino.sql.tree.Explain;
import io.trino.sql.tree.ExplainAnalyze;
import io.trino.sql.tree.ExplainFormat;
import io.trino.sql.tree.ExplainOption;
import io.trino.sql.tree.ExplainType;
import io.trino.sql.tree.Identifier;
import io.trino.sql.tree.Node;
import io.trino.sql.tree.QualifiedName;
import io.trino.sql.tree.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads Trino's tree into the neutral one. This class knows the roots and what several readers share; queries, relations,
 * expressions, calls, types and windows each have their reader.
 */
final class TreeReader {

    private static final int DEEPEST = 400;

    private final Spans spans;
    private final QueryReader queries = new QueryReader(this);
    private final RelationReader relations = new RelationReader(this);
    private final ExpressionReader expressions = new ExpressionReader(this);
    private final CallReader calls = new CallReader(this);
    private final TypeReader types = new TypeReader(this);
    private final WindowReader windows = new WindowReader(this);
    private final JsonReader json = new JsonReader(this);
    private int depth;

    TreeReader(Spans spans) {
        this.spans = spans;
    }

    /** Throws {@link NotUnderstoodException}. */
    Statement read(String sql, io.trino.sql.tree.Statement statement) {
        return new Statement(sql, root(statement), TrinoDialect.INSTANCE);
    }

    private Root root(io.trino.sql.tree.Statement statement) {
        return switch (statement) {
            case Query query -> queries.query(query);
            case Explain explain ->
                new Root.Explain(
                        spans.whole(),
                        explain.getOptions().stream().map(this::option).toList(),
                        root(explain.getStatement()));
            case ExplainAnalyze explain ->
                new Root.Explain(spans.whole(), analyze(explain), root(explain.getStatement()));
            default -> new Root.Command(spans.whole(), command(statement));
        };
    }

    private static List<Root.Option> analyze(ExplainAnalyze explain) {
        List<Root.Option> options = new ArrayList<>(List.of(new Root.Option("analyze", "")));
        if (explain.isVerbose()) {
            options.add(new Root.Option("verbose", ""));
        }
        return options;
    }

    private Root.Option option(ExplainOption option) {
        return switch (option) {
            case ExplainType type -> new Root.Option("type", word(type.getType()));
            case ExplainFormat format -> new Root.Option("format", word(format.getType()));
            default -> throw notUnderstood("an option of EXPLAIN", option);
        };
    }

    /** {@code CreateTableAsSelect} is CREATE TABLE AS SELECT to a person. */
    private static String command(io.trino.sql.tree.Statement statement) {
        return statement
                .getClass()
                .getSimpleName()
                .replaceAll("([a-z])([A-Z])", "$1 $2")
                .toUpperCase(Locale.ROOT);
    }

    Expression expression(io.trino.sql.tree.Expression node) {
        if (++depth > DEEPEST) {
            throw new TooDeepException();
        }
        try {
            return expressions.read(node);
        } finally {
            depth--;
        }
    }

    Optional<Expression> expression(Optional<io.trino.sql.tree.Expression> node) {
        return node.map(this::expression);
    }

    List<Expression> expressions(List<? extends io.trino.sql.tree.Expression> nodes) {
        return nodes.stream().map(this::expression).toList();
    }

    /** Nested queries and relations count as depth too. */
    <T> T deeper(java.util.function.Supplier<T> reading) {
        if (++depth > DEEPEST) {
            throw new TooDeepException();
        }
        try {
            return reading.get();
        } finally {
            depth--;
        }
    }

    static String name(Identifier identifier) {
        return identifier.getValue().toLowerCase(Locale.ENGLISH);
    }

    static List<String> names(List<Identifier> identifiers) {
        return identifiers.stream().map(TreeReader::name).toList();
    }

    static Name name(QualifiedName name) {
        return new Name(names(name.getOriginalParts()));
    }

    /** An option in the tree's own word, in lower case. */
    static String word(Enum<?> option) {
        return option.name().toLowerCase(Locale.ROOT);
    }

    NotUnderstoodException notUnderstood(String what, Node node) {
        return new NotUnderstoodException(what, spans.token(node));
    }

    Spans spans() {
        return spans;
    }

    QueryReader queries() {
        return queries;
    }

    RelationReader relations() {
        return relations;
    }

    CallReader calls() {
        return calls;
    }

    TypeReader types() {
        return types;
    }

    WindowReader windows() {
        return windows;
    }

    JsonReader json() {
        return json;
    }
}
