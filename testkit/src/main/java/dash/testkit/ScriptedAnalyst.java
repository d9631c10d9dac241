package dash.testkit;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Plays prepared moves one after the other and remembers what it was shown. One question at a time. */
public final class ScriptedAnalyst implements Analyst {

    private final Iterator<Move> moves;
    private final List<Transcript> shown = new ArrayList<>();

    public ScriptedAnalyst(Move... moves) {
        this.moves = List.of(moves).iterator();
    }

    /** Runs these statements in turn, each when the one before did not work, then concludes. */
    public static ScriptedAnalyst running(String... statements) {
        List<Move> moves = new ArrayList<>();
        for (String sql : statements) {
            moves.add(new Move.RunSql(sql, Reading.UNKNOWN));
        }
        moves.add(new Move.Conclude());
        return new ScriptedAnalyst(moves.toArray(Move[]::new));
    }

    @Override
    public String name() {
        return "scripted";
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        shown.add(transcript);
        if (!moves.hasNext()) {
            throw new IllegalStateException("the script is over, and the question goes on");
        }
        return moves.next();
    }

    /** Every transcript it was asked about, in order. */
    public List<Transcript> shown() {
        return List.copyOf(shown);
    }
}
