package dash.app.page;

import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Data that a page has to cope with: very many rows, very many columns, text that would like to be more than text. */
final class OddShop {

    static final int READINGS = 6_000;
    static final int COLUMNS = 300;

    static final String SCRIPT = "<script>alert(1)</script>";
    static final String IMAGE = "\"><svg/onload=alert(1)>";
    static final String ARABIC = "مرحبا بالعالم 123";
    static final String EMOJI = "👩‍👩‍👧‍👦 🏳️‍🌈 é ẞ";

    private OddShop() {}

    static TestDatabase database() {
        String wide = IntStream.rangeClosed(1, COLUMNS)
                .mapToObj(number -> "measure_" + number + " int DEFAULT " + number)
                .collect(Collectors.joining(", "));
        return TestPostgres.shared()
                .database(
                        "CREATE TABLE orders (id int PRIMARY KEY, country text, amount_cents int, ordered_on date)",
                        "INSERT INTO orders SELECT n, (ARRAY['Peru', 'Chile', 'Kenya'])[1 + n % 3], n * 100,"
                                + " date '2026-01-01' + n FROM generate_series(1, 30) n",
                        "CREATE TABLE readings (id int PRIMARY KEY, sensor text, value numeric)",
                        "INSERT INTO readings SELECT n, 'sensor ' || n % 40, n * 1.5 FROM generate_series(1, "
                                + READINGS + ") n",
                        "CREATE TABLE wide (" + wide + ")",
                        "INSERT INTO wide DEFAULT VALUES",
                        "INSERT INTO wide DEFAULT VALUES",
                        "CREATE TABLE returns (id int PRIMARY KEY, is_test boolean)",
                        "INSERT INTO returns SELECT n, n % 5 = 0 FROM generate_series(1, 20) n",
                        "CREATE TABLE notes (id int PRIMARY KEY, note text)",
                        "INSERT INTO notes VALUES (1, '" + SCRIPT + "'), (2, '" + IMAGE + "'), (3, '" + ARABIC
                                + "'), (4, '" + EMOJI + "')");
    }
}
