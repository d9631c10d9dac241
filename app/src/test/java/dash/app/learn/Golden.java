package dash.app.learn;

import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Golden questions about the regattas. */
final class Golden {

    private static final String QUESTIONS = """
            - id: winners
              question: How many wins are there?
              sql: SELECT count(*) FROM results WHERE position = '1'
            - id: places
              question: How often did sailors come second?
              sql: SELECT count(*) FROM results WHERE position = '2'
            - id: prize_money
              question: What is the prize money of those who finished?
              sql: SELECT sum(prize_cents) / 100.0 FROM results WHERE state = 'finished'
            - id: sailors
              question: How many sailors are there without test accounts?
              sql: SELECT count(*) FROM sailors WHERE NOT is_test
            - id: countries
              question: How many sailors has each country?
              sql: SELECT country, count(*) FROM sailors WHERE NOT is_test GROUP BY country
            - id: regattas_a_year
              question: How many regattas were there each year?
              sql: SELECT EXTRACT(YEAR FROM TO_DATE(date, 'DD Mon YYYY')), count(*) FROM regattas GROUP BY 1
            - id: lasers
              question: How many Laser regattas were there?
              sql: SELECT count(*) FROM regattas WHERE class = 'Laser'
            - id: fees
              question: What were the fees in all?
              sql: SELECT sum(amount_cents) / 100.0 FROM fees
            - id: club_sailors
              question: How many sailors has each club?
              sql: SELECT c.club_name, count(*) FROM clubs c JOIN sailors s ON s.club_id = c.club_id WHERE NOT s.is_test GROUP BY 1
            """;

    private Golden() {}

    static List<GoldenQuestion> questions() {
        try {
            Path folder = Files.createTempDirectory("golden");
            Files.writeString(folder.resolve("regatta.yaml"), QUESTIONS);
            return new GoldenReader().read(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
