package dash.builtin.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.StandardDialect;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JoinPathsTest {

    private final Store store = new Store(StandardDialect.PLAIN, "public");
    private final JoinPaths paths = JoinPaths.of(store.context(Knowledge.EMPTY));

    @Test
    void steps_go_along_keys_in_both_directions() {
        assertThat(steps("orders", "customers")).hasValue(1);
        assertThat(steps("customers", "orders")).hasValue(1);
        assertThat(steps("customers", "products")).hasValue(3);
        assertThat(steps("products", "categories")).hasValue(2);
        assertThat(steps("orders", "orders")).hasValue(0);
        assertThat(steps("orders", "flights")).isEmpty();
    }

    @Test
    void a_way_is_to_one_when_all_its_steps_are() {
        assertThat(toOne("order_items", "customers")).isTrue();
        assertThat(toOne("customers", "orders")).isFalse();
        assertThat(toOne("products", "categories")).isFalse();
        assertThat(toOne("orders", "orders")).isTrue();
        assertThat(toOne("orders", "flights")).isFalse();
    }

    @Test
    void a_column_that_is_named_as_a_key_leads_there_unless_the_name_is_an_everyday_one() {
        assertThat(steps("reviews", "products")).hasValue(1);
        assertThat(toOne("reviews", "products")).isTrue();
        Table one = table("one", List.of("id", "name"), "id");
        Table other = table("other", List.of("other_id", "id"), "other_id");
        assertThat(JoinPaths.of(context(List.of(one, other))).distance(other, one))
                .isEmpty();
    }

    @Test
    void where_nothing_is_declared_names_tell_what_belongs_together() {
        Table author = keyless("author", "aid", "name");
        Table writes = keyless("writes", "aid", "pid");
        Table publication = keyless("publication", "title", "pid");
        Table keywords = keyless("publication_keyword", "pid", "kid");
        Table state = keyless("state", "state_name", "area");
        Table city = keyless("city", "city_name", "state_name");
        Table customers = keyless("customers", "id", "name");
        Table visits = keyless("visits", "customer_id", "aim");
        JoinPaths guessed =
                JoinPaths.of(context(List.of(author, writes, publication, keywords, state, city, customers, visits)));
        assertThat(guessed.distance(author, publication)).hasValue(2);
        assertThat(guessed.distance(keywords, publication)).hasValue(1);
        assertThat(guessed.toOne(writes, author)).isTrue();
        assertThat(guessed.toOne(city, state)).isTrue();
        assertThat(guessed.toOne(state, city)).isFalse();
        assertThat(guessed.toOne(visits, customers)).isTrue();
        assertThat(guessed.distance(author, city)).isEmpty();
    }

    @Test
    void a_hint_of_knowledge_leads_too() {
        Table visits = table("visits", List.of("visit_id", "who"), "visit_id");
        Table people = table("people", List.of("id", "name"), "id");
        Knowledge knowledge = knowledge("visits", "visits.who = people.\"id\"");
        JoinPaths told = JoinPaths.of(context(List.of(visits, people), knowledge));
        assertThat(told.distance(visits, people)).hasValue(1);
        assertThat(told.toOne(visits, people)).isTrue();
        assertThat(told.toOne(people, visits)).isFalse();
        assertThat(JoinPaths.of(context(List.of(visits, people))).distance(visits, people))
                .isEmpty();
    }

    @Test
    void a_hint_is_laid_over_what_names_tell_and_forgotten_with_the_next_question() {
        Table people = table("people", List.of("person_id", "boss"), "person_id");
        Table visits = table("visits", List.of("visit_id", "person_id", "host"), "visit_id");
        Table notes = table("notes", List.of("note_id", "visit_id"), "note_id");
        List<Table> all = List.of(people, visits, notes);
        JoinPaths named = JoinPaths.of(context(all));
        JoinPaths told = JoinPaths.of(context(all, knowledge("visits", "visits.host = people.person_id")));
        assertThat(columns(named, visits)).containsExactly("person_id", "visit_id");
        assertThat(columns(told, visits)).containsExactly("host", "visit_id");
        assertThat(told.distance(notes, people)).hasValue(2);
        assertThat(columns(JoinPaths.of(context(all)), visits)).containsExactly("person_id", "visit_id");
    }

    private static List<String> columns(JoinPaths paths, Table from) {
        return paths.from(from).stream()
                .map(edge -> edge.fromColumns().getFirst())
                .toList();
    }

    @Test
    void what_was_found_out_about_a_schema_is_kept() {
        assertThat(JoinPaths.of(store.context(Knowledge.EMPTY))).isSameAs(paths);
        assertThat(JoinPaths.of(new Store(StandardDialect.PLAIN, "public").context(Knowledge.EMPTY)))
                .isSameAs(paths);
    }

    @Test
    void of_two_thousand_tables_those_within_four_steps_are_found() {
        List<Table> many = new ArrayList<>();
        for (int number = 0; number < 2_000; number++) {
            List<ForeignKey> keys = number == 0
                    ? List.of()
                    : List.of(new ForeignKey(List.of("previous"), name("t" + (number - 1)), List.of("id")));
            many.add(table("t" + number, List.of("id", "previous"), keys, "id"));
        }
        JoinPaths chain = JoinPaths.of(context(many));
        assertThat(chain.distance(many.get(1_000), many.get(1_004))).hasValue(4);
        assertThat(chain.distance(many.get(1_000), many.get(1_005))).isEmpty();
        assertThat(chain.toOne(many.get(1_000), many.get(996))).isTrue();
    }

    private OptionalInt steps(String from, String to) {
        return paths.distance(store.of(from).table(), store.of(to).table());
    }

    private boolean toOne(String from, String to) {
        return paths.toOne(store.of(from).table(), store.of(to).table());
    }

    private static Context context(List<Table> tables) {
        return context(tables, Knowledge.EMPTY);
    }

    private static Context context(List<Table> tables, Knowledge knowledge) {
        Schema schema = new Schema("same", List.of("public"), tables);
        return new Context(knowledge, schema, LocalDate.of(2024, 1, 1), List.of(), List.of());
    }

    private static Knowledge knowledge(String teller, String hint) {
        TableKnowledge table = new TableKnowledge(
                teller,
                "",
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(new RelatedTable("people", hint, "")),
                "",
                "",
                "",
                List.of());
        return new Knowledge(
                List.of(table), List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());
    }

    private static Table keyless(String name, String... columns) {
        return new Table(
                name(name),
                Table.Kind.TABLE,
                Stream.of(columns)
                        .map(column -> new Column(column, "integer", true, "", List.of()))
                        .toList(),
                List.of(),
                List.of(),
                List.of(),
                "",
                -1,
                Optional.empty());
    }

    private static Table table(String name, List<String> columns, String key) {
        return table(name, columns, List.of(), key);
    }

    private static Table table(String name, List<String> columns, List<ForeignKey> keys, String key) {
        return new Table(
                name(name),
                Table.Kind.TABLE,
                columns.stream()
                        .map(column -> new Column(column, "integer", true, "", List.of()))
                        .toList(),
                List.of(List.of(key)),
                keys,
                List.of(),
                "",
                -1,
                Optional.empty());
    }

    private static RelationName name(String table) {
        return new RelationName("public", table);
    }
}
