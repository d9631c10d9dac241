package dash.benchmarks.builtin;

import dash.benchmarks.builtin.Subject.Way;
import dash.files.Sha256;
import dash.project.Surroundings;
import dash.project.Workshop;
import dash.project.init.Init;
import dash.project.init.InitWish;
import dash.testkit.SharedDatabases;
import dash.testkit.SqlDump;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Loads the database of a subject and makes a project of it; what an earlier run left is used where it still holds. */
final class Preparing {

    private final Home home;
    private final Path data;

    Preparing(Home home, Path root) {
        this.home = home;
        this.data = root.toAbsolutePath().resolveSibling("shared").normalize().resolve("data");
    }

    void load(Subject subject) {
        if (!(subject.way() instanceof Way.Demo)) {
            home.ensure(subject.database(), Stamp.ofRows(subject), owner -> fill(owner, subject));
        }
    }

    private void fill(Connection owner, Subject subject) throws SQLException {
        try {
            if (List.of(Sets.OWN, Sets.ELSEWHERE).contains(subject.alias())) {
                SqlDump.load(owner, Files.readString(subject.dumps().getFirst()));
            } else {
                SharedDatabases.fill(owner, data, subject.database().replace("_large", ""));
            }
            if (subject.name().equals(Sets.SIZE)) {
                new MadeTables(SizeRun.TABLES).add(owner);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What the project is told to the workshop by: a folder, or the name of the demo company. */
    String project(Subject subject, Workshop workshop, Surroundings around) {
        return switch (subject.way()) {
            case Way.Demo demo -> "demo";
            case Way.Init init -> initialised(subject, workshop, around).toString();
            case Way.Known(Path example) -> known(subject, example).toString();
        };
    }

    /** The name holds the stamp, so that nothing which the store knows of an earlier state can come in between. */
    private Path folder(Subject subject, String stamp) {
        String mark = Sha256.of(Stamp.ofRows(subject) + stamp).substring(0, 10);
        return home.projects().resolve(subject.name() + "-" + mark);
    }

    private Path initialised(Subject subject, Workshop workshop, Surroundings around) {
        Path folder = folder(subject, home.age() + Stamp.ofDrafting());
        Path done = folder.resolve(".prepared");
        if (!Files.exists(done)) {
            System.err.println("dash init of " + subject.name());
            InitWish wish = new InitWish(
                    Optional.of("${" + Home.variable(subject.database()) + "}"),
                    folder,
                    Optional.empty(),
                    List.of(),
                    InitWish.Readings.NONE);
            new Init(workshop, around, Clock.systemUTC()).run(wish, (table, number, of) -> {});
            write(done, "");
        }
        return folder;
    }

    /** Under another name and address, and otherwise as it stands. */
    private Path known(Subject subject, Path example) {
        Path folder = folder(subject, Stamp.ofFiles(example.resolve("knowledge")));
        try {
            Files.createDirectories(folder);
            Folders.copy(example.resolve("knowledge"), folder.resolve("knowledge"));
            write(
                    folder.resolve("dash.yaml"),
                    "project: %s%nsource:%n  url: \"${%s}\"%n"
                            .formatted(folder.getFileName(), Home.variable(subject.database())));
            return folder;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
