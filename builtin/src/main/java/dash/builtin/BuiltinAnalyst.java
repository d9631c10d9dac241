package dash.builtin;

import dash.analyst.Analyst;
import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Transcript.Tried;
import dash.analyst.Work;
import dash.builtin.choice.Candidate;
import dash.builtin.choice.Choice;
import dash.builtin.choice.Chooser;
import dash.builtin.choice.Offers;
import dash.builtin.choice.Suggestions;
import dash.builtin.choice.Telling;
import dash.builtin.choice.WordUse;
import dash.builtin.links.names.KnownNames;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.repair.Repairs;
import dash.builtin.sql.ToldDays;
import dash.builtin.telling.SmallTalk;
import dash.builtin.telling.Teller;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.knowledge.Knowledge;
import dash.question.Question;
import dash.search.Embeddings;
import dash.search.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers what it understands, from knowledge first and from the live schema then, and declines the rest. What a reading gives
 * when it runs is part of the choice: one that fails or finds nothing steps back behind the next.
 */
public final class BuiltinAnalyst implements Analyst {

    /** Of so many, those with the same words and those that come to nothing are left out. */
    private static final int MOST_READINGS = 5;

    private static final int MOST_LIVE = 2;

    /** A reading that is less probable says nothing about the question. */
    private static final double WORTH_OFFERING = 0.25;

    private final Values values;
    private final KnownNames names = new KnownNames();
    private final Suggestions suggestions;
    private final Supplier<Optional<Knowledge>> knowledge;

    public BuiltinAnalyst(Values values) {
        this(values, Optional::empty, Optional::empty);
    }

    /**
     * @param embeddings for what to offer with a refusal; empty while there are none
     * @param knowledge all of it, to offer what was not picked for the question; empty where a context has it all
     */
    public BuiltinAnalyst(
            Values values, Supplier<Optional<Embeddings>> embeddings, Supplier<Optional<Knowledge>> knowledge) {
        this.values = values;
        this.knowledge = knowledge;
        this.suggestions = new Suggestions(embeddings);
    }

    @Override
    public String name() {
        return "builtin";
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        Optional<SmallTalk> talk = talk(transcript);
        if (talk.isPresent()) {
            return reply(talk.get(), transcript);
        }
        boolean told = transcript.lastGood().isPresent();
        if (told && stands(transcript.tries().getLast())) {
            return concluded(transcript.tries().getLast());
        }
        if (transcript.tries().isEmpty() && transcript.following().statement().isPresent()) {
            return transcript.following().statement().get();
        }
        if (transcript.following().kind() == Following.Kind.OPEN) {
            String earlier =
                    transcript.following().earlier().last().map(Turn::readAs).orElse("");
            return new Teller(transcript)
                    .leftOutAlready(earlier)
                    .orElseGet(() -> new Move.Decline(notMadeOut(transcript), readings(transcript)));
        }
        Teller teller = new Teller(transcript);
        Optional<Move> words = transcript.tries().isEmpty() ? teller.first() : Optional.empty();
        if (words.isPresent()) {
            return words.get();
        }
        Understanding understanding = understanding(transcript);
        Choice choice = choice(understanding, transcript.context());
        return transcript.tries().isEmpty()
                ? first(choice, understanding, transcript, teller)
                : Repairs.next(transcript)
                        .<Move>map(repaired -> repaired)
                        .orElseGet(() -> again(choice, understanding, transcript));
    }

    /** Half a question is not answered as if it were a whole one. */
    private static String notMadeOut(Transcript transcript) {
        return transcript
                .following()
                .earlier()
                .last()
                .map(turn -> "This seems to follow up on \"" + turn.readAs()
                        + "\", and I cannot make out what it changes there. Ask it in full.")
                .orElse("I cannot make out what this follows up on.");
    }

    private Understanding understanding(Transcript transcript) {
        return new Understanding(transcript.question().whole(), transcript.context(), values);
    }

    /** Those that knowledge gives, then what is near the question, then those over the live schema that are not improbable. */
    @Override
    public List<Move.RunSql> readings(Transcript transcript) {
        return readings(understanding(transcript), transcript);
    }

    private List<Move.RunSql> readings(Understanding understanding, Transcript transcript) {
        Context context = transcript.context();
        Stream<? extends Candidate> live = understanding.namesAMetric()
                ? Stream.empty()
                : understanding.schema(names.of(ToldDays.read(context))).stream()
                        .filter(candidate -> candidate.belief() >= WORTH_OFFERING);
        return runs(
                Stream.of(
                                candidates(choice(understanding, context)).stream(),
                                closest(understanding, transcript),
                                live.limit(MOST_LIVE))
                        .flatMap(some -> some),
                context);
    }

    private Context whole(Transcript transcript) {
        Context picked = transcript.context();
        return knowledge.get().map(picked::with).orElse(picked);
    }

    private Stream<Candidate> closest(Understanding understanding, Transcript transcript) {
        Context context = whole(transcript);
        SchemaNames known = names.of(ToldDays.read(context));
        List<Token> unexplained = understanding.unexplained(known);
        String question = transcript.question().whole();
        List<String> renamed = suggestions.names(unexplained, context).entrySet().stream()
                .flatMap(other -> Stream.concat(
                        Stream.of(Respelled.replaced(question, other.getKey(), other.getValue())),
                        context.knowledge().metric(other.getValue()).map(Offers::question).stream()))
                .toList();
        return near(context).of(question, understanding, unexplained, renamed);
    }

    private Closest near(Context context) {
        return new Closest(context, text -> choice(new Understanding(text, context, values), context));
    }

    private static List<Move.RunSql> runs(Stream<? extends Candidate> candidates, Context context) {
        Telling telling = new Telling(context.today());
        return candidates
                .map(candidate -> new Move.RunSql(candidate.sql().sql(), telling.reading(candidate)))
                .distinct()
                .limit(MOST_READINGS)
                .toList();
    }

    /** What asks for nothing that is known here may be for Dash itself. */
    private Optional<SmallTalk> talk(Transcript transcript) {
        boolean known = transcript.following().statement().isPresent()
                || transcript.following().readAs().isPresent();
        return known
                ? Optional.empty()
                : SmallTalk.of(Words.of(transcript.question().text()))
                        .filter(talk -> choice(understanding(transcript), transcript.context()) instanceof Choice.None);
    }

    private Move reply(SmallTalk talk, Transcript transcript) {
        Context context = whole(transcript);
        Introduction introduction = new Introduction(transcript, context);
        return introduction
                .looking(talk)
                .<Move>map(look -> look)
                .orElseGet(() -> new Move.Reply(
                        introduction.words(talk),
                        talk == SmallTalk.ABOUT ? runs(near(context).examples(), context) : List.of()));
    }

    private static List<Candidate> candidates(Choice choice) {
        return switch (choice) {
            case Choice.Sure(Candidate candidate, List<Candidate> others) ->
                Stream.concat(Stream.of(candidate), others.stream()).toList();
            case Choice.Open(List<Candidate> candidates) -> candidates;
            case Choice.None none -> List.of();
        };
    }

    private Choice choice(Understanding understanding, Context context) {
        if (understanding.setAside().isPresent()) {
            return new Choice.None();
        }
        return new Chooser(context.knowledge())
                .choose(
                        understanding.metrics(),
                        understanding.patterns(),
                        understanding::described,
                        understanding.understood(),
                        () -> understanding.schema(names.of(ToldDays.read(context))));
    }

    @Override
    public Following follow(Question question, Conversation earlier, Context context) {
        Map<String, Choice> read = new HashMap<>();
        Function<String, Choice> reader =
                text -> read.computeIfAbsent(text, words -> choice(new Understanding(words, context, values), context));
        Following following = new FollowUps(context, reader).read(question.text(), earlier);
        boolean plain = following.kind() == Following.Kind.ALONE
                && following.readAs().isEmpty()
                && question.meant().isEmpty();
        return plain ? respelled(question.text(), following, reader, context) : following;
    }

    /** A question with a word that is nearly one name, and that can be read with that name, is read so and says so. */
    private Following respelled(String typed, Following asTyped, Function<String, Choice> reader, Context context) {
        if (!Respelled.possible(typed)) {
            return asTyped;
        }
        List<String> questions = respelled(
                typed, new Understanding(typed, context, values), context, reader.apply(typed) instanceof Choice.None);
        return questions.size() == 1 && !(reader.apply(questions.getFirst()) instanceof Choice.None)
                ? Following.readAs(asTyped.earlier(), Following.Kind.READ, questions.getFirst())
                : asTyped;
    }

    private Move first(Choice choice, Understanding understanding, Transcript transcript, Teller teller) {
        return switch (choice) {
            case Choice.Sure(Candidate candidate, var others) -> run(candidate, understanding, transcript.context());
            case Choice.Open(List<Candidate> candidates) ->
                new Move.Offer(
                        Move.Offer.Reason.AMBIGUOUS,
                        "This can be read in more than one way. Which one is meant?",
                        candidates.stream()
                                .map(candidate -> run(candidate, understanding, transcript.context()))
                                .toList());
            case Choice.None none ->
                understanding
                        .setAside()
                        .<Move>map(why -> new Move.Decline(why, readings(understanding, transcript)))
                        .or(teller::instead)
                        .or(() -> respelled(understanding, transcript))
                        .orElseGet(() -> declined(understanding, transcript));
        };
    }

    private Move declined(Understanding understanding, Transcript transcript) {
        return new Move.Decline(
                understanding.whyNot(names.of(transcript.context())),
                readings(understanding, transcript),
                Refusal.instead(whole(transcript)));
    }

    /** A word that is nearly more than one name: the person chooses. */
    private Optional<Move> respelled(Understanding understanding, Transcript transcript) {
        Context context = transcript.context();
        String question = transcript.question().text();
        List<Candidate> readings = respelled(question, understanding, context, true).stream()
                .flatMap(text -> candidates(choice(new Understanding(text, context, values), context)).stream()
                        .limit(1))
                .toList();
        return readings.size() < 2
                ? Optional.empty()
                : Optional.of(new Move.Offer(
                        Move.Offer.Reason.AMBIGUOUS,
                        "A word of this is not known here and is nearly more than one that is. Which one is meant?",
                        runs(readings.stream(), context)));
    }

    private List<String> respelled(String question, Understanding understanding, Context context, boolean ofValues) {
        return new Respelled(context, values)
                .questions(question, understanding.unexplained(names.of(ToldDays.read(context))), ofValues);
    }

    private Move.RunSql run(Candidate candidate, Understanding understanding, Context context) {
        WordUse use = understanding.wordUse(names.of(ToldDays.read(context)));
        return new Move.RunSql(candidate.sql().sql(), new Telling(context.today()).reading(candidate, use));
    }

    /** The next reading that was not tried yet; when there is none, the first result that came, else what went wrong. */
    private Move again(Choice choice, Understanding understanding, Transcript transcript) {
        Set<String> tried =
                transcript.tries().stream().map(each -> each.move().sql()).collect(Collectors.toSet());
        if (choice instanceof Choice.Sure(var best, List<Candidate> others)) {
            for (Candidate other : others) {
                if (!tried.contains(other.sql().sql())) {
                    return run(other, understanding, transcript.context());
                }
            }
        }
        Tried last = transcript.tries().getLast();
        return Worth.best(transcript.tries())
                .map(best -> Worth.told(best) ? concluded(best) : unsure(best, transcript))
                .orElseGet(() -> new Move.Decline(failure(last.attempt()), readings(transcript)));
    }

    private static boolean stands(Tried tried) {
        return !Worth.disappoints(tried) && Worth.told(tried);
    }

    private static Move concluded(Tried tried) {
        return new Move.Conclude(Optional.empty(), tried.attempt().number());
    }

    /** What ran is offered with what speaks against it, and the others that ran behind it. */
    private static Move unsure(Tried best, Transcript transcript) {
        return new Move.Offer(
                Move.Offer.Reason.UNSURE,
                "I am not sure. I read it as \"" + best.move().reading().inWords() + "\", and this speaks against it: "
                        + Worth.against(best),
                Stream.concat(Stream.of(best), transcript.tries().stream())
                        .map(Tried::move)
                        .toList());
    }

    private static String failure(Attempt attempt) {
        String why = attempt.diagnoses().isEmpty()
                ? "it gave nothing to go by"
                : attempt.diagnoses().getFirst().message();
        return switch (attempt.outcome()) {
            case Outcome.Stopped stopped ->
                "I understood the question, but the guard did not let my statement through: " + why;
            case Outcome.Failed failed ->
                "I understood the question, but the statement made from knowledge failed: " + why;
            case Outcome.Ran ran -> "I understood the question, but its result cannot be used: " + why;
        };
    }
}
