package dash.databases.mysql.session;

import dash.databases.mysql.MysqlDialect;
import dash.databases.mysql.Shop;
import dash.databases.session.Sessions;
import dash.testkit.MariaDbLogin;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;

/** Sessions over one single connection, so that the next statement meets what the last one left. */
final class MysqlLinesForTests {

    private MysqlLinesForTests() {}

    static Sessions one(MariaDbLogin login) {
        SessionSettings settings = new SessionSettings(login.database(), ZoneOffset.UTC, 1, Duration.ofSeconds(10));
        return new Sessions(
                "test",
                new MysqlLines(Shop.url(login), settings),
                MysqlDialect.INSTANCE,
                1,
                Duration.ofSeconds(10),
                entry -> {},
                Clock.systemUTC());
    }
}
