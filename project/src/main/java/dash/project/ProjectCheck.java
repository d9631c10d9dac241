package dash.project;

import dash.curate.Importing.Take;
import dash.curate.KnowledgeFiles;
import dash.databases.Source;
import dash.drift.CheckReport;
import dash.drift.Checking;
import dash.drift.Claims;
import dash.drift.LearningDrift;
import dash.drift.Patch;
import dash.drift.Quarantine;
import dash.drift.Repairs;
import dash.drift.SchemaSnapshot;
import dash.drift.Subject;
import dash.drift.Trials;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.UnifiedDiff;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.files.KnowledgeWriter;
import dash.learnings.LearningChange;
import dash.project.file.ProjectFile;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.schema.Schema;
import dash.statement.StatementParser;
import dash.store.ProjectNotes;
import dash.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks a project's knowledge against its source, and sees to it that what is broken is not used. */
public final class ProjectCheck {

    /** Where proposed patches are written, beside {@code dash.yaml}. */
    public static final String PATCH_FILE = "dash-check.patch";

    private static final String AUTHOR = "dash";

    private final ProjectFile file;
    private final ProjectKnowledge knowledge;
    private final ProjectNotes notes;
    private final Source source;
    private final StatementParser parser;
    private final Trials trials;
    private final Clock clock;

    ProjectCheck(
            ProjectFile file,
            ProjectKnowledge knowledge,
            Store store,
            Source source,
            StatementParser parser,
            Guard guard,
            Supplier<Scope> scope,
            Clock clock) {
        this.file = file;
        this.knowledge = knowledge;
        this.notes = store.notes(file.project());
        this.source = source;
        this.parser = parser;
        this.clock = clock;
        this.trials = new Trials(guard, scope, source, store.auditLog(), clock, commission(file));
    }

    /** One row is enough to see that a statement works. */
    private static Commission commission(ProjectFile file) {
        Limits limits = file.limits();
        return new Commission(
                file.project(),
                new Asker(Person.name()),
                Door.ITSELF,
                "",
                new Limits(1, limits.time(), limits.cellBytes(), limits.resultBytes(), limits.planCost()),
                new Cancellation());
    }

    /**
     * What a check came to.
     *
     * @param moved items that went into quarantine or came out of it
     * @param learnings what was learned and went out of use or came back
     * @param drafted files that were written for tables nobody described
     */
    public record Outcome(
            CheckReport report,
            List<Change> moved,
            List<LearningChange> learnings,
            List<String> drafted,
            List<Patch> patches) {
        public Outcome {
            moved = List.copyOf(moved);
            learnings = List.copyOf(learnings);
            drafted = List.copyOf(drafted);
            patches = List.copyOf(patches);
        }
    }

    /** Everything, statements included; {@code fix} drafts what is missing and writes proposed patches. */
    public Outcome whole(ProjectKnowledge.State state, boolean fix, Consumer<String> progress) {
        Schema schema = source.schemas().refresh();
        Optional<SchemaSnapshot> agreed = notes.schemaAgreed().map(SchemaSnapshot::read);
        Checking checking = new Checking(parser, schema, trials, clock, progress);
        Troubled golden = golden();
        List<Fault> faults = new ArrayList<>(state.troubles());
        faults.addAll(golden.faults());
        LearningDrift drift = new LearningDrift(parser, schema);
        List<Claims> others = new ArrayList<>(golden.claims());
        others.addAll(drift.claims(knowledge.learnings().current()));
        CheckReport report = checking.whole(state.edition(), faults, others, agreed);
        List<Change> moved = new ArrayList<>();
        Edition after = quarantine(state.edition(), report, true, moved);
        List<LearningChange> learned = quarantine(drift);
        remember(schema, after, agreed, report);
        if (!fix) {
            return new Outcome(report, moved, learned, List.of(), List.of());
        }
        Repairs repairs = new Repairs(schema, checking);
        List<Patch> patches = repairs.patches(report, knowledge.folder());
        writePatches(patches);
        return new Outcome(report, moved, learned, writeDrafts(repairs.drafts(after), state), patches);
    }

    /**
     * Before a question: when the schema or the knowledge is not what was last compared, names are compared again, and
     * what no longer fits goes out of use.
     */
    ProjectKnowledge.State quick(ProjectKnowledge.State state, Consumer<String> warning) {
        Schema schema;
        try {
            schema = source.schemas().schema();
        } catch (FaultException unreachable) {
            return state;
        }
        if (notes.schemaChecked().equals(mark(schema, state.edition()))) {
            return state;
        }
        Optional<SchemaSnapshot> agreed = notes.schemaAgreed().map(SchemaSnapshot::read);
        Checking checking = new Checking(parser, schema, trials, clock, step -> {});
        CheckReport report = checking.quick(state.edition(), agreed);
        List<Change> moved = new ArrayList<>();
        Edition after = quarantine(state.edition(), report, false, moved);
        List<LearningChange> learned = quarantine(new LearningDrift(parser, schema));
        remember(schema, after, agreed, report);
        String names = Stream.concat(
                        moved.stream()
                                .map(change -> change.content().id().kind().inWords() + " "
                                        + change.content().label()),
                        learned.stream()
                                .filter(change -> change.act().equals("quarantined"))
                                .map(change -> "learning " + change.after().number() + " "
                                        + change.after().title()))
                .collect(Collectors.joining(", "));
        if (!names.isEmpty()) {
            warning.accept("not used because the source no longer agrees: " + names + "; dash check tells why");
        }
        return new ProjectKnowledge.State(after, state.troubles());
    }

    private List<LearningChange> quarantine(LearningDrift drift) {
        AtomicReference<List<LearningChange>> wanted = new AtomicReference<>(List.of());
        knowledge.learnings().change(AUTHOR, current -> {
            wanted.set(drift.changes(current, knowledge.learnings(), clock.instant()));
            return wanted.get();
        });
        return wanted.get();
    }

    private Edition quarantine(Edition checked, CheckReport report, boolean release, List<Change> moved) {
        AtomicReference<List<Change>> wanted = new AtomicReference<>(List.of());
        Edition after = knowledge.base().change(AUTHOR, current -> {
            wanted.set(Quarantine.changes(checked, current, report, release));
            return wanted.get();
        });
        moved.addAll(wanted.get());
        return after;
    }

    /** The schema to compare with moves on only when nothing is broken by the difference: until then it explains it. */
    private void remember(Schema schema, Edition edition, Optional<SchemaSnapshot> agreed, CheckReport report) {
        boolean broken = report.changes().stream().anyMatch(change -> change.breaksSomething());
        if (agreed.isEmpty() || !broken) {
            SchemaSnapshot now = SchemaSnapshot.of(schema);
            if (!agreed.equals(Optional.of(now))) {
                notes.schemaAgreed(now.json());
            }
        }
        notes.schemaChecked(mark(schema, edition));
    }

    private static String mark(Schema schema, Edition edition) {
        return schema.fingerprint() + "/" + edition.version();
    }

    private List<String> writeDrafts(List<KnowledgeItem> drafts, ProjectKnowledge.State state) {
        List<String> written = new ArrayList<>();
        KnowledgeWriter.files(drafts).forEach((path, text) -> {
            if (Files.notExists(knowledge.folder().resolve(path))) {
                KnowledgeFiles.write(knowledge.folder(), path, text);
                written.add(path);
            }
        });
        if (!written.isEmpty() && state.troubles().isEmpty()) {
            knowledge.bringIn(Take.NEITHER);
        }
        return written;
    }

    private void writePatches(List<Patch> patches) {
        if (!patches.isEmpty()) {
            String text = patches.stream().map(ProjectCheck::diff).collect(Collectors.joining());
            KnowledgeFiles.write(file.folder(), PATCH_FILE, text);
        }
    }

    /** With paths from the project's folder on. */
    public static String diff(Patch patch) {
        return UnifiedDiff.of("knowledge/" + patch.file(), patch.before(), patch.after());
    }

    private record Troubled(List<Claims> claims, List<Fault> faults) {}

    /** Golden questions rest on the schema too, and a broken one would be taken for a wrong answer. */
    private Troubled golden() {
        List<Claims> claims = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (Path path : goldenFiles()) {
            try {
                new GoldenReader().read(path).forEach(question -> claims.add(claims(question, path)));
            } catch (FaultException broken) {
                faults.add(fromHere(broken.fault()));
            }
        }
        return new Troubled(claims, faults);
    }

    /** Told from the project's folder on, like every other file of the report. */
    private Fault fromHere(Fault fault) {
        String folder = file.folder().toAbsolutePath() + "/";
        Place place = switch (fault.place()) {
            case Place.InText(String path, int line, int column) -> Place.text(path.replace(folder, ""), line, column);
            case Place.InFile(String path) -> Place.file(path.replace(folder, ""));
            case Place.Named named -> named;
            case Place.Nowhere nowhere -> nowhere;
        };
        return new Fault(fault.code(), place, fault.value(), fault.message(), fault.nextStep());
    }

    private static Claims claims(GoldenQuestion question, Path path) {
        List<String> statements = new ArrayList<>();
        question.sql().ifPresent(statements::add);
        statements.addAll(question.alternatives());
        Subject subject =
                new Subject("golden question", question.id(), "golden/" + path.getFileName(), Optional.empty());
        return Claims.ofStatements(subject, statements);
    }

    private List<Path> goldenFiles() {
        Path folder = file.folder().resolve("golden");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.filter(path -> path.toString().matches(".*\\.(ya?ml|jsonl?)"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
