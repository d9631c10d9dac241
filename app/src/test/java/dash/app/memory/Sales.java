package dash.app.memory;

import dash.app.knowledge.Desk;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;

/** A small source with regions, and knowledge of what revenue is. */
final class Sales implements AutoCloseable {

    private final TestDatabase source = TestPostgres.shared()
            .database(
                    "CREATE TABLE visits (id int PRIMARY KEY, page text)",
                    "INSERT INTO visits VALUES (1, 'home'), (2, 'shop')",
                    "CREATE TABLE sales (id int PRIMARY KEY, region text, product text, amount int, sold_on date)",
                    "INSERT INTO sales VALUES (1, 'EMEA', 'Lamp', 12000, '2025-05-03'), (2, 'EMEA', 'Chair', 8000, '2025-06-04'),"
                            + " (3, 'APAC', 'Lamp', 30000, '2025-06-05'), (4, 'AMER', 'Table', 50000, '2025-06-06')");

    final Desk.Project project;

    Sales(Desk desk) {
        project = desk.project(source);
        project.file("metrics/revenue.json", """
                {"name": "Revenue", "definition": "What sales bring", "expression": "sum(amount)", "table": "sales",
                 "time_column": "sold_on", "unit": "USD", "dimensions": ["region: sales.region", "product: sales.product"]}
                """);
        project.file("business/all.json", """
                {"glossary": [{"term": "whale", "means": "a sale above 20000"}], "calendar": {"today": "2025-06-30"}}
                """);
    }

    /** So much knowledge that it is searched by an index, which lives in files. */
    Sales growing() {
        StringBuilder terms = new StringBuilder();
        for (int number = 0; number < 60; number++) {
            terms.append(terms.isEmpty() ? "" : ", ")
                    .append("{\"term\": \"term")
                    .append(number)
                    .append("\", \"means\": \"a sale of kind ")
                    .append(number)
                    .append("\"}");
        }
        project.file("business/more.json", "{\"glossary\": [" + terms + "]}");
        return this;
    }

    @Override
    public void close() {
        source.close();
    }
}
