package dash.project;

import dash.demo.DemoCompany;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.store.server.Databases;
import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The demo company on this machine: its database on the embedded server with a login that can only read, and its project
 * folder in the home. Made when it is missing, made anew when this Dash brings other data. Two processes may ask at once.
 */
final class DemoProject {

    static final String NAME = "demo";
    static final String URL_VARIABLE = "DASH_DEMO_URL";

    private static final String DATABASE = "dash_demo";
    private static final String OWNER = "dash_demo";
    private static final String READER = "dash_demo_reader";
    private static final long LOCK = 0x44656d6f;

    private final EmbeddedServer server;
    private final Consumer<String> progress;

    DemoProject(EmbeddedServer server, Consumer<String> progress) {
        this.server = server;
        this.progress = progress;
    }

    /** The login that questions use. */
    Login prepare() {
        try {
            if (!server.databases().exists(DATABASE) || !isCurrent()) {
                makeAlone();
            }
            return server.login(READER, DATABASE);
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    /** The project's folder with {@code dash.yaml} and knowledge, written when it is missing or of another Dash. */
    Path folder() {
        Path folder = server.home().resolve(NAME);
        Path stamp = folder.resolve(".made-by");
        try {
            String mark = DemoCompany.project().fingerprint();
            if (!Files.exists(stamp) || !Files.readString(stamp).equals(mark)) {
                DemoCompany.project().copyTo(folder);
                Files.writeString(stamp, mark);
            }
            return folder;
        } catch (IOException failure) {
            throw new FaultException(
                    new Fault(
                            Code.HOME_UNUSABLE,
                            Place.file(folder),
                            failure.getClass().getSimpleName(),
                            "the demo company's files cannot be written",
                            "check that the folder is writable and the disk has space"),
                    failure);
        }
    }

    /** The mark is the last thing written, in the transaction that grants; a database without it is not whole. */
    private boolean isCurrent() throws SQLException {
        try (Connection owner = server.login(OWNER, DATABASE).connect();
                Statement statement = owner.createStatement();
                ResultSet mark = statement.executeQuery("SELECT shobj_description(oid, 'pg_database') FROM pg_database"
                        + " WHERE datname = current_database()")) {
            return mark.next() && Objects.equals(DemoCompany.CHECKSUM, mark.getString(1));
        } catch (SQLException unusable) {
            return false;
        }
    }

    private void makeAlone() throws SQLException {
        try (Connection administrator = server.administrator().connect();
                Statement statement = administrator.createStatement()) {
            progress.accept("making the demo company");
            statement.execute("SELECT pg_advisory_lock(" + LOCK + ")");
            if (!isCurrent()) {
                make();
            }
        }
    }

    private void make() throws SQLException {
        Databases databases = server.databases();
        databases.drop(DATABASE);
        try (Connection owner = databases.owned(DATABASE, OWNER).connect();
                Statement statement = owner.createStatement()) {
            DemoCompany.load(owner, step -> progress.accept("making the demo company: " + step));
            databases.reader(DATABASE, OWNER, READER, List.of());
            owner.setAutoCommit(false);
            DemoCompany.grantReader(owner, READER);
            statement.execute("COMMENT ON DATABASE " + statement.enquoteIdentifier(DATABASE, true) + " IS "
                    + statement.enquoteLiteral(DemoCompany.CHECKSUM));
            owner.commit();
        }
    }

    private static FaultException failed(SQLException failure) {
        return new FaultException(
                new Fault(
                        Code.STORE_UNREACHABLE,
                        Place.named("the demo company's database"),
                        String.valueOf(failure.getSQLState()),
                        "the demo company could not be made; what was begun is rolled back",
                        "run the command again; dash doctor tells whether the server is well"),
                failure);
    }
}
