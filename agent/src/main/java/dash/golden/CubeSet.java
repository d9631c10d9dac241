package dash.golden;

import dash.fault.Code;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TextFile;
import dash.golden.GoldenReader.Located;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cube's {@code eval_questions}: the right statement stands with the question or is a certified query, which has a file of
 * its own beside the set or an entry in {@code config.yml}.
 */
final class CubeSet {

    private static final int MOST_MEGABYTES = 4;
    private static final Pattern PAGE = Pattern.compile("(?s)\\A(?:<!--.*?-->\\s*)?---\\R(.*?)\\R---\\R(.*)\\z");

    private final Path file;

    CubeSet(Path file) {
        this.file = file.toAbsolutePath();
    }

    List<Located> read(Node.Mapping set) {
        List<Located> questions = new ArrayList<>();
        for (Node.Mapping entry : ForeignSet.objects(set, "eval_questions")) {
            String sql = ForeignSet.said(entry, "sql").orElseGet(() -> certified(entry));
            questions.add(new Located(
                    GoldenQuestion.of(
                            ForeignSet.text(entry, "name"),
                            ForeignSet.text(entry, "question"),
                            sql,
                            List.of("cube"),
                            ""),
                    entry.place()));
        }
        return questions;
    }

    private String certified(Node.Mapping entry) {
        String name = ForeignSet.said(entry, "certifiedQuery")
                .orElseThrow(() -> ForeignSet.wrong(entry.place(), "", "a question needs sql or certifiedQuery"));
        return page(name)
                .or(() -> configured(name))
                .orElseThrow(() -> ForeignSet.wrong(
                        entry.place(), name, "no certified query of this name stands beside the questions"));
    }

    /** The folders in which Cube keeps certified queries, beside the set or beside its folder. */
    private Optional<String> page(String name) {
        if (!name.matches("[\\w.-]+")) {
            return Optional.empty();
        }
        for (Path folder : List.of(file.resolveSibling("."), file.resolveSibling(".."))) {
            for (String queries : List.of("certified_queries", "certified-queries", "queries")) {
                Path page = folder.resolve(queries).resolve(name + ".md").normalize();
                if (Files.isRegularFile(page)) {
                    return Optional.of(sql(page));
                }
            }
        }
        return Optional.empty();
    }

    private static String sql(Path page) {
        String text = TextFile.read(page, page.toString(), Code.GOLDEN_BROKEN, MOST_MEGABYTES);
        Matcher parts = PAGE.matcher(text);
        if (!parts.matches()) {
            return text.strip();
        }
        Node head = NodeReader.yaml(Code.GOLDEN_BROKEN).read(page.toString(), parts.group(1), 2);
        Optional<String> written =
                head instanceof Node.Mapping mapping ? ForeignSet.said(mapping, "sql_query") : Optional.empty();
        return written.orElse(parts.group(2).strip());
    }

    private Optional<String> configured(String name) {
        for (Path folder : List.of(file.resolveSibling("."), file.resolveSibling(".."))) {
            Path config = folder.resolve("config.yml").normalize();
            if (Files.isRegularFile(config)) {
                String text = TextFile.read(config, config.toString(), Code.GOLDEN_BROKEN, MOST_MEGABYTES);
                if (NodeReader.yaml(Code.GOLDEN_BROKEN).read(config.toString(), text, 1)
                        instanceof Node.Mapping mapping) {
                    return ForeignSet.objects(mapping, "certified_queries").stream()
                            .filter(entry -> ForeignSet.said(entry, "name").equals(Optional.of(name)))
                            .findFirst()
                            .flatMap(entry -> ForeignSet.said(entry, "sql_query"));
                }
            }
        }
        return Optional.empty();
    }
}
