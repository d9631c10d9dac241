package dash.benchmarks.builtin;

import dash.benchmarks.builtin.Subject.Way;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All sets there are: those of {@code ../shared}, the examples of this repository, and our own. */
record Sets(List<Subject> all) {

    static final String SIZE = "size";

    static final String OWN = "own";

    static final String ELSEWHERE = "elsewhere";

    private static final List<String> DEFOG =
            List.of("academic", "advising", "atis", "geography", "restaurants", "scholar", "yelp");

    Sets {
        all = List.copyOf(all);
    }

    static Sets of(Path root) {
        Path data = root.toAbsolutePath().resolveSibling("shared").normalize().resolve("data");
        Path golden = data.resolveSibling("golden");
        List<Subject> all = new ArrayList<>();
        Stream.of("chinook", "pagila").forEach(name -> all.add(shared(name, name, data.resolve(name), golden, false)));
        DEFOG.forEach(
                name -> all.add(shared(name, "defog", data.resolve("defog").resolve(name + ".sql"), golden, true)));
        formulaOne(root, data, golden).forEach(all::add);
        Path company = root.resolve("demo/src/main/resources/company/golden");
        all.add(new Subject("demo", "demo", "", List.of(), false, new Way.Demo(), company));
        all.add(new Subject(
                "northwind",
                "northwind",
                "northwind",
                List.of(data.resolve("northwind")),
                false,
                new Way.Init(),
                root.resolve("benchmarks/src/main/resources/northwind/questions.jsonl")));
        folders(root.resolve("benchmarks/src/main/resources/own")).stream()
                .map(folder -> inFolder(folder, "own-" + folder.getFileName(), OWN))
                .forEach(all::add);
        return new Sets(all);
    }

    /** Sets that somebody keeps elsewhere, each in a folder like those of our own; {@code elsewhere} is all of them. */
    static Sets elsewhere(Path folder) {
        List<Path> folders = folders(folder);
        if (folders.isEmpty()) {
            throw new Options.WrongUse(
                    "finds no set in '" + folder + "': a set is a folder with schema.sql and questions.jsonl");
        }
        return new Sets(folders.stream()
                .map(one -> inFolder(one, one.getFileName().toString(), ELSEWHERE))
                .toList());
    }

    /** These, those of a folder, and further questions to the demo company. */
    Sets with(Optional<Path> folder, Optional<Path> demo) {
        List<Subject> more = new ArrayList<>(all);
        folder.map(Sets::elsewhere).ifPresent(sets -> more.addAll(sets.all()));
        demo.ifPresent(questions ->
                more.add(new Subject("demo-unseen", ELSEWHERE, "", List.of(), false, new Way.Demo(), questions)));
        return new Sets(more);
    }

    private static Subject shared(String name, String alias, Path dump, Path golden, boolean perDay) {
        String file = (alias.equals("defog") ? "defog_" : "") + name + ".jsonl";
        return new Subject(name, alias, name, List.of(dump), perDay, new Way.Init(), golden.resolve(file));
    }

    private static List<Subject> formulaOne(Path root, Path data, Path golden) {
        List<Path> dumps = List.of(data.resolve("f1"));
        Path questions = golden.resolve("f1.jsonl");
        Path example = root.resolve("examples/f1");
        Way known = new Way.Known(example);
        return List.of(
                new Subject("f1", "f1", "f1", dumps, false, known, questions),
                new Subject("f1-example", "f1-example", "f1", dumps, false, known, example.resolve("golden")),
                new Subject("f1-bare", "f1-bare", "f1", dumps, false, new Way.Init(), questions));
    }

    /** A folder that is only half there belongs to somebody who is still writing it. */
    private static List<Path> folders(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(one -> Files.exists(one.resolve("schema.sql")))
                    .filter(one -> Files.exists(one.resolve("questions.jsonl")))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Subject inFolder(Path folder, String name, String alias) {
        Path schema = folder.resolve("schema.sql");
        boolean perDay = content(schema).contains("CURRENT_DATE");
        String database = alias.equals(OWN) ? name : alias + "-" + name;
        return new Subject(
                name, alias, database, List.of(schema), perDay, new Way.Init(), folder.resolve("questions.jsonl"));
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Those that are meant; all that are there when none is named. */
    List<Subject> named(List<String> wanted) {
        if (wanted.isEmpty()) {
            return all.stream().filter(one -> Files.exists(one.questions())).toList();
        }
        List<Subject> found = new ArrayList<>();
        for (String name : wanted) {
            List<Subject> meant =
                    all.stream().filter(subject -> subject.isCalled(name)).toList();
            if (meant.isEmpty() && !List.of(OWN, SIZE, ELSEWHERE).contains(name)) {
                throw new Options.WrongUse("does not know the set '" + name + "'; there are " + names());
            }
            meant.stream().filter(one -> !found.contains(one)).forEach(found::add);
        }
        return found;
    }

    Subject one(String name) {
        return all.stream()
                .filter(subject -> subject.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private String names() {
        Stream<String> each = all.stream().flatMap(one -> Stream.of(one.alias(), one.name()));
        return String.join(", ", Stream.concat(each, Stream.of(SIZE)).distinct().toList());
    }
}
