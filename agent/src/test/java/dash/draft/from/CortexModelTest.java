package dash.draft.from;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.knowledge.BusinessRule;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In the shape of public semantic models; the words are our own. */
final class CortexModelTest {

    private static final String MODEL = """
            name: docks
            description: Ships and berths
            tables:
              - name: mooring
                description: Who lay where.
                base_table: {database: PROD, schema: PUBLIC, table: BERTHS}
                primary_key: {columns: [berth_id]}
                dimensions:
                  - name: berth_kind
                    synonyms: [sort of berth]
                    description: Wet or dry
                    expr: KIND
                    data_type: VARCHAR
                    is_enum: true
                    sample_values: [wet, dry]
                time_dimensions:
                  - {name: day, expr: moored_on, data_type: DATE}
                measures:
                  - {name: fee_with_tax, expr: fee * 1.2, description: What is paid}
                  - {name: fees, expr: fee, default_aggregation: sum, synonyms: [takings], data_type: NUMBER}
                metrics:
                  - {name: mean_fee, expr: avg(fee), description: The usual fee.}
                filters:
                  - {name: dry_only, expr: kind = 'dry', description: Only dry berths.}
              - name: vessel
                base_table: {schema: public, table: ships}
              - name: lost
                base_table: {schema: public, table: wrecks}
            relationships:
              - name: mooring_to_vessel
                left_table: mooring
                right_table: vessel
                relationship_columns: [{left_column: ship_id, right_column: SHIP_ID}]
                join_type: left_outer
                relationship_type: many_to_one
            verified_queries:
              - name: fees by kind
                question: What are the fees by kind?
                sql: SELECT kind, sum(fee) FROM __mooring GROUP BY kind;
                verified_by: ann
                verified_at: 1714752498
              - {name: lost, question: Any wrecks?, sql: SELECT 1 FROM __lost}
              - name: with the database in front
                question: Which kinds?
                sql: SELECT DISTINCT b.KIND FROM PROD."PUBLIC".BERTHS b
              - name: in words of the model
                question: Which kind of berth brings what?
                sql: |
                  WITH paid AS (SELECT berth_kind, SUM(fees) AS total FROM mooring GROUP BY berth_kind)
                  SELECT berth_kind, total FROM paid
            custom_instructions: Round fees to full euros.
            """;

    @TempDir
    private Path folder = Path.of("");

    private Told read() {
        return CortexModel.read(Docks.file(folder, "model.yaml", MODEL), Docks.schema(), Docks.STATEMENTS);
    }

    @Test
    void tables_columns_and_relationships_become_notes() {
        TableKnowledge berths = Docks.only(read(), TableKnowledge.class, "berths");
        assertThat(berths.description()).isEqualTo("Who lay where.");
        assertThat(berths.columnNotes()).containsEntry("kind", "Also called sort of berth. One of wet, dry.");
        assertThat(berths.relatedTables())
                .containsExactly(new RelatedTable("ships", "berths.ship_id = ships.ship_id", "mooring_to_vessel"));
    }

    @Test
    void measures_and_metrics_become_metrics_with_their_time_and_dimensions() {
        Metric fees = Docks.only(read(), Metric.class, "Fees");
        assertThat(fees.expression()).contains("sum(fee)");
        assertThat(fees.synonyms()).containsExactly("takings");
        assertThat(fees.timeColumn()).contains("moored_on");
        assertThat(fees.dimensions()).extracting(Dimension::written).containsExactly("berth kind: kind");
        assertThat(Docks.only(read(), Metric.class, "Mean fee").definition()).isEqualTo("The usual fee.");
    }

    @Test
    void filters_and_instructions_become_rules() {
        assertThat(Docks.only(read(), BusinessRule.class, "Dry only (berths)").description())
                .isEqualTo("Only dry berths. Condition: kind = 'dry'");
        assertThat(Docks.only(read(), BusinessRule.class, "Fee with tax (berths)")
                        .description())
                .isEqualTo("What is paid. In each row: fee * 1.2");
        assertThat(Docks.only(read(), BusinessRule.class, "Instructions of the semantic model")
                        .description())
                .startsWith("Round");
    }

    @Test
    void a_verified_query_is_a_pattern_over_the_real_tables_and_what_cannot_run_is_told() {
        QueryPattern pattern = Docks.only(read(), QueryPattern.class, "fees by kind");
        assertThat(pattern.sql()).isEqualTo("SELECT kind, sum(fee) FROM berths GROUP BY kind");
        assertThat(pattern.questions()).containsExactly("What are the fees by kind?");
        assertThat(read().questions()).startsWith("What are the fees by kind?").hasSize(3);
        assertThat(read().notices()).hasSize(2);
    }

    @Test
    void a_database_in_front_of_a_table_is_taken_off() {
        assertThat(Docks.only(read(), QueryPattern.class, "with the database in front")
                        .sql())
                .isEqualTo("SELECT DISTINCT b.KIND FROM berths b");
    }

    @Test
    void words_of_the_model_are_made_of_the_real_columns() {
        assertThat(Docks.only(read(), QueryPattern.class, "in words of the model")
                        .sql())
                .isEqualToNormalizingWhitespace("""
                        WITH mooring AS (SELECT KIND AS berth_kind, fee AS fees FROM public.berths),
                        paid AS (SELECT berth_kind, SUM(fees) AS total FROM mooring GROUP BY berth_kind)
                        SELECT berth_kind, total FROM paid
                        """);
    }

    @Test
    void another_yaml_file_is_a_fault() {
        Path other = Docks.file(folder, "other.yaml", "tables: [a, b]\n");
        assertThatThrownBy(() -> CortexModel.read(other, Docks.schema(), Docks.STATEMENTS))
                .hasMessageContaining("this is no semantic model");
    }
}
