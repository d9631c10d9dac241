package dash.testkit;

import java.io.IOException;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.postgresql.PGConnection;

/** Loads what pg_dump writes, without psql: statements as they stand, the lines behind COPY as data. */
public final class SqlDump {

    private static final Pattern COPY = Pattern.compile("(?m)^(COPY [^;]+ FROM stdin);[^\n]*\n");
    private static final String END_OF_COPY = "\\.\n";
    /** What belongs to the server a dump was taken from: its users, its databases, the settings of psql. */
    private static final Pattern FOREIGN =
            Pattern.compile("(?mi)^(ALTER [^;]* OWNER TO [^;]*;|(CREATE|DROP) DATABASE [^;]*;|\\\\.*)$");

    private SqlDump() {}

    public static void load(Connection owner, String dump) throws SQLException, IOException {
        Matcher copy = COPY.matcher(dump);
        int from = 0;
        while (copy.find(from)) {
            int end = dump.indexOf(END_OF_COPY, copy.end() - 1);
            run(owner, dump.substring(from, copy.start()));
            copy(owner, copy.group(1), dump.substring(copy.end(), end));
            from = end + END_OF_COPY.length();
        }
        run(owner, dump.substring(from));
        run(owner, "SELECT pg_catalog.set_config('search_path', 'public', false)");
    }

    static void copy(Connection owner, String statement, String rows) throws SQLException, IOException {
        owner.unwrap(PGConnection.class).getCopyAPI().copyIn(statement, new StringReader(rows));
    }

    private static void run(Connection owner, String statements) throws SQLException {
        String own = FOREIGN.matcher(statements).replaceAll("");
        if (!own.isBlank()) {
            try (Statement statement = owner.createStatement()) {
                statement.execute(own);
            }
        }
    }
}
