package dash.store.server;

import java.nio.file.Path;

/** A PostgreSQL of ours that runs. */
public interface Server {

    /** The login as it would be; whether user and database exist is another matter: {@link #databases()} makes them. */
    Login login(String user, String database);

    Path home();

    /** A superuser, on the database {@code postgres}: for making databases and logins, never for questions. */
    default Login administrator() {
        return login(EmbeddedServer.ADMINISTRATOR, "postgres");
    }

    default Databases databases() {
        return new Databases(this);
    }
}
