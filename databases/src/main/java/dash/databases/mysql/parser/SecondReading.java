package dash.databases.mysql.parser;

import com.alibaba.druid.DbType;
import com.alibaba.druid.sql.ast.SQLStatement;
import com.alibaba.druid.sql.ast.expr.SQLAggregateExpr;
import com.alibaba.druid.sql.ast.expr.SQLMethodInvokeExpr;
import com.alibaba.druid.sql.ast.statement.SQLExplainStatement;
import com.alibaba.druid.sql.ast.statement.SQLExprTableSource;
import com.alibaba.druid.sql.ast.statement.SQLSelectStatement;
import com.alibaba.druid.sql.dialect.mysql.visitor.MySqlASTVisitorAdapter;
import com.alibaba.druid.sql.parser.SQLParserUtils;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Over;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Has Druid's parser read what was read already, and compares. Its tree is not the one that is judged: it may only say no.
 * So what its visitor misses does no harm, and what it sees and the first reading does not is a refusal.
 */
final class SecondReading {

    private SecondReading() {}

    /** What the two readings disagree about; nothing when the second one finds nothing that the first has not. */
    static Optional<String> disagreement(String sql, List<Token> tokens, Root first) {
        if (!(asked(first) instanceof Query query) || isBeyondDruid(query, tokens)) {
            return Optional.empty();
        }
        List<SQLStatement> statements;
        try {
            statements =
                    SQLParserUtils.createSQLStatementParser(sql, DbType.mysql).parseStatementList();
        } catch (RuntimeException | LinkageError | StackOverflowError unreadable) {
            // Its complaints are exceptions of many kinds; some of what it could parse needs classes that are not here.
            return Optional.of("a second parser cannot read it");
        }
        if (statements.size() != 1 || !isSameKind(first, statements.getFirst())) {
            return Optional.of("a second parser sees something else than one query");
        }
        Seen seen = new Seen();
        statements.getFirst().accept(seen);
        seen.functions.removeAll(functions(first));
        seen.tables.removeAll(tables(first));
        if (seen.functions.isEmpty() && seen.tables.isEmpty()) {
            return Optional.empty();
        }
        Set<String> further = new HashSet<>(seen.functions);
        further.addAll(seen.tables);
        return Optional.of("a second parser also sees " + String.join(", ", further));
    }

    private static Root asked(Root root) {
        return root instanceof Root.Explain explain ? asked(explain.inner()) : root;
    }

    /** The forms that Druid is known not to read. */
    private static boolean isBeyondDruid(Query query, List<Token> tokens) {
        return query.every(Expression.Call.class).anyMatch(Expression.Call::withinGroup)
                || query.every(Query.Values.class).findAny().isPresent()
                || query.every(Over.Specification.class)
                        .anyMatch(window -> window.base().isPresent())
                || tokens.stream().anyMatch(token -> token.is("FETCH") || token.is("{"));
    }

    private static boolean isSameKind(Root first, SQLStatement statement) {
        return first instanceof Root.Explain
                ? statement instanceof SQLExplainStatement
                : statement instanceof SQLSelectStatement;
    }

    /** Every name that the first reading took for a function, by all names that Druid may have for it. */
    private static Set<String> functions(Node root) {
        Set<String> names = new HashSet<>();
        root.everything().flatMap(SecondReading::names).forEach(names::add);
        return names;
    }

    private static Stream<String> names(Node node) {
        return switch (node) {
            case Expression.Call call ->
                switch (call.name().last()) {
                    case "substring" -> Stream.of("substring", "substr", "mid");
                    case "ltrim", "rtrim", "btrim" ->
                        Stream.of("trim", call.name().last());
                    default -> Stream.of(call.name().last());
                };
            case Expression.Coalesce _ -> Stream.of("coalesce");
            case Expression.NullIf _ -> Stream.of("nullif");
            case Expression.Extreme extreme -> Stream.of(extreme.greatest() ? "greatest" : "least");
            case Expression.GroupingOf _ -> Stream.of("grouping");
            case Expression.Cast _ -> Stream.of("cast", "convert", "binary");
            case Expression.Construct construct -> Stream.of(construct.name());
            case Expression.SpecialValue value -> Stream.of(value.name());
            case Expression.Row _ -> Stream.of("row");
            case Expression.Exists _ -> Stream.of("exists");
            default -> Stream.empty();
        };
    }

    private static Set<String> tables(Node root) {
        Set<String> names = new HashSet<>();
        root.every(Relation.Table.class)
                .map(table -> plain(table.name().last()))
                .forEach(names::add);
        return names;
    }

    private static final class Seen extends MySqlASTVisitorAdapter {

        private final Set<String> functions = new HashSet<>();
        private final Set<String> tables = new HashSet<>();

        @Override
        public boolean visit(SQLMethodInvokeExpr call) {
            functions.add(plain(call.getMethodName()));
            return true;
        }

        @Override
        public boolean visit(SQLAggregateExpr call) {
            functions.add(plain(call.getMethodName()));
            return true;
        }

        @Override
        public boolean visit(SQLExprTableSource table) {
            String name = plain(table.getTableName() == null ? "" : table.getTableName());
            if (!name.isEmpty() && !name.equals("dual")) {
                tables.add(name);
            }
            return true;
        }
    }

    /** Druid keeps quotes as they were written, and doubled ones as single ones. */
    private static String plain(String name) {
        return name.replace("`", "").toLowerCase(Locale.ROOT);
    }
}
