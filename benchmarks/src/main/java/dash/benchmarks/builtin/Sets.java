package dash.benchmarks.builtin;

import dash.benchmarks.builtin.Subject.Way;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All sets there are: those of {@code ../shared}, the examples of this repository, and our own. */
record Sets(List<Subject> all) {

    static final String SIZE = "size";

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
        own(root.resolve("benchmarks/src/main/resources/own")).forEach(all::add);
        return new Sets(all);
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
    private static List<Subject> own(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(one -> Files.exists(one.resolve("schema.sql")))
                    .filter(one -> Files.exists(one.resolve("questions.jsonl")))
                    .sorted()
                    .map(Sets::ownOne)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Subject ownOne(Path folder) {
        String name = "own-" + folder.getFileName();
        return new Subject(
                name,
                "own",
                name,
                List.of(folder.resolve("schema.sql")),
                false,
                new Way.Init(),
                folder.resolve("questions.jsonl"));
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
            if (meant.isEmpty() && !name.equals("own") && !name.equals(SIZE)) {
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
