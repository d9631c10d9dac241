package dash.builtin.repair;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.context.Context;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import dash.correct.Outcome;
import dash.databases.EngineParser;
import dash.databases.postgresql.PostgresEngine;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.knowledge.Knowledge;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Parsing;
import dash.statement.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class RepairsTest {

    private static final PostgresEngine ENGINE = new PostgresEngine();

    private static final Schema REGATTA = new Schema(
            "regatta",
            List.of("public"),
            List.of(
                    table("results", "boat_id integer", "place text", "season integer", "points integer"),
                    table("boats", "boat_id integer", "name text", "club text")),
            ENGINE.dialect());

    @AutoClose
    private final EngineParser parser = ENGINE.parser();

    @Test
    void a_number_beside_a_column_of_text_is_quoted() {
        assertThat(type("SELECT count(*) FROM results WHERE place = 1 AND season = 2020"))
                .contains("SELECT count(*) FROM results WHERE place = '1' AND season = 2020");
    }

    @Test
    void every_number_of_a_list_is_quoted_and_so_is_one_on_the_left() {
        assertThat(type("SELECT 1 FROM results r WHERE r.place IN (1, 2) OR 3 <> r.place"))
                .contains("SELECT 1 FROM results r WHERE r.place IN ('1', '2') OR '3' <> r.place");
    }

    @Test
    void text_is_never_put_in_the_order_of_numbers() {
        assertThat(type("SELECT count(*) FROM results WHERE place < 4")).isEmpty();
    }

    @Test
    void a_number_is_not_compared_with_words() {
        assertThat(repaired(
                        "SELECT count(*) FROM results WHERE season = 'last'", Kind.STATEMENT_WRONG, "22P02", "last"))
                .isEmpty();
    }

    @Test
    void a_column_that_is_missing_is_the_nearest_that_is_there() {
        assertThat(missing("SELECT seson, count(*) FROM results GROUP BY seson", "seson"))
                .contains("SELECT season, count(*) FROM results GROUP BY season");
    }

    @Test
    void a_column_of_another_table_is_taken_from_there() {
        assertThat(missing("SELECT r.club FROM results r JOIN boats b ON b.boat_id = r.boat_id", "r.club"))
                .contains("SELECT b.club FROM results r JOIN boats b ON b.boat_id = r.boat_id");
    }

    @Test
    void a_column_that_nothing_resembles_stays_missing() {
        assertThat(missing("SELECT weather FROM results", "weather")).isEmpty();
    }

    @Test
    void a_name_of_the_result_is_not_missing() {
        assertThat(missing("SELECT seson AS year FROM results ORDER BY year", "seson"))
                .contains("SELECT season AS year FROM results ORDER BY year");
    }

    @Test
    void a_table_that_is_missing_is_the_nearest_that_is_there_with_its_qualifiers() {
        assertThat(repaired("SELECT result.season FROM result", Kind.OBJECT_MISSING, "42P01", "result "))
                .contains("SELECT results.season FROM results");
    }

    @Test
    void an_ambiguous_name_is_that_of_the_first_table() {
        String sql = "SELECT boat_id FROM results r JOIN boats b ON b.boat_id = r.boat_id ORDER BY boat_id";
        assertThat(repaired(sql, Kind.STATEMENT_WRONG, "42702", "boat_id"))
                .contains("SELECT r.boat_id FROM results r JOIN boats b ON b.boat_id = r.boat_id ORDER BY boat_id");
    }

    @Test
    void a_column_in_no_group_is_added_to_them() {
        assertThat(grouping("SELECT season, place, count(*) FROM results GROUP BY season ORDER BY 3"))
                .contains("SELECT season, place, count(*) FROM results GROUP BY season, place ORDER BY 3");
    }

    @Test
    void groups_are_made_where_there_are_none() {
        assertThat(grouping("SELECT place, count(*) FROM results WHERE (season > 2000) LIMIT 5"))
                .contains("SELECT place, count(*) FROM results WHERE (season > 2000) GROUP BY place LIMIT 5");
    }

    @Test
    void what_was_tried_is_not_tried_again() {
        String wrong = "SELECT 1 FROM results WHERE place = 1";
        Transcript transcript = transcript(
                tried("SELECT 1 FROM results WHERE place = '1'", Kind.STATEMENT_WRONG, "42883", "="),
                tried(wrong, Kind.STATEMENT_WRONG, "42883", "="));
        assertThat(Repairs.next(transcript)).isEmpty();
    }

    @Test
    void a_repair_says_what_it_assumes() {
        Transcript transcript =
                transcript(tried("SELECT 1 FROM results WHERE place = 1", Kind.STATEMENT_WRONG, "42883", "="));
        assertThat(Repairs.next(transcript).orElseThrow().reading().assumptions())
                .containsExactly("Numbers are compared as text, because that is what is stored: results.place.");
    }

    private Optional<String> type(String sql) {
        return repaired(sql, Kind.STATEMENT_WRONG, "42883", "place");
    }

    private Optional<String> missing(String sql, String column) {
        return repaired(sql, Kind.OBJECT_MISSING, "42703", column);
    }

    private Optional<String> grouping(String sql) {
        return repaired(sql, Kind.STATEMENT_WRONG, "42803", "place");
    }

    /** The same repair whether the database points to the place or only says the name. */
    private Optional<String> repaired(String sql, Kind kind, String state, String at) {
        return Repairs.next(transcript(tried(sql, kind, state, at))).map(Move.RunSql::sql);
    }

    private Transcript.Tried tried(String sql, Kind kind, String state, String at) {
        Statement statement = ((Parsing.Parsed) parser.parse(sql)).statement();
        DatabaseError error = new DatabaseError(kind, state, "wrong: " + at, sql.indexOf(at), "");
        Diagnosis why = new Diagnosis(state, error.message(), error.position(), "", true);
        Outcome failed = new Outcome.Failed(statement, error, why, Duration.ZERO);
        return new Transcript.Tried(new Move.RunSql(sql, Reading.UNKNOWN), new Attempt(1, sql, failed, List.of()));
    }

    private static Transcript transcript(Transcript.Tried... tries) {
        Question question =
                new Question(QuestionId.random(), "regatta", "Who won?", new Asker("ann"), Door.TEST, Instant.EPOCH);
        Context context = new Context(Knowledge.EMPTY, REGATTA, LocalDate.of(2024, 3, 31), List.of(), List.of());
        return new Transcript(question, context, List.of(tries));
    }

    private static Table table(String name, String... columns) {
        List<Column> all = Stream.of(columns)
                .map(column -> column.split(" ", 2))
                .map(words -> new Column(words[0], words[1], true, "", List.of()))
                .toList();
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                all,
                List.of(),
                List.of(),
                List.of(),
                "",
                10,
                Optional.empty());
    }
}
