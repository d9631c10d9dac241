package dash.databases.postgresql;

import dash.databases.postgresql.session.SessionSettings;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.session.Sessions;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.fault.Place;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.store.server.Login;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;

/** Ways to a test database as a source. */
public final class Sources {

    public static final Limits LIMITS = new Limits(500, Duration.ofSeconds(2), 8_192, 4L << 20, 1e8);

    private Sources() {}

    public static PostgresUrl url(Login login) {
        return PostgresUrl.parse(login.sourceUrl() + "?sslmode=disable", Place.named("test source"));
    }

    public static Sessions sessions(Login login, AuditLog audit) {
        return sessions(login, audit, SessionSettings.of(List.of("public")));
    }

    public static Sessions sessions(Login login, AuditLog audit, int connections) {
        return sessions(
                login,
                audit,
                new SessionSettings(List.of("public"), ZoneOffset.UTC, connections, Duration.ofSeconds(60), "16MB"));
    }

    public static Sessions sessions(Login login, AuditLog audit, SessionSettings settings) {
        return PostgresSource.sessions("test", url(login), settings, audit, Clock.systemUTC());
    }

    public static Commission commission(Limits limits, Cancellation cancellation) {
        return new Commission("test", new Asker("tester"), Door.TEST, "0123456789ab", limits, cancellation);
    }

    public static Commission commission(Limits limits) {
        return commission(limits, new Cancellation());
    }

    public static Commission commission() {
        return commission(LIMITS);
    }
}
