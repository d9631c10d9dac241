package dash.benchmarks.retrieval;

import dash.index.LuceneIndex;
import dash.models.embedding.InProcessEmbedding;
import dash.models.embedding.Weights;
import dash.schema.Table;
import dash.search.Embeddings;
import dash.search.Hit;
import dash.search.Hit.Way;
import dash.search.SearchDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Builds an index of each size and asks it in every way. */
public final class Retrieval {

    /** What was seen at one size in one way. */
    record Row(String way, Size size, Measurement.Figures figures) {}

    /** One index: what is in it, what it weighs, what it took. */
    record Size(int tables, int columns, long bytes, double buildSeconds, int embedded, long heapMegabytes) {}

    private static final Map<String, Set<Way>> WAYS = ways();

    private final Path target;
    private final Project project;
    private final Optional<Embeddings> embeddings;

    private Retrieval(Path target, Project project, Optional<Embeddings> embeddings) {
        this.target = target;
        this.project = project;
        this.embeddings = embeddings;
    }

    private static Map<String, Set<Way>> ways() {
        Map<String, Set<Way>> ways = new LinkedHashMap<>();
        ways.put("words", Set.of(Way.WORDS));
        ways.put("meaning", Set.of(Way.MEANING));
        ways.put("fused", Set.of(Way.WORDS, Way.MEANING));
        return ways;
    }

    /**
     * @param shared the folder with data and golden questions
     * @param target where indexes and kept embeddings go
     * @param model empty for words alone
     */
    static Retrieval of(Path shared, Path target, Optional<Weights> model) throws IOException {
        Optional<Embeddings> embeddings = model.map(
                weights -> new Embeddings(new AskedBefore(InProcessEmbedding.of(weights)), new EmbeddingFile(target)));
        return new Retrieval(target, Project.read(shared), embeddings);
    }

    Project project() {
        return project;
    }

    List<Row> measure(int count, BiConsumer<GoldTables.Asked, List<Hit>> missed) throws IOException {
        List<Table> tables = project.tables(count);
        List<SearchDocument> documents = Project.documents(tables);
        Path folder = target.resolve("index-" + count);
        delete(folder);
        List<Row> rows = new ArrayList<>();
        try (LuceneIndex index = LuceneIndex.open(folder, embeddings)) {
            long before = System.nanoTime();
            int embedded = index.bring(documents).embedded();
            double seconds = (System.nanoTime() - before) / 1e9;
            Size size = new Size(
                    tables.size(),
                    tables.stream().mapToInt(table -> table.columns().size()).sum(),
                    bytes(folder),
                    seconds,
                    embedded,
                    heap());
            for (Map.Entry<String, Set<Way>> way : WAYS.entrySet()) {
                if (embeddings.isPresent() || way.getValue().equals(Set.of(Way.WORDS))) {
                    boolean last = embeddings.isEmpty() || way.getKey().equals("fused");
                    rows.add(new Row(
                            way.getKey(),
                            size,
                            new Measurement(index)
                                    .ask(project.questions(), way.getValue(), last ? missed : (a, b) -> {})));
                }
            }
        }
        return rows;
    }

    private static long heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    }

    private static long bytes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
