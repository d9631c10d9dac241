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
import dash.builtin.choice.Suggestions;
import dash.builtin.choice.Telling;
import dash.builtin.choice.WordUse;
import dash.builtin.links.names.KnownNames;
import dash.builtin.repair.Repairs;
import dash.builtin.sql.ToldDays;
import dash.builtin.telling.Teller;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.question.Question;
import dash.search.Embeddings;
import dash.search.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers what it understands, from knowledge first and from the live schema then, and declines the rest. What a reading gives
 * when it runs is part of the choice: one that fails or finds nothing steps back behind the next.
 */
public final class BuiltinAnalyst implements Analyst {

    /** Of so many, those with the same words and those that come to nothing are left out. */
    private static final int MOST_READINGS = 6;

    private final Values values;
    private final KnownNames names = new KnownNames();
    private final Suggestions suggestions;

    public BuiltinAnalyst(Values values) {
        this(values, Optional::empty);
    }

    /** @param embeddings for what to suggest with a refusal; empty while there are none */
    public BuiltinAnalyst(Values values, Supplier<Optional<Embeddings>> embeddings) {
        this.values = values;
        this.suggestions = new Suggestions(embeddings);
    }

    @Override
    public String name() {
        return "builtin";
    }

    @Override
    public Move next(Transcript transcript, Work work) {
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
                    .orElseGet(() -> new Move.Decline(
                            notMadeOut(transcript),
                            Understanding.offers(transcript.question().text(), transcript.context())));
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

    /** The readings over the live schema, whatever speaks against them, behind those that knowledge gives. */
    @Override
    public List<Move.RunSql> readings(Transcript transcript) {
        Understanding understanding = understanding(transcript);
        return Stream.concat(
                        candidates(choice(understanding, transcript.context())).stream(),
                        understanding.schema(names.of(ToldDays.read(transcript.context()))).stream())
                .limit(MOST_READINGS)
                .map(candidate -> run(candidate, understanding, transcript.context()))
                .toList();
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
        return new FollowUps(
                        context,
                        text -> read.computeIfAbsent(
                                text, words -> choice(new Understanding(words, context, values), context)))
                .read(question.text(), earlier);
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
                        .<Move>map(why -> new Move.Decline(why, understanding.offers()))
                        .or(teller::instead)
                        .orElseGet(() -> new Move.Decline(
                                understanding.whyNot(names.of(transcript.context()))
                                        + suggested(understanding, transcript),
                                understanding.offers()));
        };
    }

    private String suggested(Understanding understanding, Transcript transcript) {
        Context context = transcript.context();
        return suggestions.about(() -> understanding.unexplained(names.of(ToldDays.read(context))), context);
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
                .orElseGet(() -> new Move.Decline(failure(last.attempt()), understanding.offers()));
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

    @Override
    public List<String> alternatives(Transcript transcript) {
        return Understanding.offers(transcript.question().text(), transcript.context());
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
