package dash.databases.mysql;

import dash.databases.mysql.session.SessionSettings;
import dash.databases.mysql.url.MysqlUrl;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.fault.Place;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.testkit.MariaDbDatabase;
import dash.testkit.MariaDbLogin;
import dash.testkit.SharedFolder;
import dash.testkit.TestMariaDb;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** The shop of the shared lists on a real MariaDB, and ways to it as a source. */
public final class Shop {

    public static final Limits LIMITS = new Limits(500, Duration.ofSeconds(2), 8_192, 4L << 20, 1e8);

    private Shop() {}

    /** Skips the test, having said why, without the server or the schema. */
    public static MariaDbDatabase database() {
        Path schema = SharedFolder.find("guard/schema.mysql.sql").orElse(null);
        Assumptions.assumeTrue(schema != null, "../shared/guard is not there");
        return server().database(statements(schema));
    }

    public static TestMariaDb server() {
        Assumptions.assumeTrue(TestMariaDb.shared().isPresent(), "there is no mariadbd");
        return TestMariaDb.shared().orElseThrow();
    }

    /** A routine has semicolons inside, and ends with the line. */
    private static String[] statements(Path schema) {
        try {
            return Files.readAllLines(schema).stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> line.endsWith(";") ? line.substring(0, line.length() - 1) : line)
                    .toArray(String[]::new);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public static MysqlUrl url(MariaDbLogin login) {
        return MysqlUrl.parse(login.url(), Place.named("test source"));
    }

    public static Sessions sessions(MariaDbLogin login, AuditLog audit) {
        return MysqlSource.sessions("test", url(login), SessionSettings.of(login.database()), audit, Clock.systemUTC());
    }

    public static MysqlSource source(MariaDbLogin login, String... sensitive) {
        SourceScope scope = SourceScope.of(login.database()).withSensitive(Arrays.asList(sensitive));
        return new MysqlSource("test", url(login), scope, ZoneOffset.UTC, entry -> {}, Clock.systemUTC());
    }

    public static Commission commission(Limits limits, Cancellation cancellation) {
        return new Commission("test", new Asker("tester"), Door.TEST, "0123456789ab", limits, cancellation);
    }

    public static Commission commission(Limits limits) {
        return commission(limits, new Cancellation());
    }

    public static List<String> tables() {
        return List.of(
                "customers",
                "products",
                "orders",
                "order_items",
                "employees",
                "call_log",
                "events",
                "delete",
                "v_daily");
    }
}
