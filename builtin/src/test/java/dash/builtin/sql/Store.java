package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Dialect;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small store with every sort of key: junctions, references to itself, two to one table, and one that nobody declared. */
final class Store {

    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final String moment;
    private final Dialect dialect;
    private final String schema;

    Store(Dialect dialect, String schema) {
        this.dialect = dialect;
        this.schema = schema;
        this.moment = dialect.name().equals("mysql") ? "datetime" : "timestamp";
        table("customers", "customer_id int!, name varchar(40)!, city varchar(40)", "customer_id");
        table("employees", "employee_id int!, name varchar(40)!, reports_to int, hired date!", "employee_id");
        key("employees", "reports_to", "employees", "employee_id");
        table(
                "orders",
                "order_id int!, customer_id int!, employee_id int, ordered_at " + moment + "!, status varchar(10)!",
                "order_id");
        key("orders", "customer_id", "customers", "customer_id");
        key("orders", "employee_id", "employees", "employee_id");
        table(
                "products",
                "product_id int!, name varchar(40)!, price decimal(10,2)!, discontinued boolean!, introduced int!",
                "product_id");
        table(
                "order_items",
                "order_id int!, line_number int!, product_id int!, quantity int!",
                "order_id",
                "line_number");
        key("order_items", "order_id", "orders", "order_id");
        key("order_items", "product_id", "products", "product_id");
        table("categories", "category_id int!, name varchar(40)!", "category_id");
        table("product_categories", "product_id int!, category_id int!", "product_id", "category_id");
        key("product_categories", "product_id", "products", "product_id");
        key("product_categories", "category_id", "categories", "category_id");
        table("payments", "payment_id int!, customer_id int!, amount decimal(10,2)!", "payment_id");
        key("payments", "customer_id", "customers", "customer_id");
        table("reviews", "review_id int!, product_id int!, stars int!", "review_id");
        table("airports", "airport_id int!, name varchar(10)!, city varchar(40)!", "airport_id");
        table("flights", "flight_id int!, from_airport int!, to_airport int!, seats int!", "flight_id");
        key("flights", "from_airport", "airports", "airport_id");
        key("flights", "to_airport", "airports", "airport_id");
    }

    private void table(String name, String columns, String... key) {
        List<Column> all = new ArrayList<>();
        for (String column : columns.split(", ", -1)) {
            String[] words = column.split(" ", 2);
            boolean filled = words[1].endsWith("!");
            all.add(new Column(words[0], words[1].replace("!", ""), !filled, "", List.of()));
        }
        put(name, all, List.of(List.of(key)), List.of());
    }

    private void key(String from, String column, String to, String target) {
        Table table = of(from).table();
        List<ForeignKey> keys = new ArrayList<>(table.foreignKeys());
        keys.add(new ForeignKey(List.of(column), new RelationName(schema, to), List.of(target)));
        put(from, table.columns(), table.uniqueKeys(), keys);
    }

    private void put(String name, List<Column> columns, List<List<String>> unique, List<ForeignKey> keys) {
        RelationName full = new RelationName(schema, name);
        tables.put(name, new Table(full, Table.Kind.TABLE, columns, unique, keys, List.of(), "", 10, Optional.empty()));
    }

    Occurrence of(String name) {
        return Occurrence.of(Optional.ofNullable(tables.get(name)).orElseThrow());
    }

    List<String> tableNames() {
        return List.copyOf(tables.keySet());
    }

    Context context(Knowledge knowledge) {
        Schema live = new Schema("store", List.of(schema), List.copyOf(tables.values()), dialect);
        return new Context(knowledge, live, LocalDate.of(2024, 3, 31), List.of(), List.of());
    }

    List<String> statements() {
        List<String> statements = new ArrayList<>();
        for (Table table : tables.values()) {
            List<String> parts = new ArrayList<>();
            table.columns()
                    .forEach(column -> parts.add(
                            column.name() + " " + column.type() + (column.nullable() ? " NULL" : " NOT NULL")));
            parts.add("PRIMARY KEY (" + String.join(", ", table.uniqueKeys().getFirst()) + ")");
            statements.add("CREATE TABLE " + table.name().name() + " (" + String.join(", ", parts) + ")");
        }
        ROWS.strip()
                .lines()
                .map(line -> "INSERT INTO " + line.replaceFirst(" ", " VALUES "))
                .forEach(statements::add);
        return statements;
    }

    private static final String ROWS = """
            customers (1, 'Alma', 'Oslo'), (2, 'Bo', 'Bergen'), (3, 'Cy', 'Oslo'), (4, 'Di', NULL)
            employees (1, 'Ada', NULL, '2015-03-01'), (2, 'Ben', 1, '2018-05-10'), (3, 'Cleo', 1, '2019-07-01'), (4, 'Dan', 2, '2021-01-15')
            orders (1, 1, 2, '2024-01-05 10:00:00', 'paid'), (2, 1, 3, '2024-02-10 23:30:00', 'paid')
            orders (3, 2, 2, '2024-02-15 09:15:00', 'open'), (4, 3, NULL, '2023-12-31 12:00:00', 'paid')
            orders (5, 1, 2, '2024-03-01 08:00:00', 'open')
            products (1, 'Lamp', 20.00, FALSE, 2020), (2, 'Desk', 100.00, FALSE, 2021), (3, 'Pen', 1.50, FALSE, 2021)
            products (4, 'Old_Chair', 50.00, TRUE, 2019), (5, 'Sofa', 300.00, FALSE, 2022)
            order_items (1, 1, 1, 2), (1, 2, 2, 1), (2, 1, 1, 1), (3, 1, 3, 5), (3, 2, 2, 2), (4, 1, 2, 1), (5, 1, 4, 1)
            categories (1, 'Furniture'), (2, 'Light'), (3, 'Office')
            product_categories (1, 2), (2, 1), (2, 3), (3, 3), (4, 1), (5, 1)
            payments (1, 1, 40.00), (2, 1, 60.00), (3, 2, 200.00), (4, 3, 100.00)
            reviews (1, 1, 5), (2, 1, 4), (3, 2, 3)
            airports (1, 'OSL', 'Oslo'), (2, 'BGO', 'Bergen'), (3, 'TRD', 'Trondheim')
            flights (1, 1, 2, 100), (2, 1, 3, 150), (3, 2, 1, 100), (4, 3, 1, 80)
            """;
}
