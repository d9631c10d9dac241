package dash.project;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Engines;
import dash.drift.RunnableSql;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.Place;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.knowledge.files.FileItem;
import dash.learnings.Mistake;
import dash.learnings.files.FileLearning;
import dash.project.file.ProjectFile;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Knowledge that no source could ever be asked: a statement in it does more than read. Whether its names exist and whether it
 * runs depends on the source and is what {@code dash check} is for.
 */
final class ImportGuard {

    private static final Set<Finding.Code> MORE_THAN_READING = EnumSet.of(
            Finding.Code.NOT_A_QUERY,
            Finding.Code.NOT_ONE_STATEMENT,
            Finding.Code.SELECT_INTO,
            Finding.Code.LOCKING,
            Finding.Code.WRITE_IN_WITH,
            Finding.Code.EXPLAIN_RUNS,
            Finding.Code.CATALOG_RELATION);

    private final ProjectFile file;
    private final LocalDate today;

    ImportGuard(ProjectFile file, LocalDate today) {
        this.file = file;
        this.today = today;
    }

    /** One statement of a file, and where it stands. */
    private record Stated(String sql, Place place, String label) {}

    List<Fault> faults(List<FileItem> items, List<FileLearning> learnings) {
        Engine engine = Engines.of(file.sourceUrl(), Place.file(file.folder().resolve("dash.yaml")));
        List<Stated> all = Stream.concat(
                        items.stream().flatMap(item -> statements(item, engine)),
                        learnings.stream().flatMap(ImportGuard::statements))
                .toList();
        if (all.isEmpty()) {
            return List.of();
        }
        try (EngineParser parser = engine.parser()) {
            Guard guard = Guards.of(engine, parser);
            return all.stream()
                    .flatMap(stated ->
                            guard
                                    .judge(stated.sql(), Guards.scopeOfItsOwn(engine, parser, stated.sql()))
                                    .findings()
                                    .stream()
                                    .filter(finding -> MORE_THAN_READING.contains(finding.code()))
                                    .limit(1)
                                    .map(finding -> fault(stated, finding)))
                    .toList();
        }
    }

    private Stream<Stated> statements(FileItem item, Engine engine) {
        return RunnableSql.of(item.content(), engine.dialect(), today).stream()
                .map(sql -> new Stated(sql, item.place(), item.content().label()));
    }

    private static Stream<Stated> statements(FileLearning file) {
        return file.learning().lesson().mistake().map(Mistake::after).filter(sql -> !sql.isBlank()).stream()
                .map(sql -> new Stated(sql, file.place(), file.learning().title()));
    }

    private static Fault fault(Stated stated, Finding finding) {
        return new Fault(
                Code.KNOWLEDGE_BROKEN,
                stated.place(),
                stated.label(),
                "the guard refuses its SQL: " + finding.message(),
                "Write one SELECT that only reads");
    }
}
