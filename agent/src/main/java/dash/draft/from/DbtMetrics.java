package dash.draft.from;

import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Metrics of a manifest: simple ones over a measure of a semantic model can be run, the others are told in words. */
final class DbtMetrics {

    private final Loose manifest;
    private final LiveTables live;
    private final Statements statements;
    private final Map<String, Measured> measures = new LinkedHashMap<>();

    DbtMetrics(Loose manifest, LiveTables live, Statements statements) {
        this.manifest = manifest;
        this.live = live;
        this.statements = statements;
    }

    /** A measure, its semantic model and the table behind it. */
    private record Measured(Loose measure, Loose model, Table table) {}

    List<Metric> metrics() {
        for (Loose model : manifest.entries("semantic_models").values()) {
            Loose relation = model.at("node_relation");
            String written = DbtManifest.first(
                    relation.text("relation_name"), relation.text("schema_name") + "." + relation.text("alias"));
            live.find(written)
                    .ifPresent(table -> model.items("measures")
                            .forEach(measure ->
                                    measures.put(measure.text("name"), new Measured(measure, model, table))));
        }
        List<Metric> metrics = new ArrayList<>();
        manifest.entries("metrics").values().forEach(metric -> metric(metric).ifPresent(metrics::add));
        return metrics;
    }

    private Optional<Metric> metric(Loose metric) {
        Loose parameters = metric.at("type_params");
        String name = DbtManifest.first(
                parameters.at("measure").text("name"), parameters.text("measure"), metric.text("name"));
        Measured measured = measures.get(name);
        String label = DbtManifest.first(metric.text("label"), metric.text("name"));
        boolean plain = metric.text("type").equals("simple") && !DbtWords.isFiltered(metric);
        if (measured == null) {
            return metric.text("description").isBlank()
                    ? Optional.empty()
                    : Optional.of(Metric.prose(
                            FoundMetric.spoken(label),
                            metric.text("description").strip(),
                            Optional.empty(),
                            DbtWords.of(metric)));
        }
        Optional<String> expression = plain ? expression(measured) : Optional.empty();
        String description =
                DbtManifest.first(metric.text("description"), measured.measure().text("description"));
        if (expression.isEmpty()) {
            String inWords = DbtWords.of(measured.measure(), metric);
            return Optional.of(Metric.prose(
                    FoundMetric.spoken(label),
                    DbtManifest.first(description, inWords).strip(),
                    Optional.of(live.name(measured.table())),
                    inWords));
        }
        FoundMetric found = new FoundMetric(
                label,
                description,
                expression.get(),
                List.of(metric.text("name").replace('_', ' ')),
                List.of(),
                time(measured),
                dimensions(measured));
        return Optional.of(found.on(live, measured.table(), statements, "dbt"));
    }

    private static Optional<String> expression(Measured measured) {
        String column = DbtManifest.first(
                measured.measure().text("expr"), measured.measure().text("name"));
        return FoundMetric.aggregate(measured.measure().text("agg"), column);
    }

    private static Optional<String> time(Measured measured) {
        String named = DbtManifest.first(
                measured.measure().text("agg_time_dimension"),
                measured.model().at("defaults").text("agg_time_dimension"));
        return measured.model().items("dimensions").stream()
                .filter(dimension -> dimension.text("name").equals(named))
                .flatMap(dimension -> column(measured, dimension).stream())
                .findFirst();
    }

    private static List<Dimension> dimensions(Measured measured) {
        return FoundMetric.unlike(measured.model().items("dimensions").stream()
                .filter(dimension -> dimension.text("type").equals("categorical"))
                .flatMap(dimension -> column(measured, dimension)
                        .map(column ->
                                new Dimension(dimension.text("name").replace('_', ' '), Optional.empty(), column))
                        .stream())
                .toList());
    }

    /** One that is computed is not one of the table's columns, and is left out. */
    private static Optional<String> column(Measured measured, Loose dimension) {
        return LiveTables.column(measured.table(), DbtManifest.first(dimension.text("expr"), dimension.text("name")))
                .map(Column::name);
    }
}
