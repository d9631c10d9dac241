package dash.builtin;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.builtin.telling.SmallTalk;
import dash.context.Context;
import dash.execute.Cell;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import dash.search.ColumnName;
import dash.statement.Dialect;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What can be asked of this project: its tables with what they mean, its figures with who answers for them, and since when there is data. */
final class Introduction {

    private static final int MOST_TABLES = 5;
    private static final int MOST_METRICS = 8;

    private final Transcript transcript;
    private final Context context;

    /** @param context with everything that is known, and not what was picked for the question alone */
    Introduction(Transcript transcript, Context context) {
        this.transcript = transcript;
        this.context = context;
    }

    String words(SmallTalk talk) {
        return switch (talk) {
            case THANKS -> "You are welcome.";
            case ABOUT ->
                "Ask me about the data of " + transcript.question().project() + ". " + tables() + metrics() + period();
        };
    }

    private String tables() {
        List<String> tables = context.knowledge().tables().stream()
                .filter(table -> !table.description().isBlank())
                .sorted(Comparator.comparingLong(table -> -measured(table.name())))
                .limit(MOST_TABLES)
                .map(table -> plain(table) + " (" + meaning(table.description()) + ")")
                .toList();
        List<String> told = tables.isEmpty() ? Refusal.tables(context) : tables;
        int all = context.schema().tables().size();
        return told.isEmpty() ? "" : "There are " + all + " tables, among them " + Refusal.listed(told) + ".";
    }

    /** How many figures rest on it. */
    private long measured(String table) {
        return context.knowledge().metrics().stream()
                .filter(metric -> metric.table().filter(table::equals).isPresent())
                .count();
    }

    private static String plain(TableKnowledge table) {
        return table.name().substring(table.name().lastIndexOf('.') + 1).replace('_', ' ');
    }

    /** The first sentence, as it stands in brackets. */
    private static String meaning(String description) {
        String first =
                description.strip().split("(?<=[.!?])\\s|[:;]|\\s[–-]\\s", 2)[0].replaceAll("[.!?]+$", "");
        return first.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + first.substring(1);
    }

    private String metrics() {
        Map<String, List<String>> byOwner = context.knowledge().agreedMetrics().stream()
                .filter(Metric::runnable)
                .limit(MOST_METRICS)
                .collect(Collectors.groupingBy(
                        Metric::owner, LinkedHashMap::new, Collectors.mapping(Metric::name, Collectors.toList())));
        String told = byOwner.entrySet().stream()
                .map(owned -> Refusal.listed(owned.getValue())
                        + (owned.getKey().isBlank() ? "" : " (" + owned.getKey() + ")"))
                .collect(Collectors.joining("; "));
        return told.isEmpty() ? "" : " Agreed figures and who answers for them: " + told + ".";
    }

    /** Read from the rows that the newest statement asked for. */
    private String period() {
        return transcript.lastGood().flatMap(tried -> tried.attempt().ran()).stream()
                .flatMap(ran -> ran.rows().rows().stream())
                .filter(row -> row.size() == 2 && row.stream().noneMatch(Cell.Missing.class::isInstance))
                .map(row -> " The data is from " + day(row.getFirst()) + " to " + day(row.getLast()) + ".")
                .findFirst()
                .orElse("");
    }

    private static String day(Cell cell) {
        String text = cell.plain();
        return text.length() > 10 ? text.substring(0, 10) : text;
    }

    /** For the first and the last day of what most figures are dated by, before anything is told. */
    Optional<Move.RunSql> looking(SmallTalk talk) {
        return talk == SmallTalk.ABOUT && transcript.tries().isEmpty()
                ? dated().entrySet().stream().max(Map.Entry.comparingByValue()).map(column -> looking(column.getKey()))
                : Optional.empty();
    }

    /** How many of the agreed figures each column of the live schema dates. */
    private Map<ColumnName, Long> dated() {
        return context.knowledge().agreedMetrics().stream()
                .flatMap(metric -> metric.table().stream()
                        .flatMap(table -> context.schema().find(table).stream())
                        .filter(table -> metric.timeColumn()
                                .filter(time -> table.column(time).isPresent())
                                .isPresent())
                        .map(table ->
                                new ColumnName(table.name(), metric.timeColumn().orElseThrow())))
                .collect(Collectors.groupingBy(column -> column, LinkedHashMap::new, Collectors.counting()));
    }

    private Move.RunSql looking(ColumnName column) {
        Dialect dialect = context.schema().dialect();
        String name = dialect.quoted(column.column());
        return new Move.RunSql(
                "SELECT min(" + name + ") AS first_day, max(" + name + ") AS last_day FROM "
                        + dialect.quoted(column.table().schema()) + "."
                        + dialect.quoted(column.table().name()),
                new Reading(
                        List.of(Because.of(
                                "how far the data goes",
                                new Origin.LiveSchema(context.schema().fingerprint()))),
                        List.of(),
                        Map.of(),
                        "",
                        "",
                        1));
    }
}
