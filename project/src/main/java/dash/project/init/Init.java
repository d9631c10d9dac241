package dash.project.init;

import dash.databases.look.StandardSampler;
import dash.draft.Drafting;
import dash.draft.Drafts;
import dash.draft.FoundQuirk;
import dash.draft.Merging;
import dash.draft.TableFindings;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Item;
import dash.profile.ProfileLimits;
import dash.profile.quirks.Findings;
import dash.profile.quirks.Survey;
import dash.project.OpenProject;
import dash.project.Surroundings;
import dash.project.Workshop;
import dash.project.init.InitReport.TableQuirk;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.statement.Dialect;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a project of a source's address, or adds to a project what is still missing. */
public final class Init {

    private static final int QUESTIONS = 5;

    private final Workshop workshop;
    private final Surroundings around;
    private final Clock clock;

    public Init(Workshop workshop, Surroundings around, Clock clock) {
        this.workshop = workshop;
        this.around = around;
        this.clock = clock;
    }

    /** Told which table is next, how many there are, and of how many something was found before. */
    @FunctionalInterface
    public interface Progress {
        void table(String name, int number, int of);
    }

    public InitReport run(InitWish wish, Progress progress) {
        ProjectMaking making = new ProjectMaking(around.environment(), around.here());
        making.make(wish);
        Optional<String> told = Optional.of(wish.folder().toAbsolutePath().toString());
        workshop.knowledge(told).beginAgain();
        try (OpenProject project = workshop.projectToCheck(told)) {
            Schema schema = schema(project, making);
            return drafted(wish, project, schema, progress);
        }
    }

    /** A project whose source cannot be read would only be in the way of the next try. */
    private Schema schema(OpenProject project, ProjectMaking making) {
        try {
            if (!project.knowledge().troubles().isEmpty()) {
                throw FaultException.ofAll(project.knowledge().troubles());
            }
            Schema schema = project.schema();
            if (schema.tables().isEmpty()) {
                throw FaultException.of(
                        Code.SOURCE_FAILED,
                        Place.named(project.source().toString()),
                        "",
                        "the source shows no table to this login",
                        "Name the schemas with --schemas, or let the login read the tables");
            }
            return schema;
        } catch (RuntimeException unreadable) {
            making.takeBack();
            throw unreadable;
        }
    }

    private InitReport drafted(InitWish wish, OpenProject project, Schema schema, Progress progress) {
        Dialect dialect = project.source().engine().dialect();
        // Read before anything is looked at: a file that cannot be read should not be found out after minutes.
        ToldElsewhere elsewhere = ToldElsewhere.read(wish.readings(), schema, project);
        Findings seen = new Survey(
                        new StandardSampler(project.source()), ProfileLimits.standard(), project.sensitive(), clock)
                .look(
                        schema,
                        new InitState(wish.folder()),
                        (table, number, of) -> progress.table(table.name().toString(), number, of));
        Map<RelationName, TableFindings> findings = FindingsOf.of(schema, dialect, seen);
        Drafts guessed = Drafting.of(schema, findings, project.sensitive(), dialect::name);
        List<List<Item>> byTrust = new ArrayList<>(elsewhere.byTrust());
        byTrust.add(guessed.items());
        DraftFiles files = new DraftFiles(project.keeping(), schema);
        files.write(Merging.of(byTrust));
        return new InitReport(
                project.name(),
                wish.folder(),
                schema.tables().size(),
                quirks(schema, findings),
                findings.values().stream().mapToInt(one -> one.joins().size()).sum(),
                files.added(),
                files.kept(),
                seen.leftOut(),
                elsewhere.notices(),
                questions(wish, elsewhere, guessed),
                lastDay(findings));
    }

    private List<String> questions(InitWish wish, ToldElsewhere elsewhere, Drafts guessed) {
        around.progress().accept("trying questions");
        Optional<String> told = Optional.of(wish.folder().toAbsolutePath().toString());
        try (OpenProject project = workshop.project(told)) {
            List<String> candidates = new ArrayList<>(guessed.questions());
            elsewhere.questions().stream().limit(2).forEach(question -> candidates.add(0, question));
            return new TriedQuestions(project).first(QUESTIONS, candidates);
        }
    }

    private static List<TableQuirk> quirks(Schema schema, Map<RelationName, TableFindings> findings) {
        List<TableQuirk> quirks = new ArrayList<>();
        findings.forEach((table, found) -> found.quirks().stream()
                .filter(quirk ->
                        quirk.kind() != FoundQuirk.Kind.ENUMERATION && quirk.kind() != FoundQuirk.Kind.FRESHNESS)
                .forEach(quirk -> quirks.add(new TableQuirk(shown(schema, table), quirk))));
        quirks.sort(Comparator.comparing(one -> one.quirk().kind()));
        return quirks;
    }

    private static String shown(Schema schema, RelationName table) {
        boolean alone = schema.find(table.name())
                .filter(found -> found.name().equals(table))
                .isPresent();
        return alone ? table.name() : table.toString();
    }

    /** Of the columns that tables are dated by. */
    private static String lastDay(Map<RelationName, TableFindings> findings) {
        return findings.values().stream()
                .flatMap(found -> found.quirks().stream()
                        .filter(quirk -> quirk.kind() == FoundQuirk.Kind.FRESHNESS)
                        .flatMap(quirk -> quirk.columns().stream())
                        .flatMap(column -> Optional.ofNullable(found.columns().get(column)).stream()))
                .flatMap(column -> column.most().stream())
                .filter(most -> most.matches("\\d{4}-\\d\\d-\\d\\d.*"))
                .map(most -> most.substring(0, 10))
                .max(Comparator.naturalOrder())
                .orElse("");
    }
}
