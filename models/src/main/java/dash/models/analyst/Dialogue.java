package dash.models.analyst;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.EstimatedTokens;
import dash.context.Quoted;
import dash.models.analyst.privacy.Veil;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Settings;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.models.spending.ConversationTokens;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The conversation of one question. Calls of one reply are taken one after the other, each as a move of the engine; what
 * cannot be a move is told back. Every way round ends: in a move, in a failure, or because the model used up its chances.
 */
final class Dialogue {

    private static final int MOST_MISTAKES = 6;
    private static final int MOST_TEXTS = 2;
    private static final String USE_TOOLS =
            "That was not a tool call, so nothing happened. Run a statement with run_sql, or conclude; answerable false if the data cannot answer.";

    private final Line line;
    private final Opening opening;
    private final Veil veil;
    private final Results results;
    private final Calls calls;
    private final List<Tool> tools;
    private final Optional<Reasoning> reasoning;
    private final List<Message> turns = new ArrayList<>();
    private final Deque<ToolCall> pending = new ArrayDeque<>();
    private Optional<ToolCall> outstanding = Optional.empty();
    private Optional<Comparison> comparison = Optional.empty();
    private int taken;
    private int mistakes;
    private int texts;
    private int shrunk;

    Dialogue(Line line, Opening opening, Veil veil, Results results, boolean reasoning, int taken) {
        this.line = line;
        this.opening = opening;
        this.veil = veil;
        this.results = results;
        this.tools = AnalystTools.all(reasoning);
        this.calls = new Calls(veil, line.name(), tools.stream().map(Tool::name).toList());
        this.reasoning = reasoning ? Optional.of(new Reasoning()) : Optional.empty();
        this.taken = taken;
    }

    Decision next(Transcript transcript, Work work) {
        takeIn(transcript);
        while (mistakes < MOST_MISTAKES) {
            Optional<Move> move = carryOn(transcript, work);
            if (move.isPresent()) {
                return new Decision.Decided(move.get());
            }
            Optional<Decision> heard = ask(transcript, work);
            if (heard.isPresent()) {
                return heard.get();
            }
        }
        return stuck(transcript, work);
    }

    /** What the engine did since the last move. */
    private void takeIn(Transcript transcript) {
        List<Transcript.Entry> entries = transcript.entries();
        for (; taken < entries.size(); taken++) {
            if (comparison.isPresent()) {
                continue;
            }
            Transcript.Entry entry = entries.get(taken);
            String text = results.of(entry, transcript);
            boolean failed = entry instanceof Transcript.Tried tried
                    && tried.attempt().ran().isEmpty();
            turns.add(outstanding
                    .<Message>map(call -> new Message.Result(call.id(), call.tool(), text, failed))
                    .orElseGet(() -> new Message.User(statement(entry) + text)));
            outstanding = Optional.empty();
            if (failed) {
                putOff();
            }
        }
    }

    /** A statement that no call of this conversation asked for. */
    private String statement(Transcript.Entry entry) {
        return entry instanceof Transcript.Tried tried
                ? "The statement:\n" + Quoted.block(veil.foreign(tried.attempt().sql()))
                : "";
    }

    /** What was called behind a statement that did not run rests on something that did not happen. */
    private void putOff() {
        while (!pending.isEmpty()) {
            turns.add(Message.problemOf(pending.poll(), "Not done: the statement before it did not run."));
        }
    }

    private Optional<Move> carryOn(Transcript transcript, Work work) {
        if (comparison.isPresent()) {
            Optional<Move> move = compare(comparison.get(), transcript);
            if (move.isPresent()) {
                return move;
            }
        }
        while (!pending.isEmpty()) {
            ToolCall call = pending.poll();
            switch (calls.read(call, transcript)) {
                case Call.Wrong(String why) -> wrong(call, why);
                case Call.Compare wanted -> {
                    comparison = Optional.of(new Comparison(call, wanted));
                    return carryOn(transcript, work);
                }
                case Call.Act(Move move) -> {
                    Optional<String> objection = objection(move, transcript, work);
                    if (objection.isEmpty()) {
                        outstanding = Optional.of(call);
                        return Optional.of(move);
                    }
                    wrong(call, objection.get());
                }
            }
        }
        return Optional.empty();
    }

    private void wrong(ToolCall call, String why) {
        turns.add(Message.problemOf(call, why));
        mistakes++;
    }

    private Optional<String> objection(Move move, Transcript transcript, Work work) {
        return reasoning.flatMap(rules -> switch (move) {
            case Move.Conclude end -> rules.objection(transcript, work);
            case Move.Think think -> Reasoning.enough(transcript);
            default -> Optional.<String>empty();
        });
    }

    private Optional<Move> compare(Comparison running, Transcript transcript) {
        Optional<Move> next = running.next(transcript);
        if (next.isPresent()) {
            return next;
        }
        comparison = Optional.empty();
        if (running.failed().isPresent()) {
            wrong(running.call(), results.tried(running.failed().get(), transcript));
            return Optional.empty();
        }
        if (running.differ()) {
            return Optional.of(running.question());
        }
        turns.add(Message.resultOf(
                running.call(),
                "All readings give the same result, so there is nothing to ask. Conclude with attempt "
                        + running.standardAttempt() + "."));
        return Optional.empty();
    }

    /** One message of the model; a decision when it is the last one, or words that end the question. */
    private Optional<Decision> ask(Transcript transcript, Work work) {
        Outcome outcome = line.say(conversation(), veil.showsRows(), work);
        return switch (outcome) {
            case Reply reply -> hear(reply, transcript, work);
            case Failure.Overflow overflow -> shrink(overflow);
            case Failure.Truncated truncated ->
                again(truncated, "Your message was cut off at its longest length. Be brief, one call at a time.");
            case Failure.Empty empty -> again(empty, "Your message was empty. " + USE_TOOLS);
            case Failure.Malformed malformed -> again(malformed, malformed.why());
            case Failure failure -> Optional.of(new Decision.Failed(failure));
        };
    }

    private Optional<Decision> again(Failure failure, String told) {
        mistakes += 2;
        turns.add(new Message.User(told));
        return mistakes >= MOST_MISTAKES ? Optional.of(new Decision.Failed(failure)) : Optional.empty();
    }

    private Optional<Decision> shrink(Failure.Overflow overflow) {
        return ++shrunk > Shrinking.LAST ? Optional.of(new Decision.Failed(overflow)) : Optional.empty();
    }

    private Conversation conversation() {
        Conversation whole = shortened();
        while (shrunk < Shrinking.LAST && isTooLong(whole)) {
            shrunk++;
            whole = shortened();
        }
        return whole;
    }

    private boolean isTooLong(Conversation whole) {
        return ConversationTokens.of(whole, new EstimatedTokens())
                        + whole.settings().mostTokens()
                > line.contextTokens();
    }

    private Conversation shortened() {
        List<Message> messages = new ArrayList<>(opening.messages(shrunk));
        messages.addAll(Shrinking.turns(turns, shrunk));
        return new Conversation(messages, tools, new ToolChoice.Free(), Settings.DEFAULT, Optional.empty());
    }

    private Optional<Decision> hear(Reply reply, Transcript transcript, Work work) {
        turns.add(reply.asMessage());
        pending.addAll(reply.calls());
        if (!reply.calls().isEmpty()) {
            return Optional.empty();
        }
        List<String> blocks = SqlText.blocks(reply.text());
        if (!blocks.isEmpty()) {
            return written(reply.text(), transcript);
        }
        String words = PlainWords.of(veil.words(reply.text()));
        if (transcript.lastGood().isPresent() && !words.isEmpty()) {
            Move.Conclude end = new Move.Conclude(veil.takesWording() ? Optional.of(words) : Optional.empty());
            Optional<String> objection = objection(end, transcript, work);
            if (objection.isEmpty()) {
                return Optional.of(new Decision.Decided(end));
            }
            mistakes++;
            turns.add(new Message.User(objection.get()));
            return Optional.empty();
        }
        mistakes++;
        if (++texts >= MOST_TEXTS && !words.isEmpty()) {
            return Optional.of(new Decision.Decided(new Move.Decline(words, List.of())));
        }
        turns.add(new Message.User(USE_TOOLS));
        return Optional.empty();
    }

    /** A statement in a fence instead of a call. */
    private Optional<Decision> written(String text, Transcript transcript) {
        return switch (calls.statement(text, "", List.of(), transcript)) {
            case Call.Act(Move move) -> Optional.of(new Decision.Decided(move));
            case Call.Wrong(String why) -> {
                mistakes++;
                turns.add(new Message.User(why));
                yield Optional.empty();
            }
            case Call.Compare compare -> Optional.empty();
        };
    }

    private Decision stuck(Transcript transcript, Work work) {
        if (transcript.lastGood().isPresent()) {
            work.incident(Quoted.words(line.name()) + " did not come to an end; the last result that ran is told");
            return new Decision.Decided(new Move.Conclude());
        }
        return new Decision.Failed(
                new Failure.Malformed("it made too many mistakes", "", dash.models.language.Usage.NONE));
    }
}
