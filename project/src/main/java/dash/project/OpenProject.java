package dash.project;

import dash.analyst.Analyst;
import dash.answer.Answer;
import dash.ask.Listener;
import dash.context.Consultation;
import dash.context.Context;
import dash.context.ContextLimits;
import dash.correct.Attempts;
import dash.databases.EngineParser;
import dash.databases.PlantedObjects;
import dash.databases.Source;
import dash.databases.login.LoginReport;
import dash.doubt.Doubts;
import dash.fault.Fault;
import dash.fault.Place;
import dash.golden.GoldenRows;
import dash.golden.GuardedGoldenRows;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.learnings.Learnings;
import dash.learnings.rules.Rules;
import dash.memory.Remark;
import dash.project.context.ProjectContexts;
import dash.project.documents.ProjectShelf;
import dash.project.file.ProjectFile;
import dash.project.file.ProjectFinder;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.question.Door;
import dash.question.Question;
import dash.schema.Schema;
import dash.search.ColumnName;
import dash.search.Embeddings;
import dash.statement.Name;
import dash.statement.StatementParser;
import dash.store.KeptAnswer;
import dash.store.NamedLock;
import dash.store.Store;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** One project, ready to be asked. Safe for many questions at once. */
public final class OpenProject implements AutoCloseable {

    private final ProjectFile file;
    private final ProjectKnowledge keeping;
    private final AtomicReference<ProjectKnowledge.State> knowledge;
    private final Source source;
    private final Statements statements;
    private final ProjectShelf shelf;
    private final ProjectContexts contexts;
    private final Answering answering;
    private final Analysts analysts;
    private final Store store;
    private final Clock clock;
    private final ProjectCheck check;
    private final Questions questions;
    private final ProjectLearning learning;
    private final ProjectMemory memory;

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
        Supplier<Scope> scope = () -> source.guardScope(names(file.functions()));
        Guard guard = Guards.of(source.engine(), parser);
        this.statements = new Statements(guard, scope);
        this.check = new ProjectCheck(file, keeping, store, source, parser, guard, scope, clock);
        this.knowledge = new AtomicReference<>(
                warning.map(told -> check.quick(state, told)).orElse(state));
        Supplier<Knowledge> known = () -> knowledge().edition().knowledge();
        this.learning = new ProjectLearning(
                new Rules(parser), store.learnings(file.project(), clock), this::schema, known, clock);
        this.memory = new ProjectMemory(file.project(), store, source, learning, known, clock);
        Doubts doubts = new Doubts(parser, store.recentAnswers(), clock);
        this.answering = new Answering(
                file,
                new Attempts(guard, scope, source, store.auditLog(), clock, doubts, learning.rules()),
                learning::learner,
                store.answers(),
                new CuratorInbox(store.curatorQuestions(file.project(), clock)));
        this.analysts = new Analysts(
                file, store, source.values(), parser, clock, this::meanings, () -> Optional.of(known.get()));
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
                new ProjectSource.Needs(parser, home.resolve("sources"), store.auditLog(), clock, progress));
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
                asker -> learnings().current().inUseFor(asker.name()),
                store.pastAnswers(file.project()),
                memory.memories(),
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

    /** Why no statement could run now; empty when one could. */
    public Optional<Fault> away() {
        return source.away();
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

    /** What users have put into the source that could run inside a statement, in words. */
    public List<String> plantedObjects() {
        return PlantedObjects.of(source, names(file.functions()));
    }

    public LoginReport login() {
        return source.probe();
    }

    public Answer ask(String text, Wish wish, Listener listener, Cancellation cancellation) {
        Optional<Remark> remark = Remark.of(text);
        if (remark.isPresent()) {
            Answer noted = memory.note(remark.get(), questions.of(remark.get().kept()), text, listener, cancellation);
            answering.keep(noted, wish);
            return noted;
        }
        return memory.offering(answer(questions.of(text), analysts.of(wish), wish, listener, cancellation));
    }

    /** Asks a question again with what is meant by it; the answer that offered readings stays as it is. */
    public Answer reply(
            KeptAnswer offering, Replies.Reply reply, Wish wish, Listener listener, Cancellation cancellation) {
        String before = Told.of(offering.body()).text("read_as");
        String readAs = reply.statement().isPresent() ? reply.words() : before;
        Question typed = questions.chosen(offering.question(), reply.words());
        Question same = readAs.isEmpty() ? typed : typed.readAs(readAs);
        Analyst who = reply.statement().<Analyst>map(OwnStatement::chosen).orElseGet(() -> analysts.of(wish));
        return answer(same, who, wish, listener, cancellation);
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

    /** The day that counts as today here. */
    public LocalDate today() {
        return knowledge()
                .edition()
                .knowledge()
                .calendar()
                .orElse(Calendar.DEFAULT)
                .today(clock);
    }

    /** The latest answers to questions of this person, newest first. */
    public List<KeptAnswer> latestAnswers(String person, int most) {
        return store.answers().latest(name(), person, most);
    }

    /** Takes the only place for work of this kind on this project, in this process or any other; empty while it is taken. */
    public Optional<NamedLock> tryLock(String work) {
        return store.tryLock(work + " of " + name());
    }

    public ProjectMemory memory() {
        return memory;
    }

    public ProjectLearning learning() {
        return learning;
    }

    public Learnings learnings() {
        return learning.learnings();
    }

    /** Runs somebody's own statement on the same way that every other statement goes. */
    public Answer run(String sql, Cancellation cancellation) {
        return run(sql, Wish.USUAL, Listener.SILENT, cancellation);
    }

    public Answer run(String sql, Wish wish, Listener listener, Cancellation cancellation) {
        return answer(questions.ofStatement(sql), OwnStatement.written(sql), wish, listener, cancellation);
    }

    /** Runs a statement that ran before; what comes of it is not kept. */
    public Answer again(String sql, Cancellation cancellation) {
        return answering
                .ask(contexts.contexts(), OwnStatement.written(sql), learning.learner()::learn)
                .ask(questions.ofStatement(sql), Listener.SILENT, cancellation);
    }

    private Answer answer(Question question, Analyst who, Wish wish, Listener listener, Cancellation cancellation) {
        return answering.kept(contexts.contexts(), who, question, wish, listener, cancellation);
    }

    /** What can be said of a statement without running it. */
    public Statements statements() {
        return statements;
    }

    /** The project and its golden questions. */
    public Trials trials() {
        return new Trials(new Trials.Parts(
                file,
                answering,
                contexts,
                () -> analysts.of(Wish.USUAL),
                questions,
                learnings(),
                learning::learner,
                learning.rules(),
                this::schema,
                this::goldenRows,
                clock));
    }

    private GoldenRows goldenRows() {
        return new GuardedGoldenRows(
                file.project(),
                Questions.asker(),
                statements.guard(),
                statements.scope(),
                source,
                store.auditLog(),
                clock,
                file.limits());
    }

    /** Who answers, unless somebody wishes otherwise. */
    public String analyst() {
        return analysts.of(Wish.USUAL).name();
    }

    @Override
    public void close() {
        analysts.close();
        contexts.close();
        source.close();
    }
}
