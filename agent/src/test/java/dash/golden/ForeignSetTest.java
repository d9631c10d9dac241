package dash.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Golden sets of other tools; the files here are our own, in their formats. */
final class ForeignSetTest {

    @TempDir
    Path folder = Path.of("");

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.writeString(file, text);
    }

    private static List<GoldenQuestion> read(Path path) {
        return new GoldenReader().read(path);
    }

    @Test
    void a_folder_of_nao_tests_is_read_and_its_outputs_are_not() throws IOException {
        file("tests/parcels.yml", """
                name: parcels_per_depot
                prompt: How many parcels went through each depot?
                sql: |
                  SELECT depot, count(*) AS parcels
                  FROM parcels GROUP BY depot
                """);
        file(
                "tests/late.yaml",
                "name: late\nprompt: How many were late?\nsql: SELECT count(*) FROM parcels WHERE late\n");
        file("tests/outputs/results_1.json", "{\"passed\": true}");
        assertThat(read(folder.resolve("tests")))
                .extracting(GoldenQuestion::id, GoldenQuestion::question)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("late", "How many were late?"),
                        org.assertj.core.groups.Tuple.tuple(
                                "parcels_per_depot", "How many parcels went through each depot?"));
    }

    @Test
    void a_set_of_cube_is_read_with_inline_and_certified_statements() throws IOException {
        file("agents/certified_queries/by-depot.md", """
                ---
                description: "Parcels per depot"
                user_request: "How many parcels per depot?"
                ---
                SELECT depot, count(*) FROM parcels GROUP BY 1
                """);
        file("agents/config.yml", """
                certified_queries:
                  - name: late
                    user_request: how many late
                    sql_query: SELECT count(*) FROM parcels WHERE late
                """);
        Path set = file("agents/eval_questions/first.yml", """
                eval_questions:
                  - name: all
                    question: How many parcels are there?
                    sql: SELECT count(*) FROM parcels
                  - name: depots
                    question: How many parcels did each depot handle?
                    certifiedQuery: by-depot
                  - name: late
                    question: How many were late?
                    certifiedQuery: late
                """);
        assertThat(read(set))
                .extracting(question -> question.sql().orElseThrow())
                .containsExactly(
                        "SELECT count(*) FROM parcels",
                        "SELECT depot, count(*) FROM parcels GROUP BY 1",
                        "SELECT count(*) FROM parcels WHERE late");
    }

    @Test
    void a_certified_query_that_is_nowhere_is_told_with_its_place() throws IOException {
        Path set = file("eval_questions.yml", """
                eval_questions:
                  - name: gone
                    question: Where is it?
                    certifiedQuery: ../../secret
                """);
        assertThatThrownBy(() -> read(set))
                .hasMessageContaining("GOLDEN_BROKEN")
                .hasMessageContaining("eval_questions.yml:2")
                .hasMessageContaining("no certified query");
    }

    @Test
    void verified_queries_of_cortex_are_read_and_name_real_tables() throws IOException {
        Path model = file("model.yaml", """
                name: depots
                tables:
                  - name: moves
                    base_table: {database: LOGISTICS, schema: PUBLIC, table: PARCEL_MOVES}
                    dimensions:
                      - {name: depot, expr: DEPOT, data_type: VARCHAR}
                  - name: depot_list
                verified_queries:
                  - name: moves per depot
                    question: How many moves per depot?
                    sql: |
                      WITH __moves AS (SELECT depot FROM __moves WHERE note <> '__moves') -- __moves
                      SELECT __moves.depot, count(*) FROM __moves JOIN __DEPOT_LIST d ON d.name = __moves.depot GROUP BY 1
                    verified_at: 1714497970
                    verified_by: Ann
                    use_as_onboarding_question: true
                  - question: How many?
                    sql: SELECT count(*) FROM __moves
                """);
        List<GoldenQuestion> questions = read(model);
        assertThat(questions).extracting(GoldenQuestion::id).containsExactly("moves per depot", "How many?");
        assertThat(questions.getFirst().notes()).isEqualTo("verified by Ann");
        assertThat(questions.getFirst().sql().orElseThrow())
                .isEqualTo("WITH PARCEL_MOVES AS (SELECT depot FROM PARCEL_MOVES WHERE note <> '__moves') -- __moves\n"
                        + "SELECT PARCEL_MOVES.depot, count(*) FROM PARCEL_MOVES"
                        + " JOIN depot_list d ON d.name = PARCEL_MOVES.depot GROUP BY 1");
    }

    @Test
    void a_foreign_question_without_its_statement_is_refused() throws IOException {
        Path set = file("eval_questions.yml", "eval_questions:\n  - {name: a, question: What?}\n");
        assertThatThrownBy(() -> read(set)).hasMessageContaining("a question needs sql or certifiedQuery");
    }

    @Test
    void logical_columns_of_cortex_become_subqueries() throws IOException {
        Path model = file("model.yaml", """
                tables:
                  - name: moves
                    base_table: {table: parcel_moves}
                    dimensions: [{name: depot, expr: depot}]
                    measures: [{name: late_hours, expr: delay_minutes / 60.0}]
                verified_queries:
                  - question: Late hours per depot?
                    sql: "SELECT depot, sum(late_hours) FROM moves GROUP BY 1;"
                  - question: The worst?
                    sql: WITH w AS (SELECT max(late_hours) AS most FROM __moves) SELECT most FROM w
                """);
        assertThat(read(model))
                .extracting(question -> question.sql().orElseThrow())
                .containsExactly(
                        "WITH moves AS (SELECT depot AS depot, delay_minutes / 60.0 AS late_hours FROM parcel_moves)"
                                + " SELECT depot, sum(late_hours) FROM moves GROUP BY 1",
                        "WITH moves AS (SELECT depot AS depot, delay_minutes / 60.0 AS late_hours FROM parcel_moves),"
                                + " w AS (SELECT max(late_hours) AS most FROM moves) SELECT most FROM w");
    }
}
