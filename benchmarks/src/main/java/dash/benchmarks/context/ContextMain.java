package dash.benchmarks.context;

import dash.context.Context;
import dash.context.ContextLimits;
import dash.context.Contexts;
import dash.context.EstimatedTokens;
import dash.context.Layers;
import dash.index.LuceneIndex;
import dash.knowledge.Knowledge;
import dash.models.embedding.InProcessEmbedding;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import dash.search.ColumnValues;
import dash.search.Embeddings;
import dash.search.EmbeddingsInMemory;
import dash.search.Hit;
import dash.search.SearchDocument;
import dash.search.SearchDocuments;
import dash.search.SearchIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** {@code ./dash bench context [--items 10000] [--questions 400] [--meaning 1]}; without meaning no model is needed. */
public final class ContextMain {

    private static final int TO_WARM_UP = 200;

    private int items = 10_000;
    private int questions = 400;
    private int meaning = 1;

    private ContextMain() {}

    /** The root of the repository comes first, from the launcher; it is not needed. */
    public static void main(String[] arguments) throws IOException {
        ContextMain main = new ContextMain();
        for (int index = 1; index < arguments.length; index += 2) {
            String value = index + 1 < arguments.length ? arguments[index + 1] : "";
            if (!value.matches("\\d{1,7}") || !main.take(arguments[index], Integer.parseInt(value))) {
                System.err.println("dash: bench context does not know '" + arguments[index] + " " + value
                        + "'. Next: use --items 10000, --questions 400, --meaning 0");
                System.exit(2);
            }
        }
        main.run();
    }

    private boolean take(String name, int value) {
        switch (name) {
            case "--items" -> items = value;
            case "--questions" -> questions = value;
            case "--meaning" -> meaning = value;
            default -> {
                return false;
            }
        }
        return true;
    }

    private void run() throws IOException {
        MadeProject project = new MadeProject(items, 7);
        Knowledge knowledge = project.knowledge();
        Schema schema = project.schema();
        List<String> asked = project.questions(TO_WARM_UP + questions);
        System.out.printf(
                Locale.ROOT,
                "%,d items about %,d tables, %,d questions%n%n",
                items,
                schema.tables().size(),
                questions);
        Optional<Embeddings> embeddings = meaning == 0
                ? Optional.empty()
                : Optional.of(new Embeddings(InProcessEmbedding.standard(), new EmbeddingsInMemory()));
        Path folder = Files.createTempDirectory("dash-bench-context");
        try (LuceneIndex index = LuceneIndex.open(folder, embeddings)) {
            long from = System.nanoTime();
            index.bring(SearchDocuments.of(knowledge, schema, ColumnValues.NONE, column -> false));
            System.out.printf(Locale.ROOT, "index built in %,d ms%n%n", (System.nanoTime() - from) / 1_000_000);
            System.out.println(
                    "| searched by | p50 ms | p95 ms | most ms | processor ms each | tokens p50 |\n|---|---|---|---|---|---|");
            measure("words", knowledge, schema, new ByWays(index, EnumSet.of(Hit.Way.WORDS)), asked);
            if (meaning != 0) {
                measure("words and meaning", knowledge, schema, index, asked);
            }
        }
    }

    private static void measure(
            String name, Knowledge knowledge, Schema schema, SearchIndex index, List<String> asked) {
        Contexts contexts = new Contexts(
                Layers.of(() -> knowledge, reader(schema)),
                Optional.of(index),
                new EstimatedTokens(),
                ContextLimits.DEFAULT,
                Clock.systemUTC());
        List<Double> millis = new ArrayList<>();
        List<Integer> tokens = new ArrayList<>();
        long processor = processorNanos();
        for (int number = 0; number < asked.size(); number++) {
            if (number == TO_WARM_UP) {
                processor = processorNanos();
            }
            Question question = new Question(
                    QuestionId.random(),
                    "bench",
                    asked.get(number) + " (" + name + ")",
                    new Asker("bench"),
                    Door.TEST,
                    Clock.systemUTC().instant());
            long from = System.nanoTime();
            Context context = contexts.gather(question);
            double took = (System.nanoTime() - from) / 1e6;
            if (!context.missing().isEmpty()) {
                throw new IllegalStateException("a layer is missing: " + context.missing());
            }
            if (number >= TO_WARM_UP) {
                millis.add(took);
                tokens.add(context.told().tokens());
            }
        }
        millis.sort(Double::compare);
        tokens.sort(Integer::compare);
        System.out.printf(
                Locale.ROOT,
                "| %s | %.1f | %.1f | %.1f | %.1f | %,d |%n",
                name,
                millis.get(millis.size() / 2),
                millis.get(millis.size() * 95 / 100),
                millis.getLast(),
                (processorNanos() - processor) / 1e6 / millis.size(),
                tokens.get(tokens.size() / 2));
    }

    /** All threads together, the compiler's too: tells more than a clock on a machine that others use. */
    private static long processorNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElse(0L);
    }

    private static SchemaReader reader(Schema schema) {
        return new SchemaReader() {
            @Override
            public Schema schema() {
                return schema;
            }

            @Override
            public Schema refresh() {
                return schema;
            }
        };
    }

    /** An index that goes some ways only. */
    private record ByWays(LuceneIndex index, Set<Hit.Way> ways) implements SearchIndex {

        @Override
        public Brought bring(List<SearchDocument> documents) {
            return index.bring(documents);
        }

        @Override
        public List<Hit> search(String text, Set<SearchDocument.Kind> kinds, int most) {
            return index.search(text, kinds, most, ways);
        }

        @Override
        public void close() {}
    }
}
