package dash.answer;

import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.context.Context;
import dash.correct.Outcome;
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
    private final List<Origin> origins;

    ProvenanceReading(Context context, Transcript.Tried tried, Outcome.Ran ran) {
        this.context = context;
        this.attempt = tried.attempt().number();
        this.reading = tried.move().reading();
        this.ran = ran;
        this.origins = reading.because().stream()
                .flatMap(ProvenanceReading::origins)
                .distinct()
                .toList();
    }

    Provenance provenance() {
        StatementReading statement = new StatementReading(ran.statement());
        return new Provenance(
                metricUsed(),
                statement.tables(),
                statement.filters(),
                statement.timeRange(),
                freshness(statement.tables()),
                knowledgeApplied(),
                caveats(),
                tree());
    }

    private static Stream<Origin> origins(Because because) {
        return Stream.concat(
                Stream.of(because.origin()), because.parts().stream().flatMap(ProvenanceReading::origins));
    }

    private Stream<Origin.Metric> metrics() {
        return origins.stream().filter(Origin.Metric.class::isInstance).map(Origin.Metric.class::cast);
    }

    private String metricUsed() {
        return metrics().map(Origin::label).findFirst().orElse("");
    }

    /** What the person asked is no knowledge. */
    private List<String> knowledgeApplied() {
        return origins.stream()
                .filter(origin -> !(origin instanceof Origin.Asked))
                .map(origin -> origin.label().isEmpty() ? origin.kind() : origin.kind() + ": " + origin.label())
                .distinct()
                .toList();
    }

    private List<String> caveats() {
        return metrics()
                .flatMap(origin -> context.knowledge().metric(origin.name()).map(Metric::caveats).stream())
                .flatMap(List::stream)
                .distinct()
                .toList();
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
        StringBuilder known = new StringBuilder("today is " + context.today() + " for this source");
        byFrequency.forEach((frequency, refreshed) ->
                known.append("; refreshed ").append(frequency).append(": ").append(String.join(", ", refreshed)));
        return known.toString();
    }

    private List<Because> tree() {
        List<Because> tree = new ArrayList<>(reading.because());
        tree.add(Because.of(Explanation.of(ran.statement()), new Origin.Statement(attempt)));
        String rows = ran.rows().count() + (ran.rows().count() == 1 ? " row" : " rows");
        tree.add(Because.of(rows + (ran.rows().truncated() ? ", and more exist" : ""), new Origin.Rows(attempt)));
        return tree;
    }
}
