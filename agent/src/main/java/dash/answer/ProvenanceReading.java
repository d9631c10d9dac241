package dash.answer;

import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.context.Context;
import dash.correct.LearningUse;
import dash.correct.Outcome;
import dash.facts.Lag;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads where an answer came from off the statement that ran and off what its reading claims to rest on. */
final class ProvenanceReading {

    private final Context context;
    private final int attempt;
    private final Reading reading;
    private final Outcome.Ran ran;
    private final List<AtWork.Applied> applied;
    private final String insight;
    private final List<Origin> origins;
    private final List<Origin.Learning> learnings;
    private final List<LearningUse> uses;
    private final String rowHash;

    ProvenanceReading(Context context, Transcript.Tried tried, Outcome.Ran ran, AtWork atWork, String insight) {
        this.context = context;
        this.attempt = tried.attempt().number();
        this.reading = tried.move().reading();
        this.ran = ran;
        this.applied = atWork.applied();
        this.insight = insight;
        this.uses = tried.attempt().learnings();
        this.learnings = Stream.concat(
                        reading.because().stream()
                                .map(Because::origin)
                                .filter(Origin.Learning.class::isInstance)
                                .map(Origin.Learning.class::cast),
                        uses.stream()
                                .filter(LearningUse::isHonoured)
                                .map(use -> new Origin.Learning(
                                        use.learning().number(), use.learning().title())))
                .toList();
        this.rowHash = RowHash.of(ran.rows());
        this.origins = Stream.concat(
                        reading.because().stream().flatMap(AtWork::origins),
                        applied.stream().map(AtWork.Applied::origin))
                .distinct()
                .toList();
    }

    Provenance provenance() {
        StatementReading statement = new StatementReading(ran.statement());
        return new Provenance(
                metrics()
                        .filter(origin -> !isDraft(origin))
                        .map(Origin::label)
                        .findFirst()
                        .orElse(""),
                statement.tables(),
                statement.filters(),
                statement.timeRange(),
                freshness(statement.tables()),
                knowledgeApplied(),
                learnings.stream().map(origin -> "learning " + origin.label()).toList(),
                caveats(),
                ran.statement().sql(),
                context.schema().fingerprint(),
                context.knowledgeVersion(),
                rowHash,
                tree(statement));
    }

    private Stream<Origin.Metric> metrics() {
        return reading.because().stream()
                .flatMap(AtWork::origins)
                .filter(Origin.Metric.class::isInstance)
                .map(Origin.Metric.class::cast);
    }

    /** What the person asked or prefers is no knowledge. */
    private List<String> knowledgeApplied() {
        return origins.stream()
                .filter(origin -> !(origin instanceof Origin.Asked
                        || origin instanceof Origin.Preference
                        || origin instanceof Origin.Learning))
                .map(this::inWords)
                .distinct()
                .toList();
    }

    private String inWords(Origin origin) {
        String plain = origin.label().isEmpty() ? origin.kind() : origin.kind() + ": " + origin.label();
        return isDraft(origin) ? plain + " (" + Knowledge.DRAFTED + ")" : plain;
    }

    private boolean isDraft(Origin origin) {
        return Leaning.isDraft(context.knowledge(), origin);
    }

    private List<String> caveats() {
        Stream<String> drafts = origins.stream()
                .filter(this::isDraft)
                .map(origin ->
                        "The " + origin.kind() + " " + origin.label() + " is a draft: nobody has looked at it yet.");
        Stream<String> written = metrics()
                .flatMap(origin -> context.knowledge().metric(origin.name()).map(Metric::caveats).stream())
                .flatMap(List::stream);
        return Stream.concat(written, drafts).distinct().toList();
    }

    /** Tables that are refreshed alike are told together. */
    private String freshness(List<String> tables) {
        Map<String, List<String>> byFrequency = new LinkedHashMap<>();
        for (String table : tables) {
            context.knowledge()
                    .table(table)
                    .map(TableKnowledge::refreshFrequency)
                    .filter(frequency -> !frequency.isBlank())
                    .ifPresent(frequency -> byFrequency
                            .computeIfAbsent(frequency, unseen -> new ArrayList<>())
                            .add(table));
        }
        String today = context.calendar().today().isPresent() ? "the calendar says" : "the clock says";
        StringBuilder known = new StringBuilder("today is " + context.today() + " (" + today + ")");
        byFrequency.forEach((frequency, refreshed) -> known.append("; ")
                .append(String.join(", ", refreshed))
                .append(refreshed.size() == 1 ? " is" : " are")
                .append(" refreshed ")
                .append(frequency)
                .append(
                        Lag.days(frequency) > 0
                                ? ", so complete before " + context.today().minusDays(Lag.days(frequency))
                                : ""));
        return known.append(byFrequency.isEmpty() ? "" : " (table knowledge)").toString();
    }

    /** The claim of the answer rests on rows, they on a statement, and that on knowledge and the live catalog. */
    private List<Because> tree(StatementReading statement) {
        List<Because> grounds = new ArrayList<>();
        for (Provenance.Filter filter : statement.filters()) {
            List<Because> why = applied.stream()
                    .filter(found -> found.words().equals(filter.words()))
                    .map(found -> Because.of("asked for by " + found.origin().kind(), found.origin()))
                    .toList();
            grounds.add(new Because("only rows where " + filter.words(), new Origin.Statement(attempt), why));
        }
        applied.stream()
                .filter(found -> statement.filters().stream()
                        .noneMatch(filter -> filter.words().equals(found.words())))
                .forEach(found -> grounds.add(Because.of(found.words(), found.origin())));
        uses.stream()
                .filter(LearningUse::isHonoured)
                .forEach(use -> grounds.add(Because.of(
                        use.learning().lesson().description(),
                        new Origin.Learning(
                                use.learning().number(), use.learning().title()))));
        grounds.add(Because.of(
                "tables and columns as the source has them",
                new Origin.LiveSchema(context.schema().fingerprint())));
        Because how = new Because(Explanation.of(ran.statement()), new Origin.Statement(attempt), grounds);
        List<Because> parts = new ArrayList<>(reading.because());
        parts.add(how);
        String count = ran.rows().count() + (ran.rows().count() == 1 ? " row" : " rows");
        parts.add(Because.of(
                count + (ran.rows().truncated() ? ", and more exist" : "") + ", checksum " + rowHash,
                new Origin.Rows(attempt)));
        return List.of(new Because(insight, new Origin.Rows(attempt), parts));
    }
}
