package dash.benchmarks.builtin;

import dash.golden.Fate;
import dash.golden.TrialResult;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.StatementParser;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds what a wording lacked, by holding the tree of our statement against that of the right one. */
final class Lacking {

    private static final Pattern COLUMNS =
            Pattern.compile("\\d+ columns? too (few|many)|the right values, but with|columns? in another order");

    /** A refusal that quotes the words nobody explained. */
    private static final Pattern WORDS =
            Pattern.compile("what this means here:|Its words are:|I do not know the word|It makes no use of");

    /** They stand in statements that say the same with and without them. */
    private static final Set<String> IDLE = Set.of("0", "1", "100", "100.0", "1.0");

    private final StatementParser parser;

    Lacking(StatementParser parser) {
        this.parser = parser;
    }

    /** Empty for what is right, and for what cannot be compared. */
    Optional<Lack> of(Measured one) {
        TrialResult trial = one.trial();
        if (trial.fate() == Fate.PASSED) {
            return Optional.empty();
        }
        if (!trial.answerable()) {
            return Optional.of(Lack.REFUSAL);
        }
        if (WORDS.matcher(trial.reason()).find()) {
            return Optional.of(Lack.VOCABULARY);
        }
        if (COLUMNS.matcher(trial.reason()).find()) {
            return Optional.of(Lack.COLUMNS);
        }
        return parsed(trial.goldSql()).map(gold -> compared(parsed(trial.sql()), gold));
    }

    private Optional<Node> parsed(String sql) {
        return !sql.isBlank() && parser.parse(sql) instanceof Parsing.Parsed(var statement)
                ? Optional.of(statement.asked())
                : Optional.empty();
    }

    private static Lack compared(Optional<Node> ours, Node gold) {
        Set<String> tables = ours.map(Lacking::tables).orElse(Set.of());
        Set<String> constants = ours.map(Lacking::constants).orElse(Set.of());
        if (ours.isPresent() && !tables.containsAll(tables(gold))) {
            return Lack.JOINS;
        }
        if (ours.isPresent() && constants(gold).stream().anyMatch(value -> lost(value, constants))) {
            return Lack.VALUES;
        }
        return queries(gold) > ours.map(Lacking::queries).orElse(1L) ? Lack.NESTING : Lack.STRUCTURE;
    }

    /** A year may stand in a date. */
    private static boolean lost(String value, Set<String> constants) {
        return constants.stream().noneMatch(other -> other.contains(value));
    }

    private static Set<String> tables(Node statement) {
        Set<String> tables = new HashSet<>();
        for (Name name : TablesRead.names(statement)) {
            tables.add(name.last().toLowerCase(Locale.ROOT));
        }
        return tables;
    }

    private static Set<String> constants(Node statement) {
        Set<String> values = new HashSet<>();
        for (Node node : all(statement)) {
            if (node instanceof Expression.Literal literal && !IDLE.contains(literal.value())) {
                values.add(literal.value().toLowerCase(Locale.ROOT).replace("%", ""));
            }
        }
        return values;
    }

    private static long queries(Node statement) {
        return all(statement).stream().filter(Query.Select.class::isInstance).count();
    }

    private static List<Node> all(Node node) {
        List<Node> nodes = new ArrayList<>(List.of(node));
        node.children().forEach(child -> nodes.addAll(all(child)));
        return nodes;
    }
}
