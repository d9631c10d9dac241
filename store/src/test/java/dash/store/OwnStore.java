package dash.store;

import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A store for the tests of one class, and a second way into it that stands for another process. */
final class OwnStore implements AutoCloseable {

    static final UUID RUNNER = UUID.fromString("00000000-0000-0000-0000-000000000001");

    private final TestHome home;
    private final Store store;

    OwnStore() throws IOException, InterruptedException {
        home = TestHome.fresh();
        store = another();
    }

    Store store() {
        return store;
    }

    /** Shares nothing with the first but the server. */
    Store another() {
        return Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent());
    }

    static Question question(String project, String text, String at) {
        return new Question(QuestionId.random(), project, text, new Asker("ann"), Door.WEB, Instant.parse(at));
    }

    /** A question that was asked and answered at once. */
    String answered(String project, Optional<String> conversation, String text, String at) {
        Question question = question(project, text, at);
        String body = "{\"insight\":\"told " + text + "\",\"analyst\":\"builtin\",\"sql\":\"SELECT 1\"}";
        store.answers().keep(KeptAnswer.of(question, conversation, "answered", body));
        return question.id().value();
    }

    long rowsIn(String table) {
        return store.transactions()
                .<Long>inTransaction(handle -> handle.createQuery("SELECT count(*) FROM " + table)
                        .mapTo(Long.class)
                        .one());
    }

    @Override
    public void close() throws IOException {
        store.close();
        home.close();
    }
}
