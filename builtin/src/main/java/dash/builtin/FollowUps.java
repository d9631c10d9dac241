package dash.builtin;

import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Presentation;
import dash.analyst.Reading;
import dash.builtin.choice.Candidate;
import dash.builtin.choice.Choice;
import dash.builtin.choice.Telling;
import dash.builtin.following.Arranged;
import dash.builtin.following.FollowUp;
import dash.builtin.following.FormWish;
import dash.builtin.following.Gesture;
import dash.builtin.following.OverRows;
import dash.builtin.following.Proposal;
import dash.builtin.following.Proposals;
import dash.builtin.following.StatementDifference;
import dash.builtin.following.WhyQuestion;
import dash.builtin.links.FunctionWords;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads a question against the one before it. Each whole question that it can mean is read as any other; the one is taken whose
 * statement is believed and changes the earlier one by as little as was asked for.
 */
final class FollowUps {

    /** Below this nobody should be answered; the question is then asked as it was typed. */
    private static final double LEAST = 0.4;

    /** Good enough to look no further. */
    private static final double ENOUGH = 0.88;

    /** Likelier proposals come first; this much is every place behind worth. */
    private static final double PLACE = 0.004;

    /** What is told of a reading that a person still has to choose. */
    private static final double OPEN = 0.5;

    private final Context context;
    private final Function<String, Choice> reader;
    private final Telling telling;

    /** {@code reader} chooses among the readings of a question. */
    FollowUps(Context context, Function<String, Choice> reader) {
        this.context = context;
        this.reader = reader;
        this.telling = new Telling(context.today());
    }

    /** What is said of the form of the answer is not said of the data, unless the data can be read so. */
    Following read(String typed, Conversation earlier) {
        Optional<FormWish> wish = FormWish.of(typed)
                .filter(found -> Gesture.of(FollowUp.of(typed), typed).isEmpty())
                .filter(found -> !(reader.apply(typed) instanceof Choice.Sure));
        return wish.map(found -> formed(found, earlier)).orElseGet(() -> meaning(typed, earlier));
    }

    private Following formed(FormWish wish, Conversation earlier) {
        Following plain = meaning(wish.question(), earlier);
        String words = plain.readAs().orElse(wish.question());
        return new Following(earlier, plain.kind(), Optional.of(words), wish.presentation(), plain.statement());
    }

    private Following meaning(String typed, Conversation earlier) {
        Optional<Turn> last = earlier.last();
        Optional<Following> why = WhyQuestion.of(typed).flatMap(asked -> why(asked, last, earlier));
        if (why.isPresent()) {
            return why.get();
        }
        FollowUp followUp = FollowUp.of(typed);
        if (last.isEmpty()) {
            boolean half = !earlier.isEmpty() && followUp.marked() && !followUp.asks();
            return Following.asTyped(earlier, half ? Following.Kind.OPEN : Following.Kind.ALONE);
        }
        Optional<Gesture> gesture = Gesture.of(followUp, typed);
        if (gesture.isEmpty() && standsAlone(followUp, typed)) {
            return Following.asTyped(earlier, Following.Kind.ALONE);
        }
        Optional<Following> found = gesture.isPresent()
                ? gestured(gesture.get(), last.get(), earlier)
                : changed(followUp, last.get(), earlier).or(() -> byItself(followUp, earlier));
        boolean half = followUp.marked() || gesture.isPresent();
        return found.orElseGet(() -> Following.asTyped(earlier, half ? Following.Kind.OPEN : Following.Kind.ALONE));
    }

    /** The figure that went up or down, of the answer before or by itself; what happened to something may be no figure at all. */
    private Optional<Following> why(WhyQuestion asked, Optional<Turn> last, Conversation earlier) {
        if (last.filter(turn -> asked.pointsTo(turn.readAs())).isPresent()) {
            Turn before = last.orElseThrow();
            Optional<Following> meant = asked.when().isEmpty()
                    ? gestured(new Gesture.Show(Presentation.EXPLAINED), before, earlier)
                    : changed(FollowUp.of(asked.when()), before, earlier);
            return meant.map(following -> following.with(Presentation.EXPLAINED));
        }
        return reader.apply(asked.question()) instanceof Choice.Sure sure && !asked.pointsBack()
                ? figure(asked, telling.reading(sure.candidate()), earlier)
                : Optional.empty();
    }

    /** Without a time there is nothing that went up or down: a bare figure would answer another question. */
    private static Optional<Following> figure(WhyQuestion asked, Reading reading, Conversation earlier) {
        Following.Kind kind = reading.verified() ? Following.Kind.PROVEN : Following.Kind.READ;
        boolean told = !reading.period().isBlank() && (reading.verified() || !asked.happened());
        return told
                ? Optional.of(Following.readAs(earlier, kind, asked.question()).with(Presentation.EXPLAINED))
                : Optional.empty();
    }

    /** A complete question is asked as it is, whatever was asked before; of a marked one only a whole sentence is complete. */
    private boolean standsAlone(FollowUp followUp, String typed) {
        if (followUp.marked()) {
            return followUp.asks()
                    && reader.apply(followUp.text()) instanceof Choice.Sure sure
                    && !passesOver(sure, followUp);
        }
        return !(reader.apply(typed) instanceof Choice.None) || (followUp.asks() && !followUp.isShort());
    }

    private Optional<Following> changed(FollowUp followUp, Turn last, Conversation earlier) {
        PeriodGrammar grammar = new PeriodGrammar(context.calendar(), context.today());
        Arranged arranged = Arranged.of(last.readAs());
        Optional<Turn> question = arranged.isPlain() ? Optional.empty() : question(arranged, last, earlier);
        if (question.isPresent()) {
            Turn plain = question.get();
            return best(Proposals.of(plain.readAs(), followUp, grammar), plain, followUp)
                    .map(found -> again(arranged, found, last, earlier));
        }
        return best(Proposals.of(last.readAs(), followUp, grammar), last, followUp)
                .map(found -> Following.readAs(earlier, found.kind(), found.text()));
    }

    /** The turn before its rows were rearranged: as it was answered, or as its question is read now. */
    private Optional<Turn> question(Arranged arranged, Turn last, Conversation earlier) {
        String words = bare(arranged.question());
        return earlier.turns().reversed().stream()
                .filter(turn -> turn.answered() && bare(turn.readAs()).equalsIgnoreCase(words))
                .findFirst()
                .or(() -> candidate(reader.apply(arranged.question()))
                        .map(candidate -> new Turn(
                                last.answer(),
                                arranged.question(),
                                arranged.question(),
                                candidate.sql().sql(),
                                "",
                                last.columns(),
                                last.values())));
    }

    private static String bare(String question) {
        return question.replaceAll("[\\s?.!]+$", "");
    }

    /** What was done to the rows before is done to these as well, as far as it can be. */
    private Following again(Arranged arranged, Found found, Turn last, Conversation earlier) {
        OverRows.Done done =
                OverRows.like(last, found.sql(), context.schema().dialect()).all(arranged.gestures());
        Following following =
                Following.readAs(earlier, found.kind(), new Arranged(found.text(), done.gestures()).words());
        return done.gestures().isEmpty() ? following : following.with(new Move.RunSql(done.sql(), found.reading()));
    }

    /** "And MRR by plan?" after something of another kind changes the subject. */
    private Optional<Following> byItself(FollowUp followUp, Conversation earlier) {
        boolean read = reader.apply(followUp.text()) instanceof Choice.Sure sure && !passesOver(sure, followUp);
        return read && followUp.marked() && !followUp.isFragment()
                ? Optional.of(Following.readAs(earlier, Following.Kind.ALONE, followUp.text()))
                : Optional.empty();
    }

    /** A proposal that could be read, and how good it is. */
    private record Found(String text, String sql, Reading reading, Following.Kind kind, double score) {}

    private Optional<Found> best(List<Proposal> proposals, Turn last, FollowUp followUp) {
        Optional<Found> best = Optional.empty();
        for (int place = 0; place < proposals.size(); place++) {
            Optional<Found> found = found(proposals.get(place), place, last, followUp);
            if (found.isPresent()
                    && found.get().score() > best.map(Found::score).orElse(LEAST)) {
                best = found;
            }
            if (best.filter(one -> one.score() >= ENOUGH).isPresent()) {
                return best;
            }
        }
        return best;
    }

    private Optional<Found> found(Proposal proposal, int place, Turn last, FollowUp followUp) {
        Choice choice = reader.apply(proposal.text());
        Optional<Candidate> candidate = candidate(choice);
        boolean other = candidate
                .filter(new MeantMetric(context.knowledge(), followUp)::isPassedOver)
                .isPresent();
        if (candidate.isEmpty() || other || passesOver(choice, followUp)) {
            return Optional.empty();
        }
        Reading reading = telling.reading(candidate.get());
        double sure = choice instanceof Choice.Open ? OPEN : reading.confidence();
        String sql = candidate.get().sql().sql();
        StatementDifference difference = StatementDifference.between(last.sql(), sql);
        double like = proposal.replaces() ? difference.likenessOfReplaced() : difference.likenessOfAdded();
        double score = difference.isNone() ? 0 : sure * like * (1 - PLACE * place);
        Following.Kind kind = reading.verified() ? Following.Kind.PROVEN : Following.Kind.READ;
        return Optional.of(new Found(proposal.text(), sql, reading, kind, score));
    }

    private static Optional<Candidate> candidate(Choice choice) {
        return switch (choice) {
            case Choice.Sure sure -> Optional.of(sure.candidate());
            case Choice.Open(List<Candidate> candidates) -> candidates.stream().findFirst();
            case Choice.None none -> Optional.empty();
        };
    }

    /** Whether a word of the follow-up that means something is not used. */
    private static boolean passesOver(Choice choice, FollowUp followUp) {
        Set<String> words = followUp.words();
        return candidate(choice)
                .filter(Candidate.OfSchema.class::isInstance)
                .map(candidate -> ((Candidate.OfSchema) candidate)
                        .reading().ignored().stream()
                                .flatMap(ignored -> Words.of(ignored).stream())
                                .filter(FunctionWords::content)
                                .map(Token::lower)
                                .anyMatch(words::contains))
                .orElse(false);
    }

    private Optional<Following> gestured(Gesture gesture, Turn last, Conversation earlier) {
        Optional<Found> said = Proposals.of(last.readAs(), gesture).isEmpty() ? Optional.empty() : said(gesture, last);
        if (said.isPresent()) {
            return said.map(found -> Following.readAs(earlier, found.kind(), found.text()));
        }
        return rearranged(gesture, last, earlier)
                .or(() -> OverRows.of(last, context.schema().dialect())
                        .sql(gesture)
                        .map(sql -> Following.readAs(
                                        earlier, Following.Kind.PROVEN, Arranged.words(gesture, last.readAs()))
                                .with(presentation(gesture))
                                .with(new Move.RunSql(sql, reading(last)))));
    }

    /** Rows that were rearranged already are rearranged from the start: the bottom three are not the last of the top five. */
    private Optional<Following> rearranged(Gesture gesture, Turn last, Conversation earlier) {
        Arranged before = Arranged.of(last.readAs());
        Optional<Arranged> wanted = before.isPlain() ? Optional.empty() : before.plus(gesture);
        return wanted.flatMap(arranged -> question(arranged, last, earlier).flatMap(plain -> {
            OverRows rows = earlier.turns().contains(plain)
                    ? OverRows.of(plain, context.schema().dialect())
                    : OverRows.like(last, plain.sql(), context.schema().dialect());
            OverRows.Done done = rows.all(arranged.gestures());
            return done.gestures().equals(arranged.gestures())
                    ? Optional.of(Following.readAs(earlier, Following.Kind.PROVEN, arranged.words())
                            .with(new Move.RunSql(done.sql(), reading(plain))))
                    : Optional.empty();
        }));
    }

    /** In words, when the words are then read as what is wanted: the statement of so many rows names their number. */
    private Optional<Found> said(Gesture gesture, Turn last) {
        List<Proposal> proposals = Proposals.of(last.readAs(), gesture).stream()
                .filter(proposal -> gesture instanceof Gesture.Limit(int rows, boolean most)
                        ? candidate(reader.apply(proposal.text()))
                                .filter(candidate -> candidate.sql().sql().matches("(?is).*\\b" + rows + "\\b.*"))
                                .isPresent()
                        : true)
                .toList();
        FollowUp nothing = FollowUp.of("it");
        return switch (gesture) {
            case Gesture.Limit limit -> best(proposals, last, nothing).filter(found -> keeps(last.sql(), found.sql()));
            case Gesture.Members _, Gesture.Count _ ->
                proposals.stream()
                        .flatMap(proposal -> found(proposal, 0, last, nothing).stream())
                        .filter(found -> StatementDifference.between(last.sql(), found.sql())
                                .keepsLiterals())
                        .findFirst();
            case Gesture.Show _,
                    Gesture.All _,
                    Gesture.Reverse _,
                    Gesture.SortBy _,
                    Gesture.Share _,
                    Gesture.Amounts _ -> best(proposals, last, nothing);
        };
    }

    /** Fewer rows are the same rows: but for their number, nothing of the statement may be gone. */
    private static boolean keeps(String before, String now) {
        return StatementDifference.between(before, now).lost() <= 1;
    }

    private static Presentation presentation(Gesture gesture) {
        return gesture instanceof Gesture.Show(Presentation wanted) ? wanted : Presentation.FITTING;
    }

    /** What the earlier statement rests on, when the earlier question still gives the same one. */
    private Reading reading(Turn last) {
        return candidate(reader.apply(last.readAs()))
                .filter(candidate -> candidate.sql().sql().equals(last.sql()))
                .map(telling::reading)
                .orElseGet(() -> new Reading(
                        List.of(Because.of("the statement of the answer before", new Origin.Asked())),
                        List.of(),
                        Map.of(),
                        "",
                        "",
                        0.7));
    }
}
