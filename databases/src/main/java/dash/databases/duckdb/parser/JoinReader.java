package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads joins; those that no other engine has become constructs. */
final class JoinReader {

    private final TreeReader tree;

    JoinReader(TreeReader tree) {
        this.tree = tree;
    }

    /** The relations of {@code FROM a, b, c}. */
    List<Relation> listed(Fields fields) {
        fields.ignore("is_implicit", "nearest_count", "nearest_order_type", "nearest_approx");
        boolean plain = fields.text("join_type").equals("INNER")
                && fields.text("ref_type").equals("CROSS")
                && !fields.flag("delim_flipped");
        if (!plain) {
            throw fields.notUnderstood("a join of an unknown kind");
        }
        List<Relation> relations = new ArrayList<>(tree.relations().from(fields.required("left")));
        relations.add(tree.relations().read(fields.required("right")));
        fields.done();
        return relations;
    }

    Relation read(Fields fields) {
        fields.ignore("is_implicit", "delim_flipped", "nearest_count", "nearest_order_type", "nearest_approx");
        fields.refuse("duplicate_eliminated_columns", "a join that the planner made");
        Relation left = tree.relations().read(fields.required("left"));
        Relation right = tree.relations().read(fields.required("right"));
        Optional<Expression> on = tree.expression(fields.node("condition"));
        List<String> using = fields.names("using_columns");
        String type = fields.text("join_type");
        String reference = fields.text("ref_type");
        List<Node> parts = new ArrayList<>(List.of(left, right));
        on.ifPresent(parts::add);
        Span own = fields.own().from() >= left.span().from() ? fields.own() : Spans.NOWHERE;
        Span span = tree.spans().around(own, parts);
        boolean natural = reference.equals("NATURAL");
        Optional<Relation.Kind> kind = kind(type, reference);
        if (kind.isPresent()) {
            return new Relation.Join(
                    span, kind.get(), natural, left, right, on, using, Optional.empty(), Optional.empty());
        }
        if (natural) {
            throw fields.notUnderstood("NATURAL " + type + " JOIN");
        }
        for (String column : using) {
            parts.add(new Expression.Column(Spans.NOWHERE, Name.of(column)));
        }
        return new Relation.Construct(span, called(fields, type, reference), List.of(), parts, Optional.empty());
    }

    private static Optional<Relation.Kind> kind(String type, String reference) {
        return switch (reference) {
            case "CROSS" -> type.equals("INNER") ? Optional.of(Relation.Kind.CROSS) : Optional.empty();
            case "REGULAR", "NATURAL" ->
                switch (type) {
                    case "INNER" -> Optional.of(Relation.Kind.INNER);
                    case "LEFT" -> Optional.of(Relation.Kind.LEFT);
                    case "RIGHT" -> Optional.of(Relation.Kind.RIGHT);
                    case "OUTER", "FULL" -> Optional.of(Relation.Kind.FULL);
                    default -> Optional.empty();
                };
            default -> Optional.empty();
        };
    }

    private static String called(Fields fields, String type, String reference) {
        boolean known = switch (reference) {
            case "ASOF" -> List.of("INNER", "LEFT", "RIGHT", "OUTER", "FULL").contains(type);
            case "POSITIONAL" -> type.equals("INNER");
            case "REGULAR" -> List.of("SEMI", "ANTI").contains(type);
            default -> false;
        };
        if (!known) {
            throw fields.notUnderstood(reference + " " + type + " JOIN");
        }
        String first = reference.equals("REGULAR") ? type : reference;
        return first.toLowerCase(Locale.ROOT) + "_join";
    }
}
