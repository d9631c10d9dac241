package dash.app.command;

import dash.analyst.Move;
import dash.app.Waiting;
import dash.ask.Event;
import dash.ask.Listener;
import dash.project.render.Moves;

/** Tells a waiting person what is going on. */
final class Progress implements Listener {

    private final Waiting waiting;

    Progress(Waiting waiting) {
        this.waiting = waiting;
    }

    @Override
    public void on(Event event) {
        switch (event) {
            case Event.Moved(Move move) -> waiting.on(Moves.doing(move));
            case Event.ModelRetried retried -> waiting.on(Moves.retrying(retried));
            default -> {}
        }
    }
}
