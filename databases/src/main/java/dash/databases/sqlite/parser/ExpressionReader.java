package dash.databases.sqlite.parser;

import dash.databases.parser.TooDeepException;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads operators by SQLite's precedence, the loosest first. */
final class ExpressionReader {

    private static final int OR = 1;
    private static final int AND = 2;
    private static final int NOT = 3;
    private static final int EQUALITY = 4;
    private static final int COLLATE = 10;
    private static final int PREFIX = 11;
    private static final int LONGEST_CHAIN = 300;

    private static final Map<String, Integer> BINARY = Map.ofEntries(
            Map.entry("=", EQUALITY),
            Map.entry("==", EQUALITY),
            Map.entry("<>", EQUALITY),
            Map.entry("!=", EQUALITY),
            Map.entry("<", 5),
            Map.entry("<=", 5),
            Map.entry(">", 5),
            Map.entry(">=", 5),
            Map.entry("&", 6),
            Map.entry("|", 6),
            Map.entry("<<", 6),
            Map.entry(">>", 6),
            Map.entry("+", 7),
            Map.entry("-", 7),
            Map.entry("*", 8),
            Map.entry("/", 8),
            Map.entry("%", 8),
            Map.entry("||", 9),
            Map.entry("->", 9),
            Map.entry("->>", 9));

    private final Readers readers;
    private final Cursor cursor;

    ExpressionReader(Readers readers) {
        this.readers = readers;
        this.cursor = readers.cursor;
    }

    Expression read() {
        return read(OR);
    }

    List<Expression> list() {
        List<Expression> values = new ArrayList<>();
        do {
            values.add(read());
        } while (cursor.take(","));
        return values;
    }

    /** An expression whose operators all bind at least so tightly. */
    private Expression read(int least) {
        return cursor.deeper(() -> chain(least, false));
    }

    /** Up to the AND of BETWEEN, which is not an operator of the lower bound itself. */
    private Expression lowerBound() {
        return cursor.deeper(() -> chain(OR, true));
    }

    private Expression chain(int least, boolean untilAnd) {
        int mark = cursor.mark();
        Expression left = prefix();
        for (int length = 0; ; length++) {
            if (length > LONGEST_CHAIN) {
                throw new TooDeepException();
            }
            Optional<Expression> further = further(mark, left, least, untilAnd);
            if (further.isEmpty()) {
                return left;
            }
            left = further.get();
        }
    }

    private Expression prefix() {
        int mark = cursor.mark();
        if (cursor.take("NOT")) {
            Expression operand = read(NOT);
            return new Expression.Not(cursor.since(mark), operand);
        }
        if (cursor.is("-") || cursor.is("+") || cursor.is("~")) {
            OperatorName operator = OperatorName.of(cursor.next().text());
            Expression operand = read(PREFIX);
            return new Expression.Operation(cursor.since(mark), operator, Optional.empty(), operand);
        }
        return readers.operands.read();
    }

    /** One more operator with what stands behind it, when it binds tightly enough. */
    private Optional<Expression> further(int mark, Expression left, int least, boolean untilAnd) {
        Token here = cursor.here();
        if (here.kind() == Token.Kind.SIGN) {
            Integer level = BINARY.get(here.text());
            return level == null || level < least ? Optional.empty() : Optional.of(binary(mark, left, level));
        }
        if (here.kind() != Token.Kind.WORD) {
            return Optional.empty();
        }
        if (here.is("COLLATE") && COLLATE >= least) {
            return Optional.of(collate(mark, left));
        }
        if (here.is("OR") && OR >= least) {
            return Optional.of(logical(mark, left, Expression.Connective.OR, OR));
        }
        if (here.is("AND") && AND >= least && !untilAnd) {
            return Optional.of(logical(mark, left, Expression.Connective.AND, AND));
        }
        return EQUALITY >= least ? new PredicateReader(readers, mark, left).read() : Optional.empty();
    }

    private Expression binary(int mark, Expression left, int level) {
        String sign = cursor.next().text();
        Expression right = read(level + 1);
        String symbol = switch (sign) {
            case "==" -> "=";
            case "!=" -> "<>";
            default -> sign;
        };
        return new Expression.Operation(cursor.since(mark), OperatorName.of(symbol), Optional.of(left), right);
    }

    /** Chains of one kind are one node; a chain in brackets is not part of the chain around it. */
    private Expression logical(int mark, Expression first, Expression.Connective connective, int level) {
        List<Expression> operands = new ArrayList<>(List.of(first));
        while (cursor.take(connective.name())) {
            operands.add(read(level + 1));
        }
        return new Expression.Logical(cursor.since(mark), connective, operands);
    }

    private Expression collate(int mark, Expression value) {
        cursor.want("COLLATE");
        Token here = cursor.here();
        if (here.kind() != Token.Kind.STRING && !Keywords.isPlainName(here)) {
            throw cursor.wrong();
        }
        Name collation = Name.of(cursor.name());
        return new Expression.Collate(cursor.since(mark), value, collation);
    }

    /** What stands behind a word of comparison: everything that binds more tightly than it. */
    Expression compared() {
        return read(EQUALITY + 1);
    }

    Expression low() {
        return lowerBound();
    }

    /** {@code x IN table} reads the whole table. */
    Query everything(int mark, Relation relation) {
        Span span = cursor.since(mark);
        Expression star = new Expression.Star(span, List.of());
        return QueryReader.plain(new Query.Select(
                span,
                Optional.empty(),
                List.of(new Query.SelectItem(span, star, Optional.empty())),
                Optional.empty(),
                List.of(relation),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of()));
    }
}
