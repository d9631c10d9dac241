package dash.app.model;

import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.util.List;
import java.util.Optional;

/** A small shop for the scenarios: thirty orders of three countries, amounts from 100 to 3000 cents. */
final class Shop {

    private Shop() {}

    static TestDatabase database() {
        return TestPostgres.shared()
                .database(
                        "CREATE TABLE orders (id int PRIMARY KEY, country text, amount_cents int, ordered_on date, note text)",
                        "COMMENT ON COLUMN orders.amount_cents IS 'what was paid, in cents'",
                        "INSERT INTO orders SELECT n, (ARRAY['Peru', 'Chile', 'Kenya'])[1 + n % 3], n * 100,"
                                + " date '2026-01-01' + n, 'note ' || n FROM generate_series(1, 30) n",
                        "CREATE TABLE customers (id int PRIMARY KEY, name text, email text)",
                        "INSERT INTO customers VALUES (1, 'Acme', 'a@example.com'), (2, 'Borealis', 'b@example.com')");
    }

    static final String METRIC_QUESTION = "What is the order volume?";

    /** Nothing but one metric, so that the built-in analyst can answer one question. */
    static Knowledge knowledge() {
        return Knowledge.of(List.of(new Metric(
                "Order volume",
                "how many orders there are",
                Optional.empty(),
                Optional.of("count(*)"),
                Optional.of("orders"),
                List.of(),
                Optional.empty(),
                "",
                List.of(),
                "orders",
                "Sales",
                List.of(),
                List.of(),
                List.of(),
                "")));
    }
}
