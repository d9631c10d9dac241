package dash.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small company of three tables in a project folder, with every kind of knowledge about them and golden questions. */
final class Depot {

    static final String NAME = "depot";

    static final String[] TABLES = {
        "CREATE TABLE customers (id bigint PRIMARY KEY, name text, email text, country text, is_test boolean)",
        "CREATE TABLE orders (id bigint PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customers, status text,"
                + " place text, total_cents bigint, placed_on date)",
        "CREATE TABLE shipments (id bigint PRIMARY KEY, order_id bigint REFERENCES orders, weight_grams integer,"
                + " sent_on date)",
        "COMMENT ON TABLE orders IS 'What people bought'",
        "COMMENT ON COLUMN orders.total_cents IS 'In cents'",
        "INSERT INTO customers VALUES (1, 'Ann', 'ann@example.org', 'Norway', false),"
                + " (2, 'Test', 'test@example.org', 'Norway', true)",
        "INSERT INTO orders VALUES (1, 1, 'done', '1', 1000, '2025-06-01'), (2, 2, 'done', 'Ret', 500, '2025-06-29'),"
                + " (3, 1, 'open', '2', 700, '2025-06-30')",
        "INSERT INTO shipments VALUES (1, 1, 2000, '2025-06-30')"
    };

    private final Path home;

    Depot(Path home, String sourceUrl, String yaml) {
        this.home = home;
        file("dash.yaml", """
                project: depot
                source:
                  url: "%s"
                  sensitive: ["*.email"]
                %s
                """.formatted(sourceUrl, yaml));
        tables();
        annotations();
        patterns();
        golden();
    }

    Path home() {
        return home;
    }

    private void tables() {
        file("knowledge/tables/customers.json", """
                {"table_name": "customers", "table_description": "Who buys",
                 "table_columns": [{"name": "id", "type": "bigint"}, {"name": "country", "type": "text"}],
                 "column_notes": {"is_test": "True for our own accounts"}}
                """);
        file("knowledge/tables/orders.json", """
                {
                  "table_name": "orders",
                  "table_columns": [{"name": "total_cents", "type": "bigint", "description": "In cents"}],
                  "related_tables": [{"table": "customers", "join_hint": "orders.customer_id = customers.id"}],
                  "refresh_frequency": "daily",
                  "freshness_column": "placed_on"
                }
                """);
    }

    private void annotations() {
        file("knowledge/metrics/revenue.json", """
                {"name": "Revenue", "definition": "What done orders bring", "expression": "sum(total_cents) / 100.0",
                 "table": "orders", "filters": ["status = 'done'"], "time_column": "placed_on", "unit": "USD",
                 "dimensions": ["country: customers.country"], "synonyms": ["turnover"]}
                """);
        file("knowledge/metrics/orders.json", """
                {"name": "Orders", "expression": "count(*)", "table": "orders", "unit": "count"}
                """);
        file("knowledge/business/all.json", """
                {"business_rules": [{"title": "Only done orders count", "description": "Filter on status = 'done'.",
                                     "applies_to_tables": ["orders"], "applies_to_metrics": ["Revenue"]}],
                 "common_gotchas": [{"issue": "place is TEXT in orders", "tables_affected": ["orders"],
                                     "solution": "Compare as text"}],
                 "glossary": [{"term": "buyer", "synonyms": ["client"], "means": "a customer"}],
                 "calendar": {"today": "2025-06-30"}}
                """);
    }

    private void patterns() {
        file("knowledge/queries/orders.sql", """
                -- <query name>orders_done</query name>
                -- <question>How many orders are done?</question>
                -- <tables>orders</tables>
                -- <query>
                SELECT count(*) AS orders FROM orders WHERE status = 'done'
                -- </query>

                -- <query name>heaviest</query name>
                -- <question>Which order was heaviest?</question>
                -- <query>
                SELECT s.order_id, sum(s.weight_grams) AS grams FROM shipments s GROUP BY s.order_id ORDER BY 2 DESC LIMIT 1
                -- </query>
                """);
    }

    private void golden() {
        file("golden/depot.yaml", """
                - id: done
                  question: How many orders are done?
                  sql: "SELECT count(*) FROM orders WHERE status = 'done'"
                  difficulty: easy
                  tags: [orders]
                - id: heaviest
                  question: Which order was heaviest?
                  sql: "SELECT order_id, weight_grams FROM shipments ORDER BY weight_grams DESC LIMIT 1"
                  difficulty: medium
                - id: weather
                  question: What will the weather be tomorrow?
                  answerable: false
                """);
    }

    /** Writes one file of the project. */
    Depot file(String path, String text) {
        try {
            Path file = home.resolve(path);
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, text);
            return this;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    String text(String path) {
        try {
            return Files.readString(home.resolve(path));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
