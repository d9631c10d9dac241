package dash.project;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The analyst behind a statement that a person wrote, or chose among readings that were offered. */
record OwnStatement(Move.RunSql statement) implements Analyst {

    private static final Reading WRITTEN_BY_HAND = new Reading(
            List.of(Because.of("this statement was written by hand", new Origin.Asked())),
            List.of(),
            Map.of(),
            "",
            "",
            1);

    /** What a person chose among a few may still be none of what they mean. */
    private static final double CHOSEN = 0.9;

    static OwnStatement written(String sql) {
        return new OwnStatement(new Move.RunSql(sql, WRITTEN_BY_HAND));
    }

    static OwnStatement chosen(Move.RunSql offered) {
        Reading reading = offered.reading();
        Because choice = Because.of("you chose this reading", new Origin.Asked());
        return new OwnStatement(new Move.RunSql(
                offered.sql(),
                reading.withBecause(Stream.concat(reading.because().stream(), Stream.of(choice))
                                .toList())
                        .withConfidence(Math.max(CHOSEN, reading.confidence()))));
    }

    @Override
    public String name() {
        return "person";
    }

    @Override
    public boolean interprets() {
        return false;
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        return transcript.attempts().isEmpty() ? statement : new Move.Conclude();
    }
}
