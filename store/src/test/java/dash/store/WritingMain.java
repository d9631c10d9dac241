package dash.store;

import dash.fault.FaultException;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.nio.file.Path;
import java.util.UUID;

/** Writes pairs of rows, each pair in one transaction, and says the name of a pair only once it is confirmed. */
final class WritingMain {

    private WritingMain() {}

    public static void main(String[] arguments) {
        StoreLocation location = new StoreLocation.Embedded(Path.of(arguments[0]));
        try (Store store = Store.open(location, TestHome.settings(), Progress.silent())) {
            while (true) {
                String id = UUID.randomUUID().toString();
                try {
                    write(store, id);
                    System.out.println(id);
                } catch (FaultException serverWasKilled) {
                    System.out.println("again");
                }
            }
        }
    }

    private static void write(Store store, String id) {
        store.transactions().inTransaction(handle -> {
            handle.execute(
                    "INSERT INTO answer VALUES (?, 'kill', 'q', 'answered', now(), jsonb_build_object('id', ?::text))",
                    id,
                    id);
            return handle.execute(
                    "INSERT INTO audit (at, project, asker, question_id, door, sql, verdict, finding_codes, millis)"
                            + " VALUES (now(), 'kill', 'me', ?, 'cli', repeat('x', 3000), 'allowed', '{}', 1)",
                    id);
        });
    }
}
