package dash.builtin;

import dash.analyst.Analyst;
import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.memory.Narrowed;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.provenance.Because;
import dash.provenance.Origin;
import dash.question.Question;
import dash.statement.OutputColumns;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Narrows questions by their asker's defaults: what a default says is read as if it had been said with the question. It counts only
 * if the statement then keeps to it and gives the same columns as before; otherwise the question is answered as it was asked.
 * Whether a default was kept to is told with the answer, by whoever tells it. Safe for many questions at once.
 */
public final class Preferring implements Analyst {

    private final Analyst analyst;
    private final StatementParser parser;

    public Preferring(Analyst analyst, StatementParser parser) {
        this.analyst = analyst;
        this.parser = parser;
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
    public Following follow(Question question, Conversation earlier, Context context) {
        return analyst.follow(question, earlier, context);
    }

    @Override
    public Analyst fresh() {
        return new Preferring(analyst.fresh(), parser);
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        boolean known = transcript.following().statement().isPresent()
                || transcript.following().kind() == Following.Kind.OPEN;
        if (known) {
            return analyst.next(transcript, work);
        }
        Question asked = transcript.question();
        List<Integer> applied = new ArrayList<>();
        for (Remembered entry : transcript.context().preferences()) {
            if (entry.preference() instanceof Preference.Default standard) {
                boolean spoken = Narrowed.isSpokenOf(standard, asked.text());
                Question read = spoken
                        ? with(asked, Narrowed.withoutAll(standard, asked.text()))
                        : narrowed(asked, standard, transcript);
                if (!spoken && !read.equals(asked)) {
                    applied.add(entry.number());
                }
                asked = read;
            }
        }
        Move move = analyst.next(transcript.of(asked), work);
        return move instanceof Move.RunSql run && !applied.isEmpty()
                ? new Move.RunSql(run.sql(), told(run.reading(), transcript, applied.getFirst()))
                : move;
    }

    /** What the question alone would not have claimed comes from the preference. */
    private Reading told(Reading reading, Transcript transcript, int number) {
        Move plain = analyst.next(Transcript.open(transcript.question(), transcript.context()), Work.ALONE);
        List<Because> asked = plain instanceof Move.RunSql run ? run.reading().because() : List.of();
        List<Because> because = reading.because().stream()
                .map(each -> each.origin() instanceof Origin.Asked && !asked.contains(each)
                        ? new Because(each.claim(), new Origin.Preference(number), each.parts())
                        : each)
                .toList();
        return reading.withBecause(because);
    }

    /** The question with the default said in words; as it was when those words are not understood as the default. */
    private Question narrowed(Question asked, Preference.Default standard, Transcript transcript) {
        Optional<Statement> plain = first(asked, transcript);
        if (plain.isEmpty() || Narrowed.touches(standard, plain.get())) {
            return asked;
        }
        for (String words :
                List.of(" for " + Narrowed.word(standard) + " " + standard.value(), " for " + standard.value())) {
            if (asked.text().length() + words.length() <= Question.LONGEST) {
                Question whole = with(asked, asked.text().replaceAll("[\\s?.!]+$", "") + words);
                boolean kept = first(whole, transcript)
                        .filter(statement -> Narrowed.keepsTo(standard, statement))
                        .filter(statement -> columns(statement).equals(columns(plain.get())))
                        .isPresent();
                if (kept) {
                    return whole;
                }
            }
        }
        return asked;
    }

    /** What the question is first read as, when it is read as one statement. */
    private Optional<Statement> first(Question question, Transcript transcript) {
        Move move = analyst.next(Transcript.open(question, transcript.context()), Work.ALONE);
        return move instanceof Move.RunSql run && parser.parse(run.sql()) instanceof Parsing.Parsed parsed
                ? Optional.of(parsed.statement())
                : Optional.empty();
    }

    private static List<String> columns(Statement statement) {
        return statement.asked() instanceof Query query ? OutputColumns.of(query) : List.of();
    }

    private static Question with(Question asked, String text) {
        return asked.readAs(text);
    }
}
