package dash.store;

import dash.doubt.RecentAnswers;
import dash.fault.FaultException;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;

/** Reads single figures out of kept answers, except those that rest on somebody's own memory. A store that cannot be read costs a comparison, not the answer. */
public final class StoredRecentAnswers implements RecentAnswers {

    private static final int MOST = 50;

    private final Transactions transactions;

    StoredRecentAnswers(Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public List<RecentAnswer> of(String project) {
        try {
            return transactions.inTransaction(handle -> handle.createQuery(
                            "SELECT id, question, asked_at, statement, (body -> 'rows' -> 0 ->> 0)::numeric AS figure"
                                    + " FROM (SELECT * FROM answer WHERE project = :project AND status = 'answered' AND NOT personal"
                                    + " ORDER BY asked_at DESC LIMIT :most) newest"
                                    + " WHERE jsonb_array_length(body -> 'rows') = 1"
                                    + " AND jsonb_array_length(body -> 'columns') = 1"
                                    + " AND jsonb_typeof(body -> 'rows' -> 0 -> 0) = 'number'"
                                    + " ORDER BY asked_at DESC")
                    .bind("project", Texts.storable(project))
                    .bind("most", MOST)
                    .map((row, context) -> answer(row))
                    .list());
        } catch (FaultException unreadable) {
            return List.of();
        }
    }

    private static RecentAnswer answer(ResultSet row) throws SQLException {
        return new RecentAnswer(
                row.getString("id"),
                row.getString("question"),
                row.getObject("asked_at", OffsetDateTime.class).toInstant(),
                row.getString("statement"),
                row.getObject("figure", BigDecimal.class));
    }
}
