package dash.benchmarks.retrieval;

import dash.models.embedding.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * {@code ./dash bench retrieval [--tables 150,7000,70000] [--model minilm|bge|none] [--json FILE] [--missed]}.
 */
public final class RetrievalMain {

    private List<Integer> sizes = List.of(150, 7_000, 70_000);
    private Optional<Weights> model = Optional.of(Weights.ALL_MINILM_L6_V2);
    private Optional<Path> json = Optional.empty();
    private boolean tellMissed;

    private RetrievalMain() {}

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) throws IOException {
        RetrievalMain main = new RetrievalMain();
        for (int index = 1; index < arguments.length; index++) {
            boolean takesNext = !arguments[index].equals("--missed");
            String next = takesNext && index + 1 < arguments.length ? arguments[index + 1] : "";
            if (!main.take(arguments[index], next)) {
                System.err.println("dash: bench retrieval does not know '" + arguments[index] + " " + next
                        + "'. Next: use --tables 150,7000,70000, --model minilm|bge|none, --json FILE, --missed");
                System.exit(2);
            }
            index += takesNext ? 1 : 0;
        }
        main.run(Path.of(arguments[0]));
    }

    private boolean take(String name, String value) {
        switch (name) {
            case "--tables" ->
                sizes = List.of(value.split(",", -1)).stream()
                        .map(Integer::valueOf)
                        .toList();
            case "--model" -> {
                if (!List.of("minilm", "bge", "none").contains(value)) {
                    return false;
                }
                model = switch (value.toLowerCase(Locale.ROOT)) {
                    case "minilm" -> Optional.of(Weights.ALL_MINILM_L6_V2);
                    case "bge" -> Optional.of(Weights.BGE_SMALL_EN_V15);
                    default -> Optional.empty();
                };
            }
            case "--json" -> json = Optional.of(Path.of(value));
            case "--missed" -> tellMissed = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    private void run(Path root) throws IOException {
        Path shared = root.resolveSibling("shared");
        if (!Files.isDirectory(shared.resolve("golden"))) {
            System.err.println(
                    "dash: bench retrieval needs the data beside the repository, in ../shared. Next: put it there");
            System.exit(2);
        }
        Retrieval retrieval = Retrieval.of(shared, root.resolve("benchmarks/target/retrieval"), model);
        List<Retrieval.Row> rows = new ArrayList<>();
        for (int size : sizes) {
            System.err.println("dash: " + size + " tables");
            rows.addAll(retrieval.measure(size, (asked, hits) -> {
                if (tellMissed) {
                    System.err.println(asked.text() + "\n  wanted " + asked.gold() + "\n  found  "
                            + hits.stream()
                                    .map(hit -> hit.tables() + " " + hit.reason())
                                    .toList());
                }
            }));
        }
        System.out.print(Report.table(rows));
        if (json.isPresent()) {
            String name = model.map(Weights::name).orElse("none");
            Files.writeString(
                    json.get(),
                    Report.json(rows, name, retrieval.project().questions().size()) + "\n");
        }
    }
}
