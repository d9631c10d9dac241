package dash.drift;

import dash.knowledge.Edition;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.knowledge.TableKnowledge;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.FreeLocation;
import dash.knowledge.files.KnowledgeReader;
import dash.knowledge.files.KnowledgeReader.Reading;
import dash.knowledge.files.Shelf;
import dash.schema.Schema;
import dash.schema.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Drafts files for tables that nobody described, and proposes patches for what a renamed or retyped column or table broke. A
 * patch is proposed only when the patched items pass the check that the old ones failed.
 */
public final class Repairs {

    private final Live live;
    private final Checking checking;

    public Repairs(Schema schema, Checking checking) {
        this.live = new Live(schema);
        this.checking = checking;
    }

    /** New items, each in a file that does not exist yet. */
    public List<KnowledgeItem> drafts(Edition edition) {
        List<KnowledgeItem> drafts = new ArrayList<>();
        Shelf shelf = new Shelf();
        edition.items().forEach(item -> shelf.put(item.id(), item.location()));
        for (Table table : Notices.undescribed(live, edition.living())) {
            TableKnowledge draft = Draft.of(table, live.shortName(table));
            Location location = FreeLocation.of(draft, shelf);
            shelf.put(draft.id(), location);
            drafts.add(new KnowledgeItem(draft, location, Standing.DRAFT, 0, "dash", Instant.EPOCH, Optional.empty()));
        }
        return drafts;
    }

    public List<Patch> patches(CheckReport report, Path folder) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (SchemaChange change : report.changes()) {
            for (SchemaChange.Impact impact : change.impact()) {
                impact.subject()
                        .item()
                        .ifPresent(item -> texts.computeIfPresent(
                                touch(texts, folder, impact.subject().file()),
                                (file, text) -> reworded(change, file, text)));
            }
        }
        for (Problem problem : report.problems()) {
            if (problem.sort() == Problem.Sort.TYPE_WRONG && problem.subject().isTableNote()) {
                texts.computeIfPresent(
                        touch(texts, folder, problem.subject().file()), (file, text) -> retyped(problem, text));
            }
        }
        List<Patch> patches = new ArrayList<>();
        texts.forEach((file, after) -> {
            String before = read(folder.resolve(file)).orElse("");
            if (!before.equals(after) && passes(file, after)) {
                patches.add(new Patch(file, before, after));
            }
        });
        return patches;
    }

    private static String touch(Map<String, String> texts, Path folder, String file) {
        if (!texts.containsKey(file)) {
            read(folder.resolve(file)).ifPresent(text -> texts.put(file, text));
        }
        return file;
    }

    private String reworded(SchemaChange change, String file, String text) {
        return switch (change.sort()) {
            case COLUMN_RENAMED -> Rewording.of(file, text, change.column().orElseThrow(), change.now());
            case TABLE_RENAMED ->
                Rewording.of(
                        file,
                        text,
                        change.plainTable(),
                        change.now().substring(change.now().indexOf('.') + 1));
            case COLUMN_RETYPED -> Rewording.type(text, change.column().orElseThrow(), change.now());
            case TABLE_ADDED, TABLE_REMOVED, COLUMN_ADDED, COLUMN_REMOVED -> text;
        };
    }

    private String retyped(Problem problem, String text) {
        return live.table(problem.table())
                .flatMap(table -> Live.column(table, problem.column()))
                .map(column -> Rewording.type(text, problem.column(), column.type()))
                .orElse(text);
    }

    /** Reads the one file as if it stood alone and checks what it says. */
    private boolean passes(String file, String text) {
        try {
            Path folder = Files.createTempDirectory("dash-patch");
            try {
                Path path = folder.resolve(file);
                Files.createDirectories(folder.resolve(file).resolveSibling("."));
                Files.writeString(path, text);
                return new KnowledgeReader().read(folder) instanceof Reading.Whole whole
                        && checking.alone(
                                whole.items().stream().map(Repairs::item).toList());
            } finally {
                delete(folder);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static KnowledgeItem item(FileItem file) {
        return new KnowledgeItem(
                file.content(), file.location(), file.standing(), 0, "dash", Instant.EPOCH, Optional.empty());
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static Optional<String> read(Path file) {
        try {
            return Files.isRegularFile(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
