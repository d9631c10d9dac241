package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;

/** What people said of answers. Later is better: a person's new verdict on an answer replaces their earlier one. */
public final class Feedback {

    private final Transactions transactions;

    Feedback(Transactions transactions) {
        this.transactions = transactions;
    }

    public void add(KeptFeedback feedback) {
        int written = transactions.inTransaction(
                handle -> handle.createUpdate("INSERT INTO feedback (answer, person, verdict, reason, at)"
                                + " SELECT id, :person, :verdict, :reason, :at FROM answer WHERE id = :answer FOR KEY SHARE"
                                + " ON CONFLICT (answer, person) DO UPDATE SET verdict = excluded.verdict,"
                                + " reason = excluded.reason, at = excluded.at")
                        .bind("answer", Texts.storable(feedback.answer()))
                        .bind("person", Texts.storable(feedback.person()))
                        .bind("verdict", feedback.verdict().written())
                        .bind("reason", Texts.storable(feedback.reason()))
                        .bind("at", Answers.stored(feedback.at()))
                        .execute());
        if (written == 0) {
            throw FaultException.of(
                    Code.ANSWER_UNKNOWN,
                    Place.named("the answer"),
                    feedback.answer(),
                    "no answer is kept under this id",
                    "take the id from an answer that is there; this one may have been deleted");
        }
    }

    /** Oldest first. */
    public List<KeptFeedback> ofAnswer(String answer) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT answer, person, verdict, reason, at FROM feedback WHERE answer = :answer"
                                + " ORDER BY at, person")
                .bind("answer", Texts.storable(answer))
                .map((row, context) -> feedback(row))
                .list());
    }

    private static KeptFeedback feedback(ResultSet row) throws SQLException {
        return new KeptFeedback(
                row.getString("answer"),
                row.getString("person"),
                KeptFeedback.Verdict.valueOf(row.getString("verdict").toUpperCase(Locale.ROOT)),
                row.getString("reason"),
                row.getObject("at", OffsetDateTime.class).toInstant());
    }
}
