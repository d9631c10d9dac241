package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Span;
import dash.statement.TypeName;
import io.trino.sql.tree.CompositeIntervalQualifier;
import io.trino.sql.tree.DataType;
import io.trino.sql.tree.DataTypeParameter;
import io.trino.sql.tree.DateTimeDataType;
import io.trino.sql.tree.GenericDataType;
import io.trino.sql.tree.IntervalDataType;
import io.trino.sql.tree.IntervalQualifier;
import io.trino.sql.tree.NumericParameter;
import io.trino.sql.tree.RowDataType;
import io.trino.sql.tree.SimpleIntervalQualifier;
import io.trino.sql.tree.TypeParameter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads types; a type inside another is a construct among its modifiers, so that the guard sees it too. */
final class TypeReader {

    private final TreeReader tree;

    TypeReader(TreeReader tree) {
        this.tree = tree;
    }

    TypeName read(DataType type) {
        Span span = tree.spans().type(type);
        return switch (type) {
            case GenericDataType generic ->
                named(
                        span,
                        TreeReader.name(generic.getName()),
                        generic.getArguments().stream().map(this::modifier).toList());
            case DateTimeDataType time ->
                named(
                        span,
                        TreeReader.word(time.getType()) + (time.isWithTimeZone() ? " with time zone" : ""),
                        time.getPrecision().map(this::modifier).stream().toList());
            case IntervalDataType interval -> named(span, "interval", List.of(text(span, unit(interval.qualifier()))));
            case RowDataType row ->
                named(span, "row", row.getFields().stream().map(this::field).toList());
            default -> throw tree.notUnderstood("a type of an unknown kind", type);
        };
    }

    private static TypeName named(Span span, String name, List<Expression> modifiers) {
        return new TypeName(span, Name.of(name), modifiers, 0, false, false);
    }

    private Expression modifier(DataTypeParameter parameter) {
        return switch (parameter) {
            case NumericParameter number ->
                new Expression.Literal(tree.spans().token(number), Expression.Literal.Kind.INTEGER, number.getValue());
            case TypeParameter type -> inner(type.getValue(), Optional.empty());
            default -> throw tree.notUnderstood("a modifier of an unknown kind", parameter);
        };
    }

    private Expression field(RowDataType.Field field) {
        return inner(field.getType(), field.getName().map(TreeReader::name));
    }

    private Expression inner(DataType type, Optional<String> name) {
        Node inner = read(type);
        return new Expression.Construct(inner.span(), "type", name.stream().toList(), List.of(inner));
    }

    private static Expression text(Span span, String value) {
        return new Expression.Literal(span, Expression.Literal.Kind.STRING, value);
    }

    /** DAY, or DAY TO SECOND, in lower case. */
    static String unit(IntervalQualifier qualifier) {
        String words = switch (qualifier) {
            case SimpleIntervalQualifier simple -> simple.getField() + " " + simple.getPrecision();
            case CompositeIntervalQualifier composite ->
                composite.getFrom() + " to " + composite.getTo() + " " + composite.getPrecision();
            default -> qualifier.toString();
        };
        return words.replace("OptionalInt.empty", "").strip().toLowerCase(Locale.ROOT);
    }
}
