package dash.databases.mysql.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads calls; those with a syntax of their own are in {@link SyntaxCallReader}. */
final class CallReader {

    private final StatementReader reader;
    private final Cursor cursor;
    private final SyntaxCallReader syntax;

    CallReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
        this.syntax = new SyntaxCallReader(reader);
    }

    /** The name is taken, the bracket is next. A name in quotes is never a word of the language. */
    Expression read(int start, Name name, Token first) {
        boolean plain = first.kind() == Token.Kind.WORD && !name.isQualified();
        if (plain) {
            Optional<Expression> special = syntax.read(start, name.last());
            if (special.isPresent()) {
                return special.get();
            }
        }
        return call(start, name);
    }

    private Expression.Call call(int start, Name name) {
        cursor.expect("(");
        boolean star = cursor.is("*") && cursor.peek(1).is(")") && cursor.accept("*");
        boolean distinct = !star && cursor.accept("DISTINCT");
        if (!star && !distinct) {
            cursor.accept("ALL");
        }
        List<Argument> arguments = star || cursor.is(")") ? new ArrayList<>() : arguments();
        List<OrderItem> orderBy =
                cursor.accept("ORDER", "BY") ? reader.windows().orderItems() : List.of();
        option("SEPARATOR", arguments);
        option("LIMIT", arguments);
        cursor.expect(")");
        boolean within = orderBy.isEmpty() && cursor.accept("WITHIN", "GROUP");
        if (within) {
            cursor.expect("(");
            cursor.expect("ORDER", "BY");
            orderBy = reader.windows().orderItems();
            cursor.expect(")");
        }
        nulls();
        Optional<Over> over =
                cursor.accept("OVER") ? Optional.of(reader.windows().over()) : Optional.empty();
        Span span = cursor.from(start);
        return new Expression.Call(
                span, name, false, star, distinct, false, arguments, orderBy, within, Optional.empty(), over);
    }

    private List<Argument> arguments() {
        List<Argument> arguments = new ArrayList<>();
        do {
            arguments.add(argument());
        } while (cursor.accept(","));
        return arguments;
    }

    Argument argument() {
        Expression value = reader.expressions().read();
        return new Argument(value.span(), Optional.empty(), value);
    }

    /** SEPARATOR and LIMIT of GROUP_CONCAT become arguments with a name. */
    private void option(String word, List<Argument> arguments) {
        int start = cursor.at();
        if (cursor.accept(word)) {
            do {
                Expression value = reader.primaries().constant();
                Optional<String> name = Optional.of(word.toLowerCase(Locale.ROOT));
                arguments.add(new Argument(cursor.from(start), name, value));
            } while (word.equals("LIMIT") && cursor.accept(","));
        }
    }

    /** What is said here is what is done anyway; what is not done is not understood. */
    private void nulls() {
        cursor.accept("RESPECT", "NULLS");
        if (cursor.are("IGNORE", "NULLS") || cursor.are("FROM", "LAST")) {
            throw cursor.notUnderstood("IGNORE NULLS or FROM LAST");
        }
        if (cursor.is("FROM") && cursor.peek(1).is("FIRST") && cursor.peek(2).is("OVER")) {
            cursor.expect("FROM", "FIRST");
        }
    }
}
