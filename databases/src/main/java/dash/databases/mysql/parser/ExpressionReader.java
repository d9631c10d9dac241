package dash.databases.mysql.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads operators from the weakest, OR, to the strongest, COLLATE, in the order that both servers document. */
final class ExpressionReader {

    /** Binary operators below the comparisons, with how strongly they bind. */
    private static final Map<String, Integer> STRENGTHS = Map.ofEntries(
            Map.entry("|", 1),
            Map.entry("&", 2),
            Map.entry("<<", 3),
            Map.entry(">>", 3),
            Map.entry("+", 4),
            Map.entry("-", 4),
            Map.entry("*", 5),
            Map.entry("/", 5),
            Map.entry("%", 5),
            Map.entry("DIV", 5),
            Map.entry("MOD", 5),
            Map.entry("^", 6));

    private final StatementReader reader;
    private final Cursor cursor;
    private final PredicateReader predicates;

    ExpressionReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
        this.predicates = new PredicateReader(reader);
    }

    Expression read() {
        cursor.deeper();
        Expression expression = disjunction();
        if (cursor.is(":=")) {
            throw cursor.notUnderstood("an assignment to a variable");
        }
        cursor.back();
        return expression;
    }

    List<Expression> list() {
        List<Expression> expressions = new ArrayList<>();
        do {
            expressions.add(read());
        } while (cursor.accept(","));
        return expressions;
    }

    private Expression disjunction() {
        int start = cursor.at();
        Expression first = exclusion();
        if (!cursor.is("OR") && !cursor.is("||")) {
            return first;
        }
        List<Expression> operands = new ArrayList<>(List.of(first));
        while (cursor.accept("OR") || cursor.accept("||")) {
            operands.add(exclusion());
        }
        return new Expression.Logical(cursor.from(start), Expression.Connective.OR, operands);
    }

    private Expression exclusion() {
        int start = cursor.at();
        Expression left = conjunction();
        while (cursor.accept("XOR")) {
            Expression right = conjunction();
            left = new Expression.Operation(cursor.from(start), OperatorName.of("xor"), Optional.of(left), right);
        }
        return left;
    }

    private Expression conjunction() {
        int start = cursor.at();
        Expression first = negation();
        if (!cursor.is("AND") && !cursor.is("&&")) {
            return first;
        }
        List<Expression> operands = new ArrayList<>(List.of(first));
        while (cursor.accept("AND") || cursor.accept("&&")) {
            operands.add(negation());
        }
        return new Expression.Logical(cursor.from(start), Expression.Connective.AND, operands);
    }

    private Expression negation() {
        int start = cursor.at();
        if (!cursor.accept("NOT")) {
            return predicates.read();
        }
        cursor.deeper();
        Expression operand = negation();
        cursor.back();
        return new Expression.Not(cursor.from(start), operand);
    }

    /** Everything that binds closer than comparisons. */
    Expression simple() {
        return binary(1);
    }

    private Expression binary(int weakest) {
        int start = cursor.at();
        Expression left = unary();
        while (strength() >= weakest) {
            int strength = strength();
            String symbol = symbol(cursor.take().text());
            Expression right = binary(strength + 1);
            left = new Expression.Operation(cursor.from(start), OperatorName.of(symbol), Optional.of(left), right);
        }
        return left;
    }

    private static String symbol(String written) {
        return switch (written) {
            case "MOD" -> "%";
            case "DIV" -> "div";
            default -> written;
        };
    }

    private int strength() {
        Token token = cursor.peek();
        boolean operator = token.kind() == Token.Kind.SYMBOL || token.kind() == Token.Kind.WORD;
        return operator ? STRENGTHS.getOrDefault(token.text(), 0) : 0;
    }

    private Expression unary() {
        int start = cursor.at();
        cursor.deeper();
        Expression expression;
        if (cursor.is("-") && cursor.peek(1).kind() == Token.Kind.NUMBER) {
            cursor.take();
            Expression.Literal number = reader.primaries().number();
            expression = new Expression.Literal(cursor.from(start), number.kind(), "-" + number.value());
        } else if (cursor.is("-") || cursor.is("+") || cursor.is("~")) {
            OperatorName sign = OperatorName.of(cursor.take().text());
            Expression operand = unary();
            expression = new Expression.Operation(cursor.from(start), sign, Optional.empty(), operand);
        } else if (cursor.accept("!")) {
            Expression operand = unary();
            expression = new Expression.Not(cursor.from(start), operand);
        } else if (cursor.is("BINARY")) {
            expression = binaryText(start);
        } else {
            expression = collated(start, reader.primaries().read());
        }
        cursor.back();
        return expression;
    }

    /** {@code BINARY x} compares byte by byte: the server casts. */
    private Expression binaryText(int start) {
        cursor.expect("BINARY");
        TypeName type = new TypeName(cursor.from(start), Name.of("binary"), List.of(), 0, false, false);
        Expression value = unary();
        return new Expression.Cast(cursor.from(start), value, type);
    }

    private Expression collated(int start, Expression value) {
        Expression reached = value;
        while (cursor.is("COLLATE") || cursor.is("->") || cursor.is("->>")) {
            if (cursor.accept("COLLATE")) {
                boolean quoted = cursor.peek().kind() == Token.Kind.STRING;
                Token collation = quoted || cursor.is("BINARY") ? cursor.take() : cursor.name();
                Name name = Name.of(Naming.column(collation.value()));
                reached = new Expression.Collate(cursor.from(start), reached, name);
            } else {
                OperatorName operator = OperatorName.of(cursor.take().text());
                Expression path = reader.primaries().constant();
                reached = new Expression.Operation(cursor.from(start), operator, Optional.of(reached), path);
            }
        }
        return reached;
    }
}
