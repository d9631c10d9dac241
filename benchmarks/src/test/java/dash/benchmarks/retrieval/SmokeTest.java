package dash.benchmarks.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import dash.schema.RelationName;
import dash.schema.Table;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The small end of the measurement, by words alone. */
class SmokeTest {

    @TempDir
    Path folder;

    @Test
    void words_alone_find_most_tables_among_150() throws IOException {
        Optional<Path> golden = SharedFolder.find("golden");
        if (golden.isEmpty()) {
            return;
        }
        Retrieval retrieval = Retrieval.of(golden.get().resolveSibling("."), folder, Optional.empty());
        assertThat(retrieval.project().real()).hasSize(134);
        assertThat(retrieval.project().questions()).hasSizeGreaterThan(400);
        Retrieval.Row row = retrieval.measure(150, (asked, hits) -> {}).getFirst();
        System.out.print(Report.table(List.of(row)));
        assertThat(row.figures().recallAt10()).isGreaterThan(0.90);
    }

    @Test
    void every_gold_table_gets_its_near_namesakes_and_the_same_ones_each_time() {
        Table orders = Dumps.tables(
                        "shop", "CREATE TABLE public.orders (id int, \"total\" numeric(10,2), PRIMARY KEY (id));")
                .getFirst();
        assertThat(orders.columns()).extracting(column -> column.name()).containsExactly("id", "total");
        Table customers = Dumps.tables("shop", "CREATE TABLE customers (\n name text, city text);")
                .getFirst();
        List<Table> all = List.of(orders, customers);
        List<Table> made = Distractors.make(all, List.of(orders), 40, 1);
        assertThat(made).isEqualTo(Distractors.make(all, List.of(orders), 40, 1));
        Set<String> namesakes = made.stream()
                .map(Table::name)
                .map(RelationName::name)
                .filter(name -> name.contains("orders"))
                .collect(Collectors.toSet());
        assertThat(namesakes).hasSizeGreaterThanOrEqualTo(5).doesNotContain("orders", "order");
    }
}
