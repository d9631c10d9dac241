package dash.models.analyst;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.correct.Attempt;
import dash.models.analyst.prompt.PromptFile;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Settings;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Several drafts by the same model, each in a conversation of its own, run and grouped by what they give. A majority
 * answers; without one the person is asked which reading is meant.
 */
final class Candidates {

    private static final List<String> WAYS = List.of(
            "Take the most direct way.",
            "Begin from another table or another metric than the obvious one, if there is one that can tell.",
            "Compute it in steps with WITH, and join only at the end.",
            "Look for a reading of the question that others might miss, and answer that if it is as likely.",
            "Doubt the obvious: check filters, time zones and rows that joins multiply, and write it accordingly.");

    /** A draft: how it read the question, and the statement that stands for it. */
    private record Draft(Move.RunSql run) {
        private String sql() {
            return run.sql();
        }
    }

    private final Line line;
    private final Opening opening;
    private final Calls calls;
    private final int wanted;
    private final List<Draft> drafts = new ArrayList<>();
    private int asked;

    Candidates(Line line, Opening opening, Calls calls, int wanted) {
        this.line = line;
        this.opening = opening;
        this.calls = calls;
        this.wanted = wanted;
    }

    /** The next draft, or what the drafts came to; none when no draft ran and an ordinary conversation has to do. */
    Optional<Decision> next(Transcript transcript, Work work) {
        while (asked < wanted) {
            Outcome outcome = line.say(conversation(++asked), false, work);
            if (outcome instanceof Failure failure && isFinal(failure)) {
                return drafts.isEmpty() ? Optional.of(new Decision.Failed(failure)) : verdict(transcript, work);
            }
            Optional<Move.RunSql> draft = outcome instanceof Reply reply ? draft(reply) : Optional.empty();
            if (draft.isPresent()) {
                Move.RunSql run = draft.get();
                boolean seen = drafts.stream().anyMatch(other -> same(other.sql(), run.sql()));
                drafts.add(new Draft(run));
                if (!seen) {
                    return Optional.of(new Decision.Decided(run));
                }
            }
        }
        return verdict(transcript, work);
    }

    private static boolean isFinal(Failure failure) {
        return switch (failure) {
            case Failure.Truncated truncated -> false;
            case Failure.Empty empty -> false;
            case Failure.Malformed malformed -> false;
            default -> true;
        };
    }

    private static boolean same(String one, String other) {
        return SqlText.normal(one).equals(SqlText.normal(other));
    }

    private Optional<Move.RunSql> draft(Reply reply) {
        for (ToolCall call : reply.calls()) {
            if (call instanceof ToolCall.Understood understood
                    && calls.draft(understood) instanceof Call.Act(Move.RunSql run)) {
                return Optional.of(run);
            }
        }
        return SqlText.blocks(reply.text()).size() == 1
                        && calls.draft(SqlText.blocks(reply.text()).getFirst()) instanceof Call.Act(Move.RunSql run)
                ? Optional.of(run)
                : Optional.empty();
    }

    private Conversation conversation(int number) {
        List<Message> messages = new ArrayList<>(opening.messages(0));
        messages.add(new Message.User(PromptFile.CANDIDATE.text(Map.of(
                "number", Integer.toString(number),
                "all", Integer.toString(wanted),
                "way", WAYS.get((number - 1) % WAYS.size())))));
        return new Conversation(
                messages,
                List.of(AnalystTools.runSql()),
                new ToolChoice.Named(AnalystTools.RUN_SQL),
                Settings.DEFAULT,
                Optional.empty());
    }

    private Optional<Decision> verdict(Transcript transcript, Work work) {
        Map<String, List<Draft>> groups = new LinkedHashMap<>();
        for (Draft draft : drafts) {
            attempt(draft, transcript)
                    .flatMap(Attempt::ran)
                    .ifPresent(ran -> groups.computeIfAbsent(SameResult.key(ran.rows()), unseen -> new ArrayList<>())
                            .add(draft));
        }
        if (groups.isEmpty()) {
            return Optional.empty();
        }
        List<List<Draft>> bySize = groups.values().stream()
                .sorted(Comparator.comparingInt((List<Draft> group) -> -group.size()))
                .toList();
        List<Draft> best = bySize.getFirst();
        int ran = bySize.stream().mapToInt(List::size).sum();
        if (2 * best.size() <= ran && bySize.size() > 1) {
            return Optional.of(new Decision.Decided(question(bySize)));
        }
        vouch(best.size(), ran, work);
        int number = attempt(best.getFirst(), transcript).map(Attempt::number).orElse(0);
        return Optional.of(new Decision.Decided(new Move.Conclude(Optional.empty(), number)));
    }

    private void vouch(int agree, int ran, Work work) {
        double share = (double) agree / wanted;
        String reason = agree + " of " + wanted + " drafts give the same result";
        if (ran == 1) {
            work.vouch(-0.05, "only one of " + wanted + " drafts ran");
        } else {
            work.vouch(agree == wanted ? 0.15 : Math.round((share - 0.75) * 40) / 100.0, reason);
        }
    }

    private static Optional<Attempt> attempt(Draft draft, Transcript transcript) {
        return transcript.attempts().stream()
                .filter(attempt -> same(attempt.sql(), draft.sql()))
                .findFirst();
    }

    private static Move question(List<List<Draft>> groups) {
        Set<String> known = new HashSet<>();
        List<Move.RunSql> readings = new ArrayList<>();
        for (List<Draft> group : groups) {
            Move.RunSql run = group.getFirst().run();
            String words = run.reading().words();
            boolean telling = !words.isEmpty() && known.add(words);
            readings.add(
                    telling ? run : new Move.RunSql(run.sql(), run.reading().withWords(run.sql())));
        }
        return new Move.Offer(
                Move.Offer.Reason.AMBIGUOUS,
                "Different ways to read this give different answers. Which one is meant?",
                readings);
    }
}
