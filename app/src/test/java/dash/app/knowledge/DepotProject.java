package dash.app.knowledge;

import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** A small company of three tables with every kind of knowledge about them, all of it true. */
final class DepotProject implements AutoCloseable {

    private static final String[] TABLES = {
        "CREATE TABLE customers (id bigint PRIMARY KEY, name text, country text, is_test boolean)",
        "CREATE TABLE orders (id bigint PRIMARY KEY, customer_id bigint REFERENCES customers, status text, place text,"
                + " total_cents bigint, placed_on date)",
        "CREATE TABLE shipments (id bigint PRIMARY KEY, order_id bigint REFERENCES orders, weight_grams integer,"
                + " sent_on date)",
        "INSERT INTO customers VALUES (1, 'Ann', 'Norway', false), (2, 'Test', 'Norway', true)",
        "INSERT INTO orders VALUES (1, 1, 'done', '1', 1000, '2025-06-01'), (2, 2, 'done', 'Ret', 500, '2025-06-29')",
        "INSERT INTO shipments VALUES (1, 1, 2000, '2025-06-30')"
    };

    final Desk.Project project;
    private final TestDatabase source = TestPostgres.shared().database(TABLES);

    DepotProject(Desk desk) {
        project = desk.project(source);
        tables();
        annotations();
        project.file("queries/orders.sql", """
                -- <query name>orders_of_country</query name>
                -- <question>How many orders came from Norway?</question>
                -- <tables>orders, customers</tables>
                -- <parameters>
                -- country text of customers.country
                -- </parameters>
                -- <query>
                SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.country = {{country}}
                -- </query>

                -- <query name>heaviest</query name>
                -- <question>Which order was heaviest?</question>
                -- <query>
                SELECT s.order_id, sum(s.weight_grams) AS grams FROM shipments s GROUP BY s.order_id ORDER BY 2 DESC LIMIT 1
                -- </query>
                """);
        project.file("../golden/a.yaml", """
                - id: g1
                  question: How many orders are done?
                  sql: "SELECT count(*) FROM orders WHERE status = 'done'"
                """);
    }

    private void tables() {
        project.file("tables/customers.json", """
                {"table_name": "customers", "table_description": "Who buys",
                 "table_columns": [{"name": "id", "type": "bigint"}, {"name": "country", "type": "text"}],
                 "column_notes": {"is_test": "True for our own accounts"}}
                """);
        project.file("tables/orders.json", """
                {
                  "table_name": "orders",
                  "table_columns": [
                    {"name": "total_cents", "type": "bigint", "description": "In cents"},
                    {"name": "place", "type": "text", "description": "The place, or Ret"}
                  ],
                  "column_notes": {"place": "TEXT, because of Ret"},
                  "related_tables": [{"table": "customers", "join_hint": "orders.customer_id = customers.id"}],
                  "refresh_frequency": "daily",
                  "freshness_column": "placed_on"
                }
                """);
        project.file("tables/shipments.yaml", """
                # written by hand
                table_name: shipments
                table_columns:
                  - name: weight_grams
                    type: integer
                """);
    }

    private void annotations() {
        project.file("metrics/revenue.json", """
                {"name": "Revenue", "definition": "What done orders bring", "expression": "sum(total_cents) / 100.0",
                 "table": "orders", "filters": ["status = 'done'"], "time_column": "placed_on", "unit": "USD",
                 "dimensions": ["country: customers.country"], "synonyms": ["turnover"]}
                """);
        project.file("metrics/orders.json", """
                {"name": "Orders", "expression": "count(*)", "table": "orders", "unit": "count"}
                """);
        project.file("business/all.json", """
                {"metrics": [{"name": "Revenue", "definition": "What done orders bring", "table": "orders"}],
                 "business_rules": [{"title": "Only done orders count", "description": "Filter on status = 'done'.",
                                     "applies_to_tables": ["orders"], "applies_to_metrics": ["Revenue"]}],
                 "common_gotchas": [{"issue": "place is TEXT in orders", "tables_affected": ["orders"],
                                     "solution": "Compare as text"}],
                 "glossary": [{"term": "buyer", "synonyms": ["client"], "means": "a customer"}],
                 "calendar": {"today": "2025-06-30"}}
                """);
    }

    /** Changes the source, as its owner. */
    DepotProject sql(String statement) {
        try (Connection owner = source.owner().connect();
                Statement run = owner.createStatement()) {
            run.execute(statement);
            return this;
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** Applies what a check proposed, with the tool that its message names. */
    DepotProject patch() throws IOException, InterruptedException {
        Process patch = new ProcessBuilder("patch", "-p1", "-i", "dash-check.patch")
                .directory(project.home().toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(patch.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (patch.waitFor() != 0) {
            throw new IllegalStateException(said);
        }
        return this;
    }

    @Override
    public void close() {
        source.close();
    }
}
