package dash.draft.from;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the shape of manifests that dbt 1.5 to 1.10 wrote; the words are our own. */
final class DbtManifestTest {

    private static final String MANIFEST = """
            {"metadata": {"dbt_schema_version": "https://schemas.getdbt.com/dbt/manifest/vVERSION.json", "adapter_type": "postgres"},
             "nodes": {
              "model.docks.ships": {"resource_type": "model", "name": "ships", "schema": "public", "alias": "ships",
                "relation_name": "\\"prod\\".\\"public\\".\\"ships\\"", "description": "Every ship.", "group": "harbour",
                "config": {"materialized": "table", "meta": {}},
                "columns": {"FLAG": {"name": "FLAG", "description": "Where it is registered", "data_type": null, "tags": []}}},
              "model.docks.berths": {"resource_type": "model", "name": "berths", "schema": "public",
                "relation_name": "prod.public.berths", "description": "", "columns": {}, "config": {"meta": {"owner": "Piers"}}},
              "model.docks.gone": {"resource_type": "model", "name": "gone", "relation_name": "prod.public.gone", "columns": {}},
              "model.docks.inner": {"resource_type": "model", "name": "inner", "relation_name": null,
                "config": {"materialized": "ephemeral"}},
              "test.docks.a": {"resource_type": "test", "attached_node": "model.docks.berths", "column_name": "kind",
                "test_metadata": {"name": "accepted_values", "kwargs": {"column_name": "kind", "values": ["wet", "dry"]}},
                "depends_on": {"nodes": ["model.docks.berths"]}},
              "test.docks.b": {"resource_type": "test", "attached_node": "model.docks.berths", "column_name": "ship_id",
                "test_metadata": {"name": "relationships",
                  "kwargs": {"column_name": "ship_id", "to": "ref('ships')", "field": "ship_id"}},
                "depends_on": {"nodes": ["model.docks.ships", "model.docks.berths"]}},
              "test.docks.c": {"resource_type": "test", "attached_node": "model.docks.ships", "column_name": "ship_id",
                "test_metadata": {"name": "unique", "kwargs": {"column_name": "ship_id"}},
                "depends_on": {"nodes": ["model.docks.ships"]}}},
             "sources": {}, "macros": {"macro.x": {"macro_sql": "{% macro %}"}},
             "groups": {"group.docks.harbour": {"name": "harbour", "owner": {"email": "h@docks", "name": "Harbour office"}}},
             "exposures": {"exposure.docks.board": {"name": "board", "label": "Fee board", "type": "dashboard",
                "owner": {"name": "Ann", "email": "a@docks"}, "depends_on": {"nodes": ["model.docks.berths"]}}},
             "semantic_models": {"semantic_model.docks.berths": {"name": "berths", "defaults": {"agg_time_dimension": "moored"},
                "node_relation": {"alias": "berths", "schema_name": "public", "relation_name": "prod.public.berths"},
                "dimensions": [{"name": "moored", "type": "time", "expr": "moored_on"},
                               {"name": "berth_kind", "type": "categorical", "expr": "kind"},
                               {"name": "is_dry", "type": "categorical", "expr": "kind = 'dry'"}],
                "measures": [{"name": "middle", "agg": "median", "expr": "fee"}, {"name": "fees", "agg": "sum", "expr": "fee", "description": "Fees."}]}},
             "metrics": {"metric.docks.total_fees": {"name": "total_fees", "label": "Total fees", "description": "All fees.",
                  "type": "simple", "filter": null, "type_params": {"measure": {"name": "fees", "filter": null}}},
                "metric.docks.share": {"name": "share", "label": "Share", "description": "Dry of all.", "type": "ratio",
                  "type_params": {"measure": null, "expr": null, "numerator": {"name": "dry_fees", "filter": null},
                    "denominator": {"name": "fees", "filter": {"where_filters": [{"where_sql_template": "fee > 0"}]}}}},
                "metric.docks.growth": {"name": "growth", "label": "Growth", "description": "On the month.", "type": "derived",
                  "type_params": {"measure": null, "expr": "fees - before", "metrics": [{"name": "fees", "alias": null},
                    {"name": "fees", "alias": "before", "offset_window": {"count": 1, "granularity": "month"}}]}},
                "metric.docks.middle": {"name": "middle", "label": "Middle fee", "description": "Half pay less.",
                  "type": "simple", "filter": null, "type_params": {"measure": {"name": "middle", "filter": null}}}}}
            """;

    @TempDir
    private Path folder = Path.of("");

    private Told read(String version) {
        Path file = Docks.file(folder, "manifest.json", MANIFEST.replace("VERSION", version));
        return DbtManifest.read(file, Docks.schema(), Docks.STATEMENTS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", "10", "11", "12"})
    void models_become_notes_with_their_columns_and_owners(String version) {
        TableKnowledge ships = Docks.only(read(version), TableKnowledge.class, "ships");
        assertThat(ships.description()).isEqualTo("Every ship.");
        assertThat(ships.owner()).isEqualTo("Harbour office");
        assertThat(ships.columns()).containsExactly(new ColumnKnowledge("flag", "", "Where it is registered"));
        assertThat(ships.columnNotes()).containsEntry("ship_id", "Unique (tested by dbt).");
    }

    @Test
    void tests_become_values_and_joins_and_exposures_become_uses() {
        TableKnowledge berths = Docks.only(read("12"), TableKnowledge.class, "berths");
        assertThat(berths.columnNotes()).containsEntry("kind", "One of wet, dry (tested by dbt).");
        assertThat(berths.relatedTables())
                .containsExactly(new RelatedTable("ships", "berths.ship_id = ships.ship_id", "tested by dbt"));
        assertThat(berths.useCases()).containsExactly("the dashboard Fee board of Ann");
        assertThat(berths.owner()).isEqualTo("Piers");
    }

    @Test
    void a_simple_metric_can_be_run_and_another_is_told_in_words() {
        Told told = read("12");
        Metric fees = Docks.only(told, Metric.class, "Total fees");
        assertThat(fees.expression()).contains("sum(fee)");
        assertThat(fees.timeColumn()).contains("moored_on");
        assertThat(fees.dimensions()).extracting(Dimension::written).containsExactly("berth kind: kind");
        assertThat(Docks.only(told, Metric.class, "Share").runnable()).isFalse();
    }

    @Test
    void words_tell_what_a_metric_is_made_of() {
        Told told = read("12");
        assertThat(Docks.only(told, Metric.class, "Share").calculation())
                .isEqualTo("dry_fees / fees (only where fee > 0)");
        assertThat(Docks.only(told, Metric.class, "Growth").calculation())
                .isEqualTo("fees - before, where before is fees 1 month earlier");
        assertThat(Docks.only(told, Metric.class, "Middle fee").calculation()).isEqualTo("median of fee");
    }

    @Test
    void models_that_the_source_does_not_have_are_counted() {
        assertThat(read("12").notices()).singleElement().asString().startsWith("1 model of ");
    }

    @Test
    void another_file_is_a_fault() {
        assertThatThrownBy(() -> read("7")).hasMessageContaining("no dbt manifest of a version that Dash reads");
        Path broken = Docks.file(folder, "broken.json", "{\"metadata\": ");
        assertThatThrownBy(() -> DbtManifest.read(broken, Docks.schema(), Docks.STATEMENTS))
                .hasMessageContaining("broken.json");
    }
}
