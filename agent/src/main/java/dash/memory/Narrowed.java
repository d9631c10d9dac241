package dash.memory;

import dash.statement.Expression;
import dash.statement.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a question speaks of what a default is about, and whether a statement keeps to it. */
public final class Narrowed {

    private static final String AS_YOU_PREFER = ", as you prefer";
    private static final Pattern SAID = Pattern.compile(
            "only (.+)" + AS_YOU_PREFER + "; say \"for all (.+)\" to see all(?: \\(memory \\d+\\))?", Pattern.DOTALL);

    private Narrowed() {}

    /** Whoever names the value or the column, as in "for all regions", needs no default. */
    public static boolean isSpokenOf(Preference.Default standard, String question) {
        String asked = question.toLowerCase(Locale.ROOT);
        return holds(asked, standard.value().toLowerCase(Locale.ROOT))
                || names(standard).anyMatch(name -> holds(asked, name) || holds(asked, plural(name)));
    }

    private static boolean holds(String asked, String words) {
        return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(words) + "(?![\\p{L}\\p{N}])")
                .matcher(asked)
                .find();
    }

    /** Where a column is called sales_region, people say region. */
    private static Stream<String> names(Preference.Default standard) {
        String word = word(standard);
        return Stream.of(word, word.substring(word.lastIndexOf(' ') + 1)).distinct();
    }

    /** The column as people say it. */
    public static String word(Preference.Default standard) {
        return standard.column().toLowerCase(Locale.ROOT).replace('_', ' ').strip();
    }

    /** As it stands after "all". */
    public static String plural(Preference.Default standard) {
        return plural(word(standard));
    }

    private static String plural(String word) {
        return word.endsWith("y") && !word.matches(".*[aeiou]y")
                ? word.substring(0, word.length() - 1) + "ies"
                : word.matches(".*(?:s|x|ch|sh)") ? word + "es" : word + "s";
    }

    /** What an answer says that was narrowed by a default. */
    public static String said(Preference.Default standard) {
        return "only " + word(standard) + " " + standard.value() + AS_YOU_PREFER + "; say \"for all " + plural(standard)
                + "\" to see all";
    }

    /** The value that an answer was narrowed to, read off what {@link #said} made it say; empty for anything else. */
    public static Optional<String> valueSaid(String assumption) {
        Matcher all = SAID.matcher(assumption);
        if (!all.matches()) {
            return Optional.empty();
        }
        String[] words = all.group(1).split(" ", -1);
        // The column comes first and its plural last: as many words as the one has, the other has.
        int column = all.group(2).split(" ", -1).length;
        return words.length <= column
                ? Optional.empty()
                : Optional.of(String.join(" ", Arrays.asList(words).subList(column, words.length)));
    }

    /** Without "for all regions", which only lifts the default and says nothing else. */
    public static String withoutAll(Preference.Default standard, String question) {
        String plurals =
                names(standard).map(Narrowed::plural).map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
        String rest = question.replaceAll(
                "(?i)[,\\s]+(?:for|in|of|across|over)\\s+all\\s+(?:the\\s+|of the\\s+)?" + plurals
                        + "(?![\\p{L}\\p{N}])",
                "");
        return rest.isBlank() ? question : rest;
    }

    /** Whether the statement asks for this value of the column, and for no other. */
    public static boolean keepsTo(Preference.Default standard, Statement statement) {
        List<String> values = compared(standard.column(), statement);
        return !values.isEmpty()
                && values.stream().allMatch(value -> value.strip().equalsIgnoreCase(standard.value()));
    }

    /** Whether the statement says anything of the column. */
    public static boolean touches(Preference.Default standard, Statement statement) {
        return !compared(standard.column(), statement).isEmpty();
    }

    /** The texts that columns of this name are compared with. */
    private static List<String> compared(String column, Statement statement) {
        Stream<String> equal = statement
                .root()
                .every(Expression.Operation.class)
                .filter(operation -> operation.left().isPresent()
                        && operation.operator().symbol().equals("="))
                .flatMap(operation -> Stream.concat(
                        pair(column, operation.left().orElseThrow(), operation.right()),
                        pair(column, operation.right(), operation.left().orElseThrow())));
        Stream<String> among = statement
                .root()
                .every(Expression.InList.class)
                .flatMap(list -> list.list().stream().flatMap(item -> pair(column, list.value(), item)));
        return Stream.concat(equal, among).toList();
    }

    private static Stream<String> pair(String column, Expression side, Expression other) {
        return named(side).filter(column::equalsIgnoreCase).isPresent() ? literal(other).stream() : Stream.empty();
    }

    private static Optional<String> named(Expression side) {
        return switch (side) {
            case Expression.Column column -> Optional.of(column.name().last());
            case Expression.Cast cast -> named(cast.value());
            case Expression.Call call
            when call.arguments().size() == 1 ->
                named(call.arguments().getFirst().value());
            default -> Optional.empty();
        };
    }

    private static Optional<String> literal(Expression side) {
        return switch (side) {
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.STRING -> Optional.of(literal.value());
            case Expression.Cast cast -> literal(cast.value());
            default -> Optional.empty();
        };
    }
}
