package dash.app;

import dash.app.project.ProjectFile;
import dash.curate.Editing;
import dash.curate.ExportReport;
import dash.curate.Exporting;
import dash.curate.ImportReport;
import dash.curate.Importing;
import dash.curate.Importing.Take;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Edition;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.KnowledgeReader;
import dash.knowledge.files.KnowledgeReader.Reading;
import dash.store.ProjectNotes;
import dash.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;

/** The knowledge of one project where its files meet its store. The store is the truth; changed files come in first. */
public final class ProjectKnowledge {

    private static final Set<Code> TROUBLES =
            Set.of(Code.KNOWLEDGE_BROKEN, Code.KNOWLEDGE_CONFLICT, Code.KNOWLEDGE_DUPLICATE, Code.KNOWLEDGE_UNREADABLE);

    private final Path folder;
    private final KnowledgeBase base;
    private final ProjectNotes notes;
    private final Clock clock;

    ProjectKnowledge(ProjectFile file, Store store, Clock clock) {
        this.folder = file.folder().resolve("knowledge");
        this.base = store.knowledge(file.project(), clock);
        this.notes = store.notes(file.project());
        this.clock = clock;
    }

    /**
     * What questions rest on.
     *
     * @param troubles why the files of the folder are not in it; empty when they are
     */
    public record State(Edition edition, List<Fault> troubles) {
        public State {
            troubles = List.copyOf(troubles);
        }
    }

    public Path folder() {
        return folder;
    }

    public KnowledgeBase base() {
        return base;
    }

    public Editing editing() {
        return new Editing(base, Person.name());
    }

    /** Imports the files if they look different from last time. Where that fails, the last good state stays in use. */
    public State current() {
        String before = notes.filesStamp();
        if (FolderStamp.of(folder, clock.instant()).equals(before)) {
            return new State(base.current(), List.of());
        }
        try {
            return new State(bringIn(Take.NEITHER).edition(), List.of());
        } catch (FaultException trouble) {
            Edition last = base.current();
            boolean neverImported = before.isEmpty() && last.items().isEmpty();
            if (neverImported) {
                throw trouble;
            }
            return troubled(last, trouble);
        }
    }

    /** The same for whoever wants to see the troubles, even of files that never came in. */
    public State currentWithTroubles() {
        try {
            return current();
        } catch (FaultException trouble) {
            return troubled(base.current(), trouble);
        }
    }

    private static State troubled(Edition last, FaultException trouble) {
        if (!TROUBLES.contains(trouble.fault().code())) {
            throw trouble;
        }
        return new State(last, trouble.faults());
    }

    /** The project's own folder. */
    public ImportReport bringIn(Take take) {
        // Taken before the files are read: what changes in between is then noticed by the next one.
        String stamp = FolderStamp.of(folder, clock.instant());
        if (Files.notExists(folder)) {
            refuseToForget();
        }
        ImportReport report = new Importing(base, Person.name(), take).own(read(folder));
        notes.filesStamp(stamp);
        return report;
    }

    /** Another folder: adds and changes, and takes nothing away. */
    public ImportReport bringIn(Path other, Take take) {
        if (isOwn(other)) {
            return bringIn(take);
        }
        if (Files.notExists(other)) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(other),
                    "",
                    "there is no such folder",
                    "Name a folder with tables/, metrics/, queries/ and so on");
        }
        return new Importing(base, Person.name(), take).foreign(read(other));
    }

    public ExportReport writeOut() {
        return new Exporting(base, Person.name()).own(folder);
    }

    public ExportReport writeOut(Path other) {
        return isOwn(other) ? writeOut() : new Exporting(base, Person.name()).foreign(other);
    }

    private boolean isOwn(Path other) {
        return other.toAbsolutePath().normalize().equals(folder.toAbsolutePath().normalize());
    }

    /** A folder that is gone as a whole was moved or not mounted; nobody retires everything that way. */
    private void refuseToForget() {
        boolean cameFromFiles =
                base.current().living().stream().anyMatch(item -> item.synced().isPresent());
        if (cameFromFiles) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(folder),
                    "",
                    "the knowledge folder is gone, and the store still knows what was in it",
                    "Bring it back, or let dash export write it anew");
        }
    }

    private static List<FileItem> read(Path folder) {
        return switch (new KnowledgeReader().read(folder)) {
            case Reading.Whole whole -> whole.items();
            case Reading.Broken(List<Fault> faults) -> throw FaultException.ofAll(faults);
        };
    }
}
