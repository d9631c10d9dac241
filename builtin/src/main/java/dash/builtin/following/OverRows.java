package dash.builtin.following;

import dash.conversation.Turn;
import dash.statement.Dialect;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Statements over the rows of an answer that is there: fewer of them, all of them, in another order, as parts of the whole. They
 * stand on the earlier statement as it ran, whoever wrote it; the guard looks at them like at any other.
 */
public final class OverRows {

    private static final Pattern LIMIT = Pattern.compile("(?is)\\blimit\\s+(\\d+)\\s*;?\\s*$");
    private static final Pattern ORDER = Pattern.compile("(?is)\\border\\s+by\\b[^()]*$");

    private final Turn turn;
    private final Dialect dialect;

    public OverRows(Turn turn, Dialect dialect) {
        this.turn = turn;
        this.dialect = dialect;
    }

    /** The statement for what is wanted; none when its rows give no ground for it. */
    public Optional<String> sql(Gesture gesture) {
        return switch (gesture) {
            case Gesture.Show show -> Optional.of(turn.sql());
            case Gesture.Limit(int rows, boolean most) -> limited(rows, most);
            case Gesture.All all -> unlimited();
            case Gesture.Reverse reverse -> reversed();
            case Gesture.SortBy(String words, boolean descending) ->
                column(words).map(column -> select(names()) + order(column, descending));
            case Gesture.Share share -> share();
            case Gesture.Count count ->
                Optional.of("SELECT count(*) AS number_of_rows FROM (" + whole() + ") AS answer");
            case Gesture.Members members -> Optional.empty();
        };
    }

    private Optional<String> limited(int rows, boolean most) {
        Matcher limit = LIMIT.matcher(turn.sql());
        if (limit.find() && most) {
            return Optional.of(turn.sql().substring(0, limit.start(1)) + rows);
        }
        Optional<Integer> measure = measure();
        boolean ordered = ORDER.matcher(turn.sql()).find();
        if (measure.isEmpty() && !ordered) {
            return Optional.empty();
        }
        return measure.map(column -> select(names()) + order(column, most) + " LIMIT " + rows)
                .or(() -> Optional.of(turn.sql() + " LIMIT " + rows));
    }

    private String whole() {
        return unlimited().orElse(turn.sql()).strip().replaceAll(";\\s*$", "");
    }

    private Optional<String> unlimited() {
        Matcher limit = LIMIT.matcher(turn.sql());
        return limit.find() ? Optional.of(turn.sql().substring(0, limit.start()).strip()) : Optional.empty();
    }

    /** Rows that lead stay those that lead; only when all are there the others come first. */
    private Optional<String> reversed() {
        boolean descending = turn.sql().toLowerCase(Locale.ROOT).matches("(?s).*\\bdesc\\b[^()]*");
        return LIMIT.matcher(turn.sql()).find()
                ? Optional.empty()
                : measure().map(column -> select(names()) + order(column, !descending));
    }

    /** Of the whole, also where only its first rows were told. */
    private Optional<String> share() {
        Matcher limit = LIMIT.matcher(turn.sql());
        boolean cut = limit.find();
        String all = cut ? turn.sql().substring(0, limit.start()) : turn.sql();
        return turn.columns().size() < 2
                ? Optional.empty()
                : measure().map(column -> {
                    String name = name(column);
                    String part = ", round(100.0 * " + name + " / sum(" + name + ") OVER (), 2) AS percent_of_total";
                    return select(names() + part, all) + order(column, true) + (cut ? " LIMIT " + limit.group(1) : "");
                });
    }

    private String select(String columns) {
        return select(columns, turn.sql());
    }

    private static String select(String columns, String sql) {
        return "SELECT " + columns + " FROM (" + sql.strip().replaceAll(";\\s*$", "") + ") AS answer";
    }

    private String order(int column, boolean descending) {
        return " ORDER BY " + name(column) + (descending ? " DESC" : "");
    }

    private String names() {
        return String.join(
                ", ",
                IntStream.range(0, turn.columns().size()).mapToObj(this::name).toList());
    }

    private String name(int column) {
        return dialect.name(turn.columns().get(column));
    }

    /** The last column of numbers that is no key and no year. */
    private Optional<Integer> measure() {
        if (turn.values().isEmpty()) {
            return Optional.empty();
        }
        return IntStream.range(0, turn.columns().size()).boxed().toList().reversed().stream()
                .filter(column ->
                        !turn.columns().get(column).toLowerCase(Locale.ROOT).matches("id|.*_id|year|month"))
                .filter(column -> turn.values().stream()
                        .allMatch(row -> row.get(column).matches("-?\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?")))
                .findFirst();
    }

    private Optional<Integer> column(String words) {
        List<String> names = turn.columns().stream()
                .map(name -> name.toLowerCase(Locale.ROOT).replace('_', ' '))
                .toList();
        String wanted = Sentence.withoutArticle(words);
        int exact = names.indexOf(wanted);
        if (exact >= 0) {
            return Optional.of(exact);
        }
        return IntStream.range(0, names.size())
                .filter(column -> names.get(column).contains(wanted) || wanted.contains(names.get(column)))
                .boxed()
                .findFirst();
    }
}
