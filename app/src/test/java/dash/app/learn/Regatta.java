package dash.app.learn;

import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A sailing club's data with the quirks that real data have: text that means numbers and days, cents, test accounts. */
final class Regatta {

    private Regatta() {}

    static TestDatabase database() {
        return TestPostgres.shared()
                .database(
                        "CREATE TYPE outcome AS ENUM ('finished', 'retired')",
                        "CREATE TABLE clubs (club_id int PRIMARY KEY, club_name text, founded text)",
                        "CREATE TABLE sailors (id int PRIMARY KEY, name text, club_id int REFERENCES clubs, country text,"
                                + " is_test boolean, licence_points text)",
                        "CREATE TABLE regattas (regatta_id int PRIMARY KEY, title text, date text, class text,"
                                + " venue_code text, entries int, boats int)",
                        "CREATE TABLE results (result_id int PRIMARY KEY, sailor_id int REFERENCES sailors,"
                                + " regatta_id int REFERENCES regattas, position text, prize_cents int, state outcome,"
                                + " minutes double precision)",
                        "CREATE TABLE venues (code text PRIMARY KEY, city text, depth text)",
                        "CREATE TABLE fees (fee_id int PRIMARY KEY, sailor_ref text, amount_cents int, paid_on date)",
                        "INSERT INTO clubs VALUES (1, 'North', '14 Jul 1919'), (2, 'South', '03 Jan 1955')",
                        "INSERT INTO sailors SELECT n, 'Sailor ' || n, 1 + n % 2, (ARRAY['Peru', 'Chile', 'Kenya'])[1 + n % 3],"
                                + " n % 10 = 0, (n % 7)::text FROM generate_series(1, 30) n",
                        "INSERT INTO regattas SELECT n, 'Cup ' || n, to_char(date '2019-03-01' + n * 20, 'DD Mon YYYY'),"
                                + " (ARRAY['Laser', 'Finn'])[1 + n % 2], (ARRAY['KI', 'PA'])[1 + n % 2], n * 3, n % 4"
                                + " FROM generate_series(1, 12) n",
                        "INSERT INTO results SELECT n, 1 + n % 30, 1 + n % 12, CASE WHEN n % 9 = 0 THEN 'DNF'"
                                + " ELSE (1 + n % 5)::text END, n * 100, (CASE WHEN n % 9 = 0 THEN 'retired' ELSE"
                                + " 'finished' END)::outcome, 40.5 + n FROM generate_series(1, 120) n",
                        "INSERT INTO venues VALUES ('KI', 'Kiel', '17'), ('PA', 'Palma', '25')",
                        "INSERT INTO fees SELECT n, (1 + n % 30)::text, n * 50, date '2025-01-01' + n"
                                + " FROM generate_series(1, 90) n");
    }

    /** One metric that people agreed on. */
    static Knowledge knowledge() {
        try {
            Path folder = Files.createTempDirectory("regatta");
            Files.createDirectories(folder.resolve("metrics"));
            Files.writeString(folder.resolve("metrics/prize_money.json"), """
                    {"name": "prize money", "definition": "Prizes of sailors who finished.", "table": "results",
                     "expression": "sum(prize_cents) / 100.0", "filters": ["state = 'finished'"], "unit": "EUR"}
                    """);
            return new KnowledgeReader().readOrFail(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
