package dash.builtin.following;

import dash.conversation.Turn;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Statements over the rows of an answer that is there: fewer of them, all of them, in another order, as parts of the whole. They
 * stand on the earlier statement as it ran, whoever wrote it; the guard looks at them like at any other.
 */
public final class OverRows {

    private static final Pattern LIMIT = Pattern.compile("(?is)\\blimit\\s+(\\d+)\\s*;?\\s*$");
    private static final Pattern ORDER = Pattern.compile("(?is)\\border\\s+by\\b[^()]*$");

    private static final String SHARE = "percent_of_total";

    private final String sql;
    private final List<String> columns;
    private final Optional<Integer> measure;
    private final Dialect dialect;

    private OverRows(String sql, List<String> columns, Optional<Integer> measure, Dialect dialect) {
        this.sql = sql;
        this.columns = List.copyOf(columns);
        this.measure = measure;
        this.dialect = dialect;
    }

    public static OverRows of(Turn turn, Dialect dialect) {
        return new OverRows(turn.sql(), turn.columns(), measure(turn), dialect);
    }

    /** Over a statement that did not run yet, whose figures are the column of the same name; the last one, if none is called so. */
    public static OverRows like(Turn turn, String sql, Dialect dialect) {
        List<String> names = SelectList.names(sql);
        Optional<Integer> measured = measure(turn)
                .map(at -> turn.columns().get(at))
                .map(name -> names.contains(name) ? names.indexOf(name) : names.size() - 1)
                .filter(at -> at >= 0);
        return new OverRows(sql, names, measured, dialect);
    }

    /** One after the other, as far as the rows give ground for each. */
    public Done all(List<Gesture> gestures) {
        OverRows now = this;
        List<Gesture> done = new ArrayList<>();
        for (Gesture gesture : gestures) {
            Optional<String> next = now.sql(gesture);
            if (next.isPresent()) {
                boolean share = gesture instanceof Gesture.Share;
                now = new OverRows(
                        next.get(),
                        share
                                ? Stream.concat(now.columns.stream(), Stream.of(SHARE))
                                        .toList()
                                : now.columns,
                        now.measure,
                        dialect);
                done.add(gesture);
            }
        }
        return new Done(now.sql, done);
    }

    /** @param gestures those that could be done */
    public record Done(String sql, List<Gesture> gestures) {}

    /** The statement for what is wanted; none when its rows give no ground for it. */
    public Optional<String> sql(Gesture gesture) {
        return switch (gesture) {
            case Gesture.Show show -> Optional.of(sql);
            case Gesture.Limit(int rows, boolean most) -> limited(rows, most);
            case Gesture.All all -> unlimited();
            case Gesture.Reverse reverse -> reversed();
            case Gesture.SortBy(String words, Gesture.Direction direction) ->
                column(words).map(column -> select(names()) + order(column, descends(column, direction)));
            case Gesture.Share share -> share();
            case Gesture.Count count ->
                Optional.of("SELECT count(*) AS number_of_rows FROM (" + whole() + ") AS answer");
            case Gesture.Members members -> Optional.empty();
            case Gesture.Amounts amounts -> Optional.empty();
        };
    }

    private Optional<String> limited(int rows, boolean most) {
        Matcher limit = LIMIT.matcher(sql);
        if (limit.find() && most) {
            return Optional.of(sql.substring(0, limit.start(1)) + rows);
        }
        boolean ordered = ORDER.matcher(sql).find();
        if (measure.isEmpty() && !ordered) {
            return Optional.empty();
        }
        return measure.map(column -> select(names()) + order(column, most) + " LIMIT " + rows)
                .or(() -> Optional.of(sql + " LIMIT " + rows));
    }

    private String whole() {
        return unlimited().orElse(sql).strip().replaceAll(";\\s*$", "");
    }

    private Optional<String> unlimited() {
        Matcher limit = LIMIT.matcher(sql);
        return limit.find() ? Optional.of(sql.substring(0, limit.start()).strip()) : Optional.empty();
    }

    /** Rows that lead stay those that lead; only when all are there the others come first. */
    private Optional<String> reversed() {
        boolean descending = sql.toLowerCase(Locale.ROOT).matches("(?s).*\\bdesc\\b[^()]*");
        return LIMIT.matcher(sql).find()
                ? Optional.empty()
                : measure.map(column -> select(names()) + order(column, !descending));
    }

    /** Of the whole, also where only its first rows were told. */
    private Optional<String> share() {
        Matcher limit = LIMIT.matcher(sql);
        boolean cut = limit.find();
        String all = cut ? sql.substring(0, limit.start()) : sql;
        return columns.size() < 2
                ? Optional.empty()
                : measure.map(column -> {
                    String name = name(column);
                    String part = ", round(100.0 * " + name + " / sum(" + name + ") OVER (), 2) AS " + SHARE;
                    return select(names() + part, all) + order(column, true) + (cut ? " LIMIT " + limit.group(1) : "");
                });
    }

    private String select(String columns) {
        return select(columns, sql);
    }

    private static String select(String columns, String sql) {
        return "SELECT " + columns + " FROM (" + sql.strip().replaceAll(";\\s*$", "") + ") AS answer";
    }

    private String order(int column, boolean descending) {
        return " ORDER BY " + name(column) + (descending ? " DESC" : "");
    }

    private String names() {
        return String.join(
                ", ", IntStream.range(0, columns.size()).mapToObj(this::name).toList());
    }

    private String name(int column) {
        return dialect.name(columns.get(column));
    }

    private boolean descends(int column, Gesture.Direction direction) {
        boolean figures = measure.filter(at -> at == column).isPresent()
                || columns.get(column).equals(SHARE);
        return direction == Gesture.Direction.DESCENDING || (direction == Gesture.Direction.FITTING && figures);
    }

    /** The last column of numbers that is no key and no year, and not what another column is a part of. */
    private static Optional<Integer> measure(Turn turn) {
        if (turn.values().isEmpty()) {
            return Optional.empty();
        }
        return IntStream.range(0, turn.columns().size()).boxed().toList().reversed().stream()
                .filter(column -> !turn.columns().get(column).equals(SHARE))
                .filter(column ->
                        !turn.columns().get(column).toLowerCase(Locale.ROOT).matches("id|.*_id|year|month"))
                .filter(column -> turn.values().stream()
                        .allMatch(row -> row.get(column).matches("-?\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?")))
                .findFirst();
    }

    private Optional<Integer> column(String words) {
        List<String> names = columns.stream()
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
