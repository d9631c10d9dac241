package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * What questions told while they were worked on, so that a listener who was cut off can go on from any number. Only ever
 * added to, until it is old or its answer goes. Safe for many threads and processes.
 */
public final class QuestionEvents {

    private final Transactions transactions;

    QuestionEvents(Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * All of them or none; returns once they are on disk. The same event may be sent again, for when nobody knows whether
     * it arrived; another one under its number is refused.
     */
    public void append(String answer, List<KeptEvent> events) {
        if (events.isEmpty()) {
            return;
        }
        transactions.inTransaction(handle -> {
            // Held until the end, so that the answer cannot go in between.
            if (handle.select("SELECT 1 FROM answer WHERE id = ? FOR KEY SHARE", Texts.storable(answer))
                    .mapTo(Integer.class)
                    .findOne()
                    .isEmpty()) {
                throw FaultException.of(
                        Code.ANSWER_UNKNOWN,
                        Place.named("the question"),
                        answer,
                        "no question is kept under this id",
                        "begin it before it tells anything; if it was deleted meanwhile, call it off");
            }
            if (insert(handle, answer, events) < events.size()) {
                refuseOthers(handle, answer, events);
            }
            return events.size();
        });
    }

    private static int insert(Handle handle, String answer, List<KeptEvent> events) {
        return handle.createUpdate("INSERT INTO question_event (answer, number, name, body)"
                        + " SELECT :answer, number, name, body::json"
                        + " FROM unnest(:numbers, :names, :bodies) AS told (number, name, body)"
                        + " ON CONFLICT (answer, number) DO NOTHING")
                .bind("answer", Texts.storable(answer))
                .bindArray(
                        "numbers",
                        Integer.class,
                        events.stream().map(KeptEvent::number).toList())
                .bindArray(
                        "names",
                        String.class,
                        events.stream()
                                .map(event -> Texts.storable(event.name()))
                                .toList())
                .bindArray(
                        "bodies",
                        String.class,
                        events.stream()
                                .map(event -> Texts.storableJson(event.body()))
                                .toList())
                .execute();
    }

    private static void refuseOthers(Handle handle, String answer, List<KeptEvent> events) {
        List<KeptEvent> there = after(handle, answer, 0);
        for (KeptEvent event : events) {
            KeptEvent kept =
                    new KeptEvent(event.number(), Texts.storable(event.name()), Texts.storableJson(event.body()));
            if (!there.contains(kept)) {
                throw FaultException.of(
                        Code.INTERNAL,
                        Place.named("the events of " + answer),
                        event.number() + " " + event.name(),
                        "another event of this question has this number already",
                        "only the process that took a question up may tell of it");
            }
        }
    }

    /** Those with a greater number, in their order. */
    public List<KeptEvent> after(String answer, int number) {
        return transactions.inTransaction(handle -> after(handle, answer, number));
    }

    private static List<KeptEvent> after(Handle handle, String answer, int number) {
        return handle.createQuery("SELECT number, name, body FROM question_event"
                        + " WHERE answer = :answer AND number > :number ORDER BY number")
                .bind("answer", Texts.storable(answer))
                .bind("number", number)
                .map((row, context) ->
                        new KeptEvent(row.getInt("number"), row.getString("name"), row.getString("body")))
                .list();
    }

    /**
     * Lets the events of questions go that were asked before, and are over; their answers stay.
     *
     * @return how many went
     */
    public int prune(Instant askedBefore) {
        return transactions.inTransaction(
                handle -> handle.createUpdate("DELETE FROM question_event USING answer WHERE answer.id = answer"
                                + " AND answer.asked_at < :before AND answer.status <> 'running'")
                        .bind("before", Answers.stored(askedBefore))
                        .execute());
    }
}
