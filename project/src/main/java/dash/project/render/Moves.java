package dash.project.render;

import dash.analyst.Move;
import dash.ask.Event;

/** Moves in a few words, for whoever waits. */
public final class Moves {

    private Moves() {}

    public static String doing(Move move) {
        return Plain.of(
                switch (move) {
                    case Move.RunSql run -> "running a statement";
                    case Move.Inspect inspect ->
                        inspect.table().isBlank() ? "listing the tables" : "looking at " + inspect.table();
                    case Move.Recall recall -> "recalling " + recall.words();
                    case Move.Consult consult -> "reading about " + consult.words();
                    case Move.Think think -> "thinking: " + think.title();
                    case Move.Remember lesson -> "remembering: " + lesson.title();
                    case Move.OfferPattern offer -> "offering the query pattern " + offer.name();
                    case Move.Offer offer -> "comparing readings";
                    case Move.Conclude end -> "wording the answer";
                    case Move.Tell told -> "quoting what people wrote";
                    case Move.Decline why -> "declining";
                    case Move.Reply reply -> "replying";
                    case Move.Surrender why -> "giving up";
                });
    }

    public static String retrying(Event.ModelRetried retried) {
        return Plain.of(retried.why()) + "; trying again in "
                + Math.max(1, retried.pause().toSeconds()) + " s";
    }
}
