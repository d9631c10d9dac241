package dash.builtin.taught;

import dash.analyst.Analyst;
import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.builtin.periods.PeriodGrammar;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import dash.provenance.Because;
import dash.provenance.Origin;
import dash.question.Question;
import dash.search.Embeddings;
import dash.search.Values;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Answers what was taught with the statement that was taught, and leaves everything else to another analyst. Words whose meaning
 * was taught are read so before anybody answers. Safe for many questions at once.
 */
public final class TaughtAnalyst implements Analyst {

    /** The name of whoever answers with a taught statement. */
    public static final String NAME = "taught";

    private static final double IN_THE_SAME_WORDS = 0.97;
    private static final double IN_OTHER_WORDS = 0.9;

    private final Analyst analyst;
    private final Values values;
    private final Supplier<Optional<Embeddings>> meanings;

    /** @param meanings tells how near two questions are; empty while nothing can */
    public TaughtAnalyst(Analyst analyst, Values values, Supplier<Optional<Embeddings>> meanings) {
        this.analyst = analyst;
        this.values = values;
        this.meanings = meanings;
    }

    @Override
    public String name() {
        return analyst.name();
    }

    @Override
    public List<Move.RunSql> readings(Transcript transcript) {
        return analyst.readings(transcript);
    }

    @Override
    public boolean interprets() {
        return analyst.interprets();
    }

    @Override
    public boolean rewords() {
        return analyst.rewords();
    }

    @Override
    public Analyst fresh() {
        return new TaughtAnalyst(analyst.fresh(), values, meanings);
    }

    @Override
    public Following follow(Question question, Conversation earlier, Context context) {
        Following read = analyst.follow(question, earlier, context);
        if (read.kind() == Following.Kind.OPEN || read.statement().isPresent()) {
            return read;
        }
        String text = read.readAs().orElse(question.text());
        String taught = words(context, question).read(text).text();
        return taught.equals(text) || taught.length() > Question.LONGEST
                ? read
                : new Following(
                        read.earlier(), read.kind(), Optional.of(taught), read.presentation(), read.statement());
    }

    private static TaughtWords words(Context context, Question question) {
        return new TaughtWords(
                TaughtStatements.inOrder(context.memory(), question.asker()),
                new TermNames(context.knowledge(), context.schema(), true),
                new PeriodGrammar(context.calendar(), context.today()));
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        Optional<Transcript.Tried> taught = transcript.tries().stream()
                .filter(tried -> tried.move().reading().taught())
                .findFirst();
        if (taught.isPresent()) {
            return taught.get().attempt().ran().isPresent()
                    ? new Move.Conclude(Optional.empty(), taught.get().attempt().number())
                    : instead(transcript, taught.get(), work);
        }
        boolean mayBeTaught = transcript.entries().isEmpty()
                && transcript.following().statement().isEmpty()
                && transcript.following().kind() != Following.Kind.OPEN
                && transcript.question().meant().isEmpty();
        Optional<Move> known = mayBeTaught ? known(transcript, work) : Optional.empty();
        return known.orElseGet(() -> readAsTaught(analyst.next(transcript, work), transcript));
    }

    private Optional<Move> known(Transcript transcript, Work work) {
        return new TaughtStatements(transcript.context(), values, meanings)
                .find(transcript.question(), transcript.following().kind())
                .flatMap(found -> move(found, transcript, work));
    }

    private static Optional<Move> move(TaughtStatements.Found found, Transcript transcript, Work work) {
        return switch (TaughtPeriod.of(
                found.rule(),
                transcript.context().calendar(),
                transcript.context().today())) {
            case TaughtPeriod.Now.AsTaught(String sql) ->
                Optional.of(run(found, sql, List.of(), transcript.question(), work));
            case TaughtPeriod.Now.Moved(String sql, String note) ->
                Optional.of(run(found, sql, List.of(note), transcript.question(), work));
            case TaughtPeriod.Now.Stale(String why) -> {
                work.incident("Not answered as taught: " + why + " (learning "
                        + found.learning().number() + ").");
                yield Optional.empty();
            }
        };
    }

    private static Move run(
            TaughtStatements.Found found, String sql, List<String> notes, Question question, Work work) {
        Learning learning = found.learning();
        work.handedTo(NAME);
        List<String> assumptions = new ArrayList<>();
        assumptions.add(marked(found, question));
        assumptions.addAll(notes);
        Reading reading = new Reading(
                List.of(Because.of(
                        "this statement was taught for \"" + found.rule().question() + "\"",
                        new Origin.Learning(learning.number(), learning.title()))),
                assumptions,
                Map.of(),
                "",
                "",
                found.sameWords() ? IN_THE_SAME_WORDS : IN_OTHER_WORDS);
        return new Move.RunSql(sql, reading);
    }

    private static String marked(TaughtStatements.Found found, Question question) {
        Learning learning = found.learning();
        Discovery discovery = learning.discovery();
        String by = discovery.by().equals(question.asker().name()) ? "you" : discovery.by();
        return "Taught by " + by + " on "
                + discovery.at().atZone(ZoneOffset.UTC).toLocalDate() + ", learning " + learning.number()
                + (found.sameWords()
                        ? "."
                        : ", for \"" + found.rule().question() + "\", which is read as the same question.");
    }

    /** A statement that no longer runs is told, and the question goes its usual way. */
    private Move instead(Transcript transcript, Transcript.Tried taught, Work work) {
        List<Transcript.Entry> rest = transcript.entries().stream()
                .filter(entry -> !entry.equals(taught))
                .toList();
        if (rest.isEmpty()) {
            work.handedTo(analyst.name());
            work.incident("The statement that was taught for this question no longer runs, so it was not used.");
        }
        return analyst.next(
                new Transcript(transcript.question(), transcript.context(), transcript.following(), rest), work);
    }

    /** Says which words of the question were read as somebody taught them. */
    private static Move readAsTaught(Move move, Transcript transcript) {
        Question question = transcript.question();
        if (!(move instanceof Move.RunSql run) || !question.isReadOtherwise()) {
            return move;
        }
        List<Learning> by =
                words(transcript.context(), question).read(question.typed()).by();
        List<String> said = by.stream()
                .map(learning -> learning.lesson().description() + " (learning " + learning.number() + ")")
                .toList();
        Reading reading = run.reading();
        return said.isEmpty()
                ? move
                : new Move.RunSql(
                        run.sql(),
                        new Reading(
                                reading.because(),
                                Stream.concat(said.stream(), reading.assumptions().stream())
                                        .distinct()
                                        .toList(),
                                reading.units(),
                                reading.subject(),
                                reading.period(),
                                reading.confidence()),
                        run.readAs());
    }
}
