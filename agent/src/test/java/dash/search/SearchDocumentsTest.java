package dash.search;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.SearchDocument.Kind;
import dash.search.SearchDocument.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SearchDocumentsTest {

    private static final RelationName ORDERS = new RelationName("shop", "orders");

    @Test
    void a_table_says_its_name_place_columns_and_what_people_know() {
        SearchDocument orders = documents(
                        knowledge(List.of()), schema(column("status"), column("email")), ColumnValues.NONE)
                .getFirst();
        assertThat(orders.id()).isEqualTo("table:shop.orders");
        assertThat(orders.tables()).containsExactly("shop.orders");
        assertThat(orders.texts(Role.PLACE)).containsExactly("shop");
        assertThat(orders.texts(Role.COLUMN)).containsExactly("status", "email");
        assertThat(orders.texts(Role.PROSE)).containsExactly("What was bought.", "where it stands");
        assertThat(orders.meaning()).isEqualTo("orders. shop. What was bought.. status, email. where it stands");
    }

    @Test
    void values_of_sensitive_columns_are_never_even_asked_for() {
        ColumnValues values = column -> {
            assertThat(column.column()).isEqualTo("status");
            return List.of("refunded", " ", "x".repeat(200), "refunded");
        };
        SearchDocument orders = SearchDocuments.of(
                        knowledge(List.of("Email")),
                        schema(column("status"), column("email"), column("phone")),
                        values,
                        column -> column.column().equals("phone"))
                .getFirst();
        assertThat(orders.texts(Role.VALUE)).containsExactly("refunded");
    }

    @Test
    void a_wide_table_also_gets_its_columns_in_groups() {
        Column[] columns =
                IntStream.range(0, 45).mapToObj(number -> column("c" + number)).toArray(Column[]::new);
        List<SearchDocument> found = documents(Knowledge.EMPTY, schema(columns), ColumnValues.NONE);
        assertThat(found)
                .extracting(SearchDocument::kind)
                .containsExactly(Kind.TABLE, Kind.COLUMN_GROUP, Kind.COLUMN_GROUP, Kind.COLUMN_GROUP);
        assertThat(found.getLast().texts(Role.COLUMN)).containsExactly("c40", "c41", "c42", "c43", "c44");
    }

    @Test
    void a_document_of_the_house_is_cut_at_headings_and_paragraphs() {
        String text =
                "Intro.\n\n# Refunds\nHow they go.\n\n" + "long ".repeat(300).strip();
        Knowledge knowledge = new Knowledge(
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(new Document("Handbook", "handbook.md", text)));
        List<SearchDocument> found = documents(knowledge, new Schema("", List.of(), List.of()), ColumnValues.NONE);
        assertThat(found)
                .extracting(SearchDocument::title)
                .containsExactly("Handbook", "Handbook: Refunds", "Handbook: Refunds", "Handbook: Refunds");
        assertThat(found.stream().map(document -> document.texts(Role.PROSE).getFirst()))
                .allSatisfy(passage -> assertThat(passage.length()).isLessThanOrEqualTo(1200));
    }

    @Test
    void two_items_of_one_name_have_two_ids_and_a_change_changes_the_hash() {
        List<SearchDocument> found = documents(
                glossary(new GlossaryEntry("MRR", List.of(), "a"), new GlossaryEntry("MRR", List.of(), "b")),
                new Schema("", List.of(), List.of()),
                ColumnValues.NONE);
        assertThat(found).extracting(SearchDocument::id).containsExactly("glossary:MRR", "glossary:MRR#2");
        assertThat(found.get(0).hash()).isNotEqualTo(found.get(1).hash());
    }

    private static List<SearchDocument> documents(Knowledge knowledge, Schema schema, ColumnValues values) {
        return SearchDocuments.of(knowledge, schema, values, column -> false);
    }

    private static Knowledge glossary(GlossaryEntry... entries) {
        return new Knowledge(
                List.of(), List.of(), List.of(), List.of(), List.of(entries), Optional.empty(), List.of(), List.of());
    }

    private static Knowledge knowledge(List<String> sensitive) {
        TableKnowledge orders = new TableKnowledge(
                "Orders",
                "What was bought.",
                List.of(),
                List.of(),
                List.of(new ColumnKnowledge("status", "text", "where it stands")),
                Map.of(),
                List.of(),
                "",
                "",
                "",
                sensitive);
        return new Knowledge(
                List.of(orders), List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());
    }

    private static Column column(String name) {
        return new Column(name, "text", true, "", List.of());
    }

    private static Schema schema(Column... columns) {
        Table orders = new Table(
                ORDERS, Table.Kind.TABLE, List.of(columns), List.of(), List.of(), List.of(), "", -1, Optional.empty());
        return new Schema("f", List.of("shop"), List.of(orders));
    }
}
