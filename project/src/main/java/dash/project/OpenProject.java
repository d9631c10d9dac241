package dash.project;

import dash.analyst.Analyst;
import dash.answer.Answer;
import dash.answer.Explanation;
import dash.answer.Status;
import dash.ask.Ask;
import dash.ask.Effort;
import dash.ask.Listener;
import dash.context.Consultation;
import dash.context.Context;
import dash.context.ContextLimits;
import dash.context.Contexts;
import dash.context.Layer;
import dash.conversation.Conversation;
import dash.correct.Attempts;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.login.LoginReport;
import dash.doubt.Doubts;
import dash.execute.AuditLog;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.golden.GoldenFolder;
import dash.golden.GoldenRows;
import dash.golden.Grader;
import dash.golden.GuardedGoldenRows;
import dash.golden.Proofs;
import dash.golden.Proving;
import dash.golden.Respondent;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.learn.Corrections;
import dash.learn.CuratedVetting;
import dash.learn.Learner;
import dash.learn.Recorder;
import dash.learn.Vetting;
import dash.learnings.Learnings;
import dash.learnings.rules.Rules;
import dash.memory.DefaultFinder;
import dash.memory.Memories;
import dash.memory.Remark;
import dash.memory.Tastes;
import dash.project.context.ProjectContexts;
import dash.project.documents.ProjectShelf;
import dash.project.file.ProjectFile;
import dash.project.file.ProjectFinder;
import dash.project.memory.Noticing;
import dash.project.memory.Remembering;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.question.Door;
import dash.question.Question;
import dash.schema.Schema;
import dash.search.ColumnName;
import dash.search.Embeddings;
import dash.statement.Name;
import dash.statement.Statement;
import dash.statement.StatementParser;
import dash.store.KeptAnswer;
import dash.store.Store;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One project, ready to be asked. Safe for many questions at once. */
public final class OpenProject implements AutoCloseable {

    private final ProjectFile file;
    private final ProjectKnowledge keeping;
    private final AtomicReference<ProjectKnowledge.State> knowledge;
    private final Source source;
    private final Supplier<Scope> scope;
    private final Guard guard;
    private final ProjectShelf shelf;
    private final ProjectContexts contexts;
    private final Attempts attempts;
    private final Analysts analysts;
    private final Store store;
    private final Clock clock;
    private final ProjectCheck check;
    private final Rules rules;
    private final Learnings learnings;
    private final Vetting vetting;
    private final Questions questions;
    private final Memories memories;

    private OpenProject(
            ProjectFile file,
            ProjectKnowledge keeping,
            ProjectKnowledge.State state,
            Source source,
            StatementParser parser,
            Store store,
            Path home,
            Door door,
            Clock clock,
            Optional<Consumer<String>> warning) {
        this.file = file;
        this.keeping = keeping;
        this.source = source;
        this.store = store;
        this.clock = clock;
        this.questions = new Questions(file.project(), door, clock);
        this.scope = () -> source.guardScope(names(file.functions()));
        this.guard = Guards.of(source.engine(), parser);
        this.check = new ProjectCheck(file, keeping, store, source, parser, guard, scope, clock);
        this.knowledge = new AtomicReference<>(
                warning.map(told -> check.quick(state, told)).orElse(state));
        this.rules = new Rules(parser);
        this.learnings = store.learnings(file.project(), clock);
        this.vetting = new CuratedVetting(
                rules,
                () -> source.schemas().schema(),
                () -> knowledge().edition().knowledge());
        this.attempts = new Attempts(
                guard, scope, source, audit(store), clock, new Doubts(parser, store.recentAnswers(), clock), rules);
        this.analysts = new Analysts(file, store, source.values(), parser, clock, this::meanings);
        this.memories = store.memories(file.project(), clock);
        this.shelf = ProjectShelf.of(file, home, clock);
        this.contexts = contexts(home);
    }

    private Optional<Embeddings> meanings() {
        return contexts.meanings();
    }

    /**
     * @param warning is told what is left out of use because the source no longer agrees with it; without it nothing is
     *     compared, for a check that does so itself
     */
    static OpenProject open(
            ProjectFile file,
            ProjectKnowledge keeping,
            ProjectKnowledge.State state,
            EngineParser parser,
            Store store,
            Path home,
            Door door,
            Clock clock,
            Optional<Consumer<String>> warning,
            Consumer<String> progress) {
        Source source = ProjectSource.of(
                file,
                state.edition(),
                new ProjectSource.Needs(parser, home.resolve("sources"), audit(store), clock, progress));
        try {
            return new OpenProject(file, keeping, state, source, parser, store, home, door, clock, warning);
        } catch (RuntimeException failure) {
            source.close();
            throw failure;
        }
    }

    private ProjectContexts contexts(Path home) {
        ProjectContexts.Origins origins = new ProjectContexts.Origins(
                file.project(),
                source.schemas(),
                source.sensitive(),
                source.columnValues(),
                store.knowledge(file.project(), clock),
                asker -> learnings.current().inUseFor(asker.name()),
                store.pastAnswers(file.project()),
                memories,
                store.embeddings(),
                shelf,
                home.resolve("index"));
        return new ProjectContexts(
                origins,
                knowledge().edition().knowledge(),
                ContextLimits.DEFAULT.withTokens(file.contextTokens()),
                clock);
    }

    private static Set<Name> names(List<String> written) {
        return written.stream()
                .map(name -> new Name(List.of(name.split("\\.", -1))))
                .collect(Collectors.toSet());
    }

    private static AuditLog audit(Store store) {
        return store.auditLog();
    }

    /** A strict project goes on only with a login that can do no harm; any other is told what its login could do. */
    void checkLogin(Consumer<String> warning) {
        LoginReport report = source.probe();
        if (file.strict()) {
            report.refuseDangers(Place.file(file.folder().resolve(ProjectFinder.FILE)));
        }
        report.dangers().stream()
                .findFirst()
                .ifPresent(danger -> warning.accept(danger.inWords() + "; dash doctor --grants prints a safer one"));
    }

    /** Tables that the project names and the source does not have, or does not show this login. */
    public List<String> missingTables() {
        Schema schema = source.schemas().schema();
        return file.tables().stream()
                .filter(table -> schema.find(table).isEmpty())
                .toList();
    }

    /** A lesson about a table that is not there would never be told. */
    public void refuseUnknownTable(String written) {
        Schema schema = source.schemas().schema();
        if (schema.find(written).isEmpty()) {
            List<String> names =
                    schema.tables().stream().map(table -> table.name().name()).toList();
            throw FaultException.of(
                    Code.LEARNING_REFUSED,
                    Place.named("--table"),
                    written,
                    "the source has no such table",
                    Nearest.among(written, names)
                            .map(near -> "Did you mean " + near + "?")
                            .orElse("Name one of "
                                    + String.join(", ", names.stream().limit(20).toList())));
        }
    }

    public String name() {
        return file.project();
    }

    /** The knowledge that answers rest on; its version belongs to their provenance. */
    public ProjectKnowledge.State knowledge() {
        return knowledge.get();
    }

    /**
     * For a process that stays: brings in files that changed since, before the next question. Whatever is new is held
     * against the source first, as when the project was opened.
     */
    public void refresh(Consumer<String> warning) {
        ProjectKnowledge.State before = knowledge.get();
        ProjectKnowledge.State now = keeping.current();
        if (now.edition().version() != before.edition().version()) {
            knowledge.set(check.quick(now, warning));
            contexts.reload();
        } else if (!now.troubles().equals(before.troubles())) {
            knowledge.set(now);
        }
    }

    /** The files and the store behind the knowledge. */
    public ProjectKnowledge keeping() {
        return keeping;
    }

    public ProjectCheck check() {
        return check;
    }

    public Source source() {
        return source;
    }

    /** The live tables, as they were last read. */
    public Schema schema() {
        return source.schemas().schema();
    }

    /** Columns that are never profiled, indexed, sent or shown. */
    public Predicate<ColumnName> sensitive() {
        return source.sensitive();
    }

    public LoginReport login() {
        return source.probe();
    }

    public Answer ask(String text, Wish wish, Listener listener, Cancellation cancellation) {
        Optional<Remark> remark = Remark.of(text);
        if (remark.isPresent()) {
            Question said = questions.of(remark.get().kept());
            boolean offered = offer(said).filter(text.strip()::equals).isPresent();
            Noting noting = new Noting(said, remembering(), offered);
            Answer noted = noting.answer(remark.get(), listener, cancellation);
            keep(noted, wish);
            return noted;
        }
        Answer answer = answer(questions.of(text), analysts.of(wish), wish, listener, cancellation);
        return answer.status() == Status.ANSWERED
                ? offer(answer.question())
                        .map(offer -> answer.withFollowUps(Stream.concat(Stream.of(offer), answer.followUps().stream())
                                .toList()))
                        .orElse(answer)
                : answer;
    }

    /** What could be remembered of this person, by what they asked last; it is told and not kept. */
    private Optional<String> offer(Question question) {
        String person = question.asker().name();
        return Noticing.offer(
                store.answers().latest(file.project(), person, Noticing.IN_A_ROW), memories.of(question.asker()));
    }

    /** Goes on with a question that was asked back: what was chosen belongs to it, and it keeps its id. */
    public Answer reply(KeptAnswer asked, String chosen, Wish wish, Listener listener, Cancellation cancellation) {
        String readAs = Told.of(asked.body()).text("read_as");
        Question typed = questions.chosen(asked.id(), asked.question(), chosen);
        Question same = readAs.isEmpty() ? typed : typed.readAs(readAs);
        return answer(same, analysts.of(wish), wish, listener, cancellation);
    }

    /** What documents say about some words; servers that keep some are asked. */
    public Consultation consult(String words) {
        return contexts.contexts().consult(words, questions.of(words));
    }

    /** Files with pages and servers that keep documents. */
    public ProjectShelf shelf() {
        return shelf;
    }

    /** What the layers give for a question; nobody answers it. */
    public Context context(String text) {
        return contexts.contexts().gather(questions.of(text));
    }

    /** The most that the text of a context may cost. */
    public int contextTokens() {
        return file.contextTokens();
    }

    /** Searches by meaning too, and waits so long for the model to load. */
    public void searchByMeaning(Duration patience) {
        contexts.withMeaning(patience);
    }

    /** For a process that stays: takes up what others change in the store. */
    public void followChanges() {
        contexts.following(store);
    }

    /** What the people of this project want remembered, each for themselves. */
    public Memories memories() {
        return memories;
    }

    /** What this person of the command line or the page wants of how answers are shown. */
    public Tastes tastes() {
        return Tastes.of(memories.of(Questions.asker()));
    }

    public Remembering remembering() {
        return new Remembering(
                new Remembering.Places(
                        memories, store.curatorQuestions(file.project(), clock), learnings, this::recorder),
                this::schema,
                () -> knowledge().edition().knowledge(),
                this::defaults,
                clock);
    }

    /** Finds what a default can mean among the values of the source. */
    public DefaultFinder defaults() {
        return new DefaultFinder(schema(), source.values(), source.sensitive());
    }

    public Learnings learnings() {
        return learnings;
    }

    /** Keeps lessons of this project, each once, held against its source and its knowledge. */
    public Recorder recorder() {
        return new Recorder(learnings, vetting, clock);
    }

    /** Takes proposals to the golden questions of the project. */
    public Proofs proofs() {
        Proving proving = new Proving(
                new GoldenFolder(goldenFolder()).questions(),
                rules,
                () -> source.schemas().schema(),
                memory -> respondent(memory, false),
                new Grader(goldenRows()),
                clock);
        return new Proofs(learnings, proving, file.approval() == ProjectFile.Approval.PERSON, clock);
    }

    /** Learns from people who say that an answer was wrong. */
    public Corrections corrections() {
        return new Corrections(recorder(), rules, clock);
    }

    private Analyst usual() {
        return analysts.of(Wish.USUAL);
    }

    /** Who answers. */
    public String analyst() {
        return usual().name();
    }

    /** The context of nothing in particular: it names the state of knowledge and schema that answers rest on. */
    public Context state() {
        return context("golden questions");
    }

    /** Answers golden questions, perhaps without some layers and always without past answers. Nothing is kept or learned. */
    public Respondent respondent(Set<Layer> without) {
        Contexts gathered = contexts.without(without);
        return (wording, cancellation) -> told(gathered, usual(), wording, cancellation, Ask.Learning.NONE);
    }

    /** Answers as if this had been asked and answered before. Nothing is kept or learned. */
    public Respondent respondent(Conversation earlier) {
        Contexts gathered = contexts.without(Set.of());
        return (wording, cancellation) -> ask(gathered, usual(), Ask.Learning.NONE)
                .ask(questions.of(wording), earlier, Listener.SILENT, cancellation);
    }

    /** Answers golden questions from another memory than the project's own. */
    public Respondent respondent(Learnings memory, boolean learns) {
        Contexts gathered =
                contexts.without(Set.of()).with(asker -> memory.current().inUseFor(asker.name()));
        Learner learner = new Learner(memory, vetting, rules, clock);
        return (wording, cancellation) ->
                told(gathered, usual(), wording, cancellation, learns ? learner::learn : Ask.Learning.NONE);
    }

    /** Computes right rows on the same way that every statement goes; for one run, because data change. */
    public GoldenRows goldenRows() {
        return new GuardedGoldenRows(
                file.project(), Questions.asker(), guard, scope, source, audit(store), clock, file.limits());
    }

    /** Where the project's own golden questions are. */
    public Path goldenFolder() {
        return file.folder().resolve("golden");
    }

    /** Runs somebody's own statement on the same way that every other statement goes. */
    public Answer run(String sql, Cancellation cancellation) {
        return run(sql, Wish.USUAL, Listener.SILENT, cancellation);
    }

    public Answer run(String sql, Wish wish, Listener listener, Cancellation cancellation) {
        return answer(questions.of(sql), new OwnStatement(sql), wish, listener, cancellation);
    }

    /** Runs a statement that ran before; what comes of it is not kept. */
    public Answer again(String sql, Cancellation cancellation) {
        return told(new OwnStatement(sql), sql, cancellation);
    }

    private Answer answer(Question question, Analyst who, Wish wish, Listener listener, Cancellation cancellation) {
        Learner learner = new Learner(learnings, vetting, rules, clock);
        Answer answer =
                ask(contexts.contexts(), who, learner::learn).ask(question, wish.earlier(), listener, cancellation);
        keep(answer, wish);
        return answer;
    }

    private Answer told(Analyst who, String text, Cancellation cancellation) {
        Learner learner = new Learner(learnings, vetting, rules, clock);
        return told(contexts.contexts(), who, text, cancellation, learner::learn);
    }

    private Answer told(Contexts gathered, Analyst who, String text, Cancellation cancellation, Ask.Learning learning) {
        return ask(gathered, who, learning).ask(questions.of(text), Listener.SILENT, cancellation);
    }

    private Ask ask(Contexts gathered, Analyst who, Ask.Learning learning) {
        Effort effort = new Effort(
                file.moves(),
                file.corrections(),
                Effort.DEFAULT.time(),
                file.tokenLimits().perQuestion());
        return new Ask(gathered, who, attempts, file.limits(), effort, learning);
    }

    private void keep(Answer answer, Wish wish) {
        KeptAnswer kept = KeptAnswer.of(
                answer.question(),
                wish.talk().conversation(),
                wish.talk().after(),
                answer.status().written(),
                Json.line(AnswerJson.of(answer)));
        if (wish.begun()) {
            store.answers().complete(kept);
        } else {
            store.answers().keep(kept);
        }
    }

    /** What a statement would do, in words; nothing runs. */
    public String explain(String sql) {
        return Explanation.of(statement(sql));
    }

    /** What the guard says of a statement; nothing runs. */
    public Verdict judge(String sql) {
        return guard.judge(sql, scope.get());
    }

    /** The tree of a statement that the guard allows. */
    public Statement statement(String sql) {
        return switch (judge(sql)) {
            case Verdict.Allowed allowed -> allowed.sql().statement();
            case Verdict.Refused refused ->
                throw Guards.refusal(refused.findings().getFirst());
            case Verdict.NotUnderstood gap -> throw Guards.refusal(gap.gap());
        };
    }

    @Override
    public void close() {
        analysts.close();
        contexts.close();
        source.close();
    }
}
