package dash.project;

import dash.curate.Editing;
import dash.curate.ExportReport;
import dash.curate.Exporting;
import dash.curate.ImportReport;
import dash.curate.Importing;
import dash.curate.Importing.Take;
import dash.curate.LearningExporting;
import dash.curate.LearningImporting;
import dash.curate.LearningReport;
import dash.curate.Reviewing;
import dash.curate.Teaching;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Edition;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.KnowledgeReader;
import dash.knowledge.files.KnowledgeReader.Reading;
import dash.learn.Recorder;
import dash.learnings.Discovery;
import dash.learnings.Learnings;
import dash.learnings.files.FileLearning;
import dash.learnings.files.LearningFolder;
import dash.project.documents.PdfShelf;
import dash.project.file.ProjectFile;
import dash.store.ProjectNotes;
import dash.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/** The knowledge of one project where its files meet its store. The store is the truth; changed files come in first. */
public final class ProjectKnowledge {

    private static final Set<Code> TROUBLES = Set.of(
            Code.KNOWLEDGE_BROKEN,
            Code.KNOWLEDGE_CONFLICT,
            Code.KNOWLEDGE_DUPLICATE,
            Code.KNOWLEDGE_UNREADABLE,
            Code.LEARNING_BROKEN,
            Code.LEARNING_CONFLICT);

    private final ProjectFile file;
    private final Path folder;
    private final KnowledgeBase base;
    private final Learnings learnings;
    private final ProjectNotes notes;
    private final Clock clock;
    private final Path kept;
    private final String person;

    /** @param home where texts that were taken out of files are kept */
    ProjectKnowledge(ProjectFile file, Store store, Path home, Clock clock) {
        this(
                file,
                file.folder().resolve("knowledge"),
                store.knowledge(file.project(), clock),
                store.learnings(file.project(), clock),
                store.notes(file.project()),
                clock,
                home.resolve("documents").resolve(file.project()).resolve("pdf"),
                Person.name());
    }

    private ProjectKnowledge(
            ProjectFile file,
            Path folder,
            KnowledgeBase base,
            Learnings learnings,
            ProjectNotes notes,
            Clock clock,
            Path kept,
            String person) {
        this.file = file;
        this.folder = folder;
        this.base = base;
        this.learnings = learnings;
        this.notes = notes;
        this.clock = clock;
        this.kept = kept;
        this.person = person;
    }

    /** The same in the hands of somebody else: what they change is in their name. */
    public ProjectKnowledge as(String other) {
        return new ProjectKnowledge(file, folder, base, learnings, notes, clock, kept, other);
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

    public Learnings learnings() {
        return learnings;
    }

    public Reviewing reviewing() {
        return new Reviewing(learnings, base, person, clock);
    }

    public Teaching teaching() {
        return teaching(new Recorder(learnings, clock));
    }

    public Teaching teaching(Recorder recorder) {
        return new Teaching(recorder, person, clock);
    }

    /** Who decides and teaches here. */
    public String person() {
        return person;
    }

    public Editing editing() {
        return new Editing(base, person);
    }

    /** Imports the files if they look different from last time. Where that fails, the last good state stays in use. */
    public State current() {
        String before = notes.filesStamp();
        if (FolderStamp.of(folder, clock.instant()).equals(before) && new PdfShelf(folder, kept).isRead()) {
            return new State(base.current(), List.of());
        }
        try {
            return new State(bringIn(Take.NEITHER).knowledge().edition(), List.of());
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

    /** What an import did. */
    public record Brought(ImportReport knowledge, LearningReport learnings) {}

    /** The project's own folder. */
    public Brought bringIn(Take take) {
        // Taken before the files are read: what changes in between is then noticed by the next one.
        String stamp = FolderStamp.of(folder, clock.instant());
        if (Files.notExists(folder)) {
            refuseToForget();
        }
        Contents files = read(folder);
        Importing importing = new Importing(base, person, take);
        AtomicReference<ImportReport> report = new AtomicReference<>();
        LearningReport learned = new LearningImporting(learnings, person, take)
                .own(files.learnings(), () -> report.set(importing.own(files.items())));
        if (!learned.added().isEmpty() || !learned.changed().isEmpty()) {
            // Files can say anything of the source; it is compared before the next question.
            notes.schemaChecked("");
        }
        notes.filesStamp(stamp);
        return new Brought(report.get(), learned);
    }

    /** Another folder: adds and changes, and takes nothing away. */
    public Brought bringIn(Path other, Take take) {
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
        Contents files = read(other);
        Importing importing = new Importing(base, person, take);
        AtomicReference<ImportReport> report = new AtomicReference<>();
        LearningReport learned = new LearningImporting(learnings, person, take)
                .foreign(files.learnings(), () -> report.set(importing.foreign(files.items())));
        return new Brought(report.get(), learned);
    }

    /** For a project that is made anew where one was deleted: what the store still knows is written again, for it may be somebody's work. */
    public void beginAgain() {
        if (Files.notExists(folder) && !base.current().living().isEmpty()) {
            writeOut(false);
        }
    }

    /** {@code people} also writes learnings that are for one person only. */
    public ExportReport writeOut(boolean people) {
        return writeOut(folder, people);
    }

    public ExportReport writeOut(Path to, boolean people) {
        LearningExporting exporting = new LearningExporting(learnings, person, people);
        // Refused before anything is written.
        LearningExporting.Plan plan = exporting.plan(to);
        Exporting items = new Exporting(base, person);
        ExportReport report = isOwn(to) ? items.own(folder) : items.foreign(to);
        return report.plus(exporting.write(plan, to, isOwn(to)));
    }

    private boolean isOwn(Path other) {
        return other.toAbsolutePath().normalize().equals(folder.toAbsolutePath().normalize());
    }

    /** A folder that is gone as a whole was moved or not mounted; nobody retires everything that way. */
    private void refuseToForget() {
        boolean cameFromFiles =
                base.current().living().stream().anyMatch(item -> item.synced().isPresent())
                        || LearningImporting.cameFromFiles(learnings);
        if (cameFromFiles) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(folder),
                    "",
                    "the knowledge folder is gone, and the store still knows what was in it",
                    "Bring it back, or let dash export write it anew");
        }
    }

    private record Contents(List<FileItem> items, List<FileLearning> learnings) {}

    /** Everything, or every reason why not. */
    private Contents read(Path from) {
        Discovery here = new Discovery(Discovery.Source.IMPORTED, person, "", clock.instant());
        LearningFolder.Read learned = LearningFolder.read(from, here);
        List<Fault> faults = new ArrayList<>();
        List<FileItem> items = new ArrayList<>();
        switch (new KnowledgeReader().read(from)) {
            case Reading.Whole whole -> {
                items.addAll(whole.items());
                faults.addAll(new ImportGuard(file, LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC))
                        .faults(items, learned.learnings()));
            }
            case Reading.Broken broken -> faults.addAll(broken.faults());
        }
        faults.addAll(new PdfShelf(from, kept).read().faults());
        faults.addAll(learned.faults());
        if (!faults.isEmpty()) {
            throw FaultException.ofAll(faults);
        }
        return new Contents(items, learned.learnings());
    }
}
