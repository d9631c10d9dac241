package dash.learn;

import dash.doubt.Doubt;
import dash.guard.Finding;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.rules.Bare;
import dash.learnings.rules.LiveTypes;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.statement.Alias;
import dash.statement.Difference;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rules that a pair of statements could teach. Guessing is free here: a guess counts only if the wrong statement breaks it
 * and the right one keeps to it, which {@link RuleFinder} sees to.
 */
final class Candidates {

    /** Reasons to stop a statement that say something about the source; the others are about safety and teach nothing. */
    private static final Set<String> TEACHABLE = Set.of(
            Finding.Code.FUNCTION_NOT_ALLOWED.name(),
            Finding.Code.RELATION_OUT_OF_SCOPE.name(),
            Finding.Code.TYPE_NOT_ALLOWED.name(),
            Finding.Code.OPERATOR_NOT_ALLOWED.name(),
            Finding.Code.UNPARSABLE.name(),
            Finding.Code.NOT_UNDERSTOOD.name());

    /** The database knows no such value of a type. */
    static final String WRONG_VALUE = "22P02";

    private final Pair pair;
    private final Selections before;
    private final Selections after;
    private final List<Difference.Part> parts;

    Candidates(Pair pair) {
        this.pair = pair;
        this.before = Selections.of(pair.before(), pair.schema());
        this.after = Selections.of(pair.after(), pair.schema());
        this.parts = Difference.between(pair.before().root(), pair.after().root());
    }

    static boolean teaches(String findingCode) {
        return TEACHABLE.contains(findingCode);
    }

    /** The most telling first. What changes results is only guessed where a result was what was wrong. */
    Set<Rule> all() {
        Set<Rule> rules = new LinkedHashSet<>();
        columnRules(rules);
        rules.addAll(new NameCandidates(pair, before, after).all());
        if (pair.sort() != Mistake.Sort.FAILED || pair.code().equals(WRONG_VALUE)) {
            rules.addAll(new ResultCandidates(pair, after, parts).all());
        }
        new JoinCandidates(before, after).all().forEach(rules::add);
        return rules;
    }

    /** The last resort, when nothing more general explains the difference. */
    Optional<Rule> replacement() {
        List<String> tables = tables();
        List<Difference.Part> telling = parts.stream().filter(this::telling).toList();
        Optional<Rule> small = telling.size() == 1 ? replaced(telling.getFirst(), tables) : Optional.empty();
        return small.isPresent()
                ? small
                : Optional.of(new Rule.Replace(
                        tables, pair.before().sql().strip(), pair.after().sql().strip()));
    }

    private Optional<Rule> replaced(Difference.Part part, List<String> tables) {
        Node wrong = part.before().orElse(null);
        Node right = part.after().orElse(null);
        // A bare column or constant means something else in every other place, and what is only wrapped is not wrong by
        // itself: what it stands in is exchanged with it.
        while (isBare(wrong) || isBare(right) || wraps(right, wrong)) {
            wrong = Tree.above(pair.before().root(), wrong).orElse(null);
            right = Tree.above(pair.after().root(), right).orElse(null);
        }
        return wrong instanceof Expression before
                        && right instanceof Expression after
                        && before.every(Expression.Column.class).findAny().isPresent()
                        && before.every(Query.class).findAny().isEmpty()
                        && after.every(Query.class).findAny().isEmpty()
                ? Optional.of(new Rule.Replace(
                        tables, Bare.unqualified(pair.before(), before), Bare.unqualified(pair.after(), after)))
                : Optional.empty();
    }

    private static boolean wraps(@Nullable Node right, @Nullable Node wrong) {
        return right instanceof Expression outer
                && wrong instanceof Expression inner
                && outer.everything().anyMatch(inner::sameAs);
    }

    private static boolean isBare(@Nullable Node node) {
        return node instanceof Expression.Column || node instanceof Expression.Literal;
    }

    /** How a table or a result is called, and whether a column is qualified, makes no difference. */
    private boolean telling(Difference.Part part) {
        if (part.before().isEmpty() || part.after().isEmpty()) {
            return !(part.before().or(part::after).orElse(null) instanceof Alias);
        }
        return !told(pair.before(), part.before().get())
                .equals(told(pair.after(), part.after().get()));
    }

    private static String told(Statement statement, Node node) {
        return Bare.text(statement, node instanceof Query.SelectItem item ? item.value() : node);
    }

    List<String> tables() {
        return TablesRead.names(pair.after().root()).stream()
                .map(Name::last)
                .distinct()
                .toList();
    }

    private void columnRules(Set<Rule> rules) {
        for (Selection selection : after.all()) {
            for (Node node : selection.nodes()) {
                switch (node) {
                    case Expression.Call call
                    when Set.of("to_date", "to_timestamp").contains(call.name().last())
                            && call.arguments().size() == 2
                            && call.arguments().get(1).value() instanceof Expression.Literal format ->
                        text(selection, call.arguments().getFirst().value())
                                .ifPresent(column ->
                                        rules.add(new Rule.ParseDate(column.table(), column.name(), format.value())));
                    case Expression.Cast cast ->
                        text(selection, inner(cast.value()))
                                .filter(column -> LiveTypes.isNumber(typeName(cast)))
                                .ifPresent(column ->
                                        rules.add(new Rule.ReadAs(column.table(), column.name(), typeName(cast))));
                    case Expression.Literal literal
                    when literal.kind() == Expression.Literal.Kind.STRING
                            && literal.value().matches("-?\\d+(\\.\\d+)?") ->
                        selection.nodes().stream()
                                .filter(Expression.class::isInstance)
                                .map(Expression.class::cast)
                                .flatMap(expression -> text(selection, expression).stream())
                                .forEach(column -> rules.add(new Rule.CompareAsText(column.table(), column.name())));
                    default -> {
                        // teaches nothing about a column
                    }
                }
            }
        }
    }

    /** {@code NULLIF(column, '')} and the like around a column that is cast. */
    private static Expression inner(Expression value) {
        return switch (value) {
            case Expression.NullIf nullIf -> inner(nullIf.left());
            case Expression.Call call
            when Set.of("replace", "trim", "btrim", "regexp_replace")
                            .contains(call.name().last())
                    && !call.arguments().isEmpty() ->
                inner(call.arguments().getFirst().value());
            default -> value;
        };
    }

    private static String typeName(Expression.Cast cast) {
        String name = cast.type().name().last();
        return switch (name) {
            case "int4" -> "integer";
            case "int8" -> "bigint";
            case "int2" -> "smallint";
            case "float8" -> "double precision";
            case "float4" -> "real";
            default -> name;
        };
    }

    private record TextColumn(String table, String name) {}

    private static Optional<TextColumn> text(Selection selection, Expression expression) {
        return expression instanceof Expression.Column written
                ? selection
                        .base(written)
                        .filter(origin -> origin.live()
                                .map(Column::type)
                                .filter(LiveTypes::isText)
                                .isPresent())
                        .flatMap(Candidates::named)
                : Optional.empty();
    }

    private static Optional<TextColumn> named(Origin origin) {
        return origin.source().table().map(Table::name).map(name -> new TextColumn(name.name(), origin.column()));
    }

    /** What differs, part by part, as people read it. */
    String difference() {
        List<String> lines = new ArrayList<>();
        for (Difference.Part part :
                parts.stream().filter(this::telling).limit(8).toList()) {
            String wrong = part.before().map(node -> shown(pair.before(), node)).orElse("(nothing)");
            String right = part.after().map(node -> shown(pair.after(), node)).orElse("(nothing)");
            lines.add(wrong + " → " + right);
        }
        return String.join("\n", lines);
    }

    private static String shown(Statement statement, Node node) {
        String flat = Edits.text(statement, node).replaceAll("\\s+", " ").strip();
        return flat.length() > 200 ? flat.substring(0, 197) + "..." : flat;
    }

    /** Which doubts are about what a rule could say. */
    static boolean isAbout(String code, Doubt.Kind... kinds) {
        return Stream.of(kinds).anyMatch(kind -> kind.name().equals(code));
    }
}
