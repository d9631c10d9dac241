package dash.answer;

import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says what a query starts from: relations, and how they are brought together. */
final class RelationWords {

    private final Speaker speaker;

    RelationWords(Speaker speaker) {
        this.speaker = speaker;
    }

    String of(Relation relation) {
        return switch (relation) {
            case Relation.Table table -> table(table);
            case Relation.Subquery subquery -> subquery(subquery);
            case Relation.FunctionTable table -> function(table);
            case Relation.Join join -> join(join);
            case Relation.Construct construct -> construct(construct);
        };
    }

    private String construct(Relation.Construct construct) {
        String inside = construct.parts().stream()
                .filter(Relation.class::isInstance)
                .map(part -> of((Relation) part))
                .collect(Collectors.joining(" and "));
        String words = Names.words(construct.name());
        return inside.isEmpty() ? words : words + " of " + inside;
    }

    private String table(Relation.Table table) {
        String only = table.only() ? " (without tables that inherit from it)" : "";
        String sample = table.sample()
                .map(found -> " (a random sample, " + Names.words(found.method().last()) + " "
                        + String.join(", ", speaker.values(found.arguments())) + ")")
                .orElse("");
        return speaker.names().relation(table) + only + sample;
    }

    private String subquery(Relation.Subquery subquery) {
        String words = speaker.query(subquery.query());
        String name =
                subquery.alias().map(alias -> Names.words(alias.name()) + " ").orElse("");
        return (subquery.lateral() ? "for each row " : "") + name + words;
    }

    private String function(Relation.FunctionTable table) {
        String words = table.functions().stream()
                .map(function -> speaker.value(function.call()))
                .collect(Collectors.joining(" beside "));
        return words + (table.ordinality() ? ", numbered" : "");
    }

    private String join(Relation.Join join) {
        String left = of(join.left());
        String right = of(join.right());
        String match = match(join);
        String with = join.left() instanceof Relation.Join ? ", then with the matching " : " with the matching ";
        return switch (join.kind()) {
            case CROSS -> left + " combined with every row of " + right;
            case INNER -> left + with + right + match;
            case LEFT -> left + with + right + match + " where there is one";
            case RIGHT -> left + " matched to " + right + match + ", where every row of " + right + " stays";
            case FULL -> left + " matched with " + right + match + ", where rows without a match stay on both sides";
        };
    }

    /** Joins over keys of one name need few words; anything else in the condition filters and has to be said. */
    private String match(Relation.Join join) {
        if (join.natural()) {
            return " (same values in all columns they share)";
        }
        List<String> parts = new ArrayList<>();
        join.using().forEach(column -> parts.add("same " + Names.words(column)));
        List<Expression> others = new ArrayList<>();
        for (Expression condition : Conjuncts.of(join.on())) {
            if (isSameName(condition)) {
                parts.add("same "
                        + Names.words(((Expression.Column) ((Expression.Operation) condition).right())
                                .name()
                                .last()));
            } else {
                others.add(condition);
            }
        }
        if (!others.isEmpty()) {
            parts.add("where " + speaker.conditions(others));
        }
        return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
    }

    private static boolean isSameName(Expression condition) {
        return isKeyEquality(condition)
                && condition instanceof Expression.Operation operation
                && operation.left().orElseThrow() instanceof Expression.Column left
                && operation.right() instanceof Expression.Column right
                && left.name().last().equals(right.name().last());
    }

    static boolean isKeyEquality(Expression condition) {
        return condition instanceof Expression.Operation operation
                && operation.operator().symbol().equals("=")
                && operation.left().filter(Expression.Column.class::isInstance).isPresent()
                && operation.right() instanceof Expression.Column;
    }
}
