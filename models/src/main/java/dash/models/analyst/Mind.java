package dash.models.analyst;

import dash.analyst.Analyst;
import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.models.analyst.privacy.Veil;
import dash.models.analyst.privacy.Veils;
import dash.question.Question;
import java.util.List;
import java.util.Optional;

/** Decides for one question. One thread. */
final class Mind implements Analyst {

    private final Analyst builtin;
    private final Veils veils;
    private final ModelOptions options;
    private final Line line;
    private final Proven proven;
    private Optional<Handover> handover = Optional.empty();
    private Optional<Candidates> candidates = Optional.empty();
    private Optional<Dialogue> dialogue = Optional.empty();

    Mind(Brain brain, Analyst builtin, Veils veils, ModelOptions options) {
        this.builtin = builtin;
        this.veils = veils;
        this.options = options;
        this.line = new Line(brain);
        this.proven = new Proven(builtin, line.name());
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public boolean rewords() {
        return true;
    }

    /** What the built-in analyst makes out from what is proven needs no model; the rest the model reads itself. */
    @Override
    public Following follow(Question question, Conversation earlier, Context context) {
        Following read = builtin.follow(question, earlier, context);
        return switch (read.kind()) {
            case ALONE, PROVEN -> read;
            case READ, OPEN -> earlier.isEmpty() ? Following.ALONE : Following.asTyped(earlier, Following.Kind.OPEN);
        };
    }

    @Override
    public List<Move.RunSql> readings(Transcript transcript) {
        return builtin.readings(transcript);
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        if (handover.isPresent()) {
            return handover.get().next(transcript, work);
        }
        Optional<Move> sure = proven.next(transcript, work);
        if (sure.isPresent()) {
            return sure.get();
        }
        if (dialogue.isEmpty()) {
            open(transcript);
        }
        return switch (decide(transcript, work)) {
            case Decision.Decided(Move move) -> move;
            case Decision.Failed(var failure) -> {
                Handover.Turn turn = Handover.of(failure, line.name(), builtin, transcript, work);
                handover = turn.then();
                yield turn.move();
            }
        };
    }

    private void open(Transcript transcript) {
        Veil veil = veils.of(transcript.question(), transcript.context());
        Results results = new Results(veil, options.rowsToModel());
        Opening opening = new Opening(options, veil, transcript, results);
        dialogue = Optional.of(new Dialogue(
                line,
                opening,
                veil,
                results,
                options.reasoning(),
                transcript.entries().size()));
        if (options.candidates() > 1) {
            Calls calls = new Calls(veil, line.name(), List.of(AnalystTools.RUN_SQL));
            candidates = Optional.of(new Candidates(line, opening, calls, options.candidates()));
        }
    }

    private Decision decide(Transcript transcript, Work work) {
        if (candidates.isPresent()) {
            Optional<Decision> drafted = candidates.get().next(transcript, work);
            if (drafted.isPresent()) {
                return drafted.get();
            }
            candidates = Optional.empty();
        }
        return dialogue.orElseThrow().next(transcript, work);
    }
}
