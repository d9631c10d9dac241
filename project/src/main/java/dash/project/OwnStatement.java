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

/** The analyst behind {@code dash sql}: a person who has already written the statement. */
final class OwnStatement implements Analyst {

    private static final Reading WRITTEN_BY_HAND = new Reading(
            List.of(Because.of("this statement was written by hand", new Origin.Asked())),
            List.of(),
            Map.of(),
            "",
            "",
            1);

    private final String sql;

    OwnStatement(String sql) {
        this.sql = sql;
    }

    @Override
    public String name() {
        return "person";
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        return transcript.attempts().isEmpty() ? new Move.RunSql(sql, WRITTEN_BY_HAND) : new Move.Conclude();
    }
}
