package dash.index;

import static org.assertj.core.api.Assertions.assertThat;

import dash.search.Embedding;
import dash.search.Embeddings;
import dash.search.EmbeddingsInMemory;
import dash.search.Hit;
import dash.search.Hit.Way;
import dash.search.SearchDocument;
import dash.search.SearchDocument.Kind;
import dash.search.SearchDocument.Part;
import dash.search.SearchDocument.Role;
import dash.search.SearchIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LuceneIndexTest {

    private static final SearchDocument ORDERS = table("orders", "order_id", "status", "customer_id");
    private static final SearchDocument ORDER_ITEMS = table("order_items", "order_id", "product_id", "quantity");
    private static final SearchDocument ORDERS_AUDIT = table("orders_audit_copy", "order_id", "status", "changed_at");
    private static final SearchDocument CUSTOMERS = table("customers", "customer_id", "firstName", "country");

    @TempDir
    Path folder;

    @Test
    void the_table_whose_whole_name_is_said_beats_its_near_namesakes() {
        try (LuceneIndex index = words(ORDERS_AUDIT, ORDER_ITEMS, CUSTOMERS, ORDERS)) {
            assertThat(first(index, "How many orders were there?")).isEqualTo("table:shop.orders");
            assertThat(first(index, "Which order items sold best?")).isEqualTo("table:shop.order_items");
        }
    }

    @Test
    void one_word_is_enough_and_identifiers_are_split_at_every_seam() {
        try (LuceneIndex index = words(ORDERS, CUSTOMERS)) {
            assertThat(first(index, "first names of people in zanzibar")).isEqualTo("table:shop.customers");
            assertThat(index.search("zanzibar", SearchIndex.ALL, 5)).isEmpty();
        }
    }

    @Test
    void typing_errors_in_names_are_forgiven_in_long_words_only() {
        try (LuceneIndex index = words(ORDERS, CUSTOMERS)) {
            assertThat(first(index, "all custmoers please")).isEqualTo("table:shop.customers");
            assertThat(index.search("ordr", SearchIndex.ALL, 5)).isEmpty();
        }
    }

    @Test
    void a_word_of_grammar_inside_a_synonym_brings_nothing() {
        SearchDocument sales = new SearchDocument(
                "metric:sales",
                Kind.METRIC,
                "sales",
                List.of(Part.of(Role.NAME, "sales"), Part.of(Role.SYNONYM, "value of the orders")),
                List.of());
        SearchDocument rule = SearchDocument.prose(
                "rule:x", Kind.RULE, "The end of the year", List.of("The last day of the year"), List.of());
        try (LuceneIndex index = words(ORDERS, sales, rule)) {
            assertThat(index.search("sales", Set.of(Kind.RULE), 5)).isEmpty();
            assertThat(index.search("sales", Set.of(Kind.TABLE), 1).getFirst().id())
                    .isEqualTo(ORDERS.id());
        }
    }

    @Test
    void a_word_without_end_costs_itself_and_nothing_else() {
        SearchDocument rule = SearchDocument.prose(
                "rule:x", Kind.RULE, "Endless", List.of("B".repeat(120_000) + " zanzibar"), List.of());
        try (LuceneIndex index = words(rule, ORDERS)) {
            assertThat(first(index, "zanzibar")).isEqualTo("rule:x");
            assertThat(first(index, "How many orders were there?")).isEqualTo("table:shop.orders");
        }
    }

    @Test
    void synonyms_of_the_glossary_find_what_they_stand_for() {
        SearchDocument client = new SearchDocument(
                "glossary:customer",
                Kind.GLOSSARY,
                "customer",
                List.of(
                        Part.of(Role.NAME, "customer"),
                        Part.of(Role.SYNONYM, "client"),
                        Part.of(Role.SYNONYM, "account holder")),
                List.of());
        try (LuceneIndex index = words(ORDERS, CUSTOMERS, client)) {
            assertThat(index.search("How many account holders?", Set.of(Kind.TABLE), 1)
                            .getFirst()
                            .id())
                    .isEqualTo("table:shop.customers");
        }
    }

    @Test
    void a_value_finds_its_table_and_the_reason_says_so() {
        List<Part> parts = new ArrayList<>(ORDERS.parts());
        parts.add(new Part(Role.VALUE, "status", "refunded"));
        SearchDocument orders = new SearchDocument(ORDERS.id(), Kind.TABLE, "orders", parts, ORDERS.tables());
        try (LuceneIndex index = words(orders, CUSTOMERS)) {
            Hit hit = index.search("what was refunded", SearchIndex.ALL, 1).getFirst();
            assertThat(hit.reason()).isEqualTo("words: refunded; value 'refunded' in orders.status");
            assertThat(hit.ranks()).containsOnlyKeys(Way.WORDS).containsEntry(Way.WORDS, 1);
        }
    }

    @Test
    void meaning_finds_what_shares_no_word() {
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.of(embeddings(new AtomicInteger())))) {
            index.bring(List.of(ORDERS, CUSTOMERS));
            Hit hit = index.search("clients", SearchIndex.ALL, 1).getFirst();
            assertThat(hit.id()).isEqualTo("table:shop.customers");
            assertThat(hit.reason()).matches("meaning \\d\\.\\d\\d");
        }
    }

    @Test
    void only_what_changed_is_written_and_embedded() {
        AtomicInteger computed = new AtomicInteger();
        Optional<Embeddings> embeddings = Optional.of(embeddings(computed));
        try (LuceneIndex index = LuceneIndex.open(folder, embeddings)) {
            assertThat(index.bring(List.of(ORDERS, CUSTOMERS))).isEqualTo(new SearchIndex.Brought(2, 0, 2));
            assertThat(index.bring(List.of(ORDERS, CUSTOMERS))).isEqualTo(new SearchIndex.Brought(0, 0, 0));
            assertThat(index.bring(List.of(ORDERS, ORDER_ITEMS))).isEqualTo(new SearchIndex.Brought(1, 1, 1));
            assertThat(index.search("customers country", SearchIndex.ALL, 5))
                    .extracting(Hit::id)
                    .doesNotContain(CUSTOMERS.id());
        }
        try (LuceneIndex index = LuceneIndex.open(folder.resolve("another"), embeddings)) {
            assertThat(index.bring(List.of(ORDERS, CUSTOMERS))).isEqualTo(new SearchIndex.Brought(2, 0, 0));
        }
        assertThat(computed).hasValue(3);
    }

    @Test
    void kinds_narrow_a_search_in_both_ways() {
        SearchDocument rule =
                SearchDocument.prose("rule:r", Kind.RULE, "Customers", List.of("customers clients"), List.of());
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.of(embeddings(new AtomicInteger())))) {
            index.bring(List.of(CUSTOMERS, rule));
            assertThat(index.search("customers clients", Set.of(Kind.RULE), 5))
                    .extracting(Hit::id)
                    .containsExactly("rule:r");
            assertThat(index.search("customers", Set.of(), 5)).isEmpty();
        }
    }

    @Test
    void another_process_view_sees_a_change_without_being_told() throws Exception {
        try (LuceneIndex writing = words(ORDERS);
                LuceneIndex reading = LuceneIndex.open(folder, Optional.empty())) {
            assertThat(reading.search("country", SearchIndex.ALL, 5)).isEmpty();
            writing.bring(List.of(ORDERS, CUSTOMERS));
            Thread.sleep(Duration.ofMillis(150));
            assertThat(first(reading, "country")).isEqualTo(CUSTOMERS.id());
        }
    }

    @Test
    void a_deleted_index_is_written_again() throws IOException {
        try (LuceneIndex index = words(ORDERS)) {
            delete();
            index.bring(List.of(ORDERS, CUSTOMERS));
            assertThat(first(index, "customers")).isEqualTo(CUSTOMERS.id());
        }
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.empty())) {
            assertThat(first(index, "customers")).isEqualTo(CUSTOMERS.id());
        }
    }

    @Test
    void a_damaged_index_is_written_again() throws IOException {
        words(ORDERS, CUSTOMERS).close();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(path -> !path.toString().endsWith(".lock")).toList()) {
                Files.write(file, new byte[] {1, 2, 3});
            }
        }
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.empty())) {
            assertThat(index.search("customers", SearchIndex.ALL, 5)).isEmpty();
            index.bring(List.of(ORDERS, CUSTOMERS));
            assertThat(first(index, "customers")).isEqualTo(CUSTOMERS.id());
        }
    }

    @Test
    void an_index_of_another_model_is_written_again() {
        words(ORDERS).close();
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.of(embeddings(new AtomicInteger())))) {
            assertThat(index.search("orders", SearchIndex.ALL, 5)).isEmpty();
            assertThat(index.bring(List.of(ORDERS))).isEqualTo(new SearchIndex.Brought(1, 0, 1));
        }
    }

    @Test
    void a_writer_that_never_lets_go_leaves_the_others_an_index_in_memory() throws IOException {
        words(ORDERS).close();
        try (Storage storage = Storage.in(folder, Duration.ZERO, Fields.VERSION + "/words only")) {
            storage.write(held -> {
                try (LuceneIndex index = LuceneIndex.open(folder, Optional.empty(), Duration.ofMillis(50))) {
                    index.bring(List.of(CUSTOMERS));
                    assertThat(first(index, "customers")).isEqualTo(CUSTOMERS.id());
                }
            });
        }
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.empty())) {
            assertThat(first(index, "orders")).isEqualTo(ORDERS.id());
        }
    }

    @Test
    void a_model_that_fails_costs_the_meanings_and_not_the_words() {
        Embedding broken = new WordsAsVectors(new AtomicInteger()) {
            @Override
            public float[] ofQuestion(String question) {
                throw new IllegalStateException("no model");
            }

            @Override
            public List<float[]> ofTexts(List<String> texts) {
                throw new IllegalStateException("no model");
            }
        };
        Embeddings embeddings = new Embeddings(broken, new EmbeddingsInMemory());
        try (LuceneIndex index = LuceneIndex.open(folder, Optional.of(embeddings))) {
            assertThat(index.bring(List.of(ORDERS))).isEqualTo(new SearchIndex.Brought(1, 0, 0));
            assertThat(first(index, "orders")).isEqualTo(ORDERS.id());
        }
    }

    private LuceneIndex words(SearchDocument... documents) {
        LuceneIndex index = LuceneIndex.open(folder, Optional.empty());
        index.bring(List.of(documents));
        return index;
    }

    private static Embeddings embeddings(AtomicInteger computed) {
        return new Embeddings(new WordsAsVectors(computed), new EmbeddingsInMemory());
    }

    private static String first(LuceneIndex index, String text) {
        return index.search(text, SearchIndex.ALL, 5).getFirst().id();
    }

    private void delete() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private static SearchDocument table(String name, String... columns) {
        List<Part> parts = new ArrayList<>();
        parts.add(Part.of(Role.NAME, name));
        parts.add(Part.of(Role.PLACE, "shop"));
        for (String column : columns) {
            parts.add(new Part(Role.COLUMN, column, column));
        }
        return new SearchDocument("table:shop." + name, Kind.TABLE, name, parts, List.of("shop." + name));
    }
}
