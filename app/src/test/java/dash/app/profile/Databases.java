package dash.app.profile;

import dash.demo.DemoCompany;
import dash.testkit.SharedDatabases;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.util.Optional;

/** The databases that are looked at; the demo company is always there. */
final class Databases {

    private Databases() {}

    /** Empty, having said so, when the material is not there. */
    static Optional<TestDatabase> open(String name) {
        return name.equals("demo")
                ? Optional.of(TestPostgres.shared()
                        .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {})))
                : SharedDatabases.open(name);
    }

    static String url(TestDatabase database) {
        return database.reader().sourceUrl() + "?sslmode=disable";
    }
}
