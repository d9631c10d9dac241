package dash.app.engines;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The rows of a shop that sells lamps, for any engine: as statements, or as files. */
final class Shop {

    /** A table with its columns as they are declared, and its rows as they are written in SQL. */
    record Table(String name, List<String> columns, List<List<String>> rows) {

        private String header() {
            return columns.stream().map(column -> column.split(" ", 2)[0]).collect(Collectors.joining(","));
        }

        /** Texts without their quotes, nothing for NULL. */
        String csv() {
            return header() + "\n"
                    + rows.stream()
                            .map(row -> row.stream()
                                    .map(value -> value.equals("NULL") ? "" : value.replace("'", ""))
                                    .collect(Collectors.joining(",")))
                            .collect(Collectors.joining("\n"))
                    + "\n";
        }

        Table without(String column) {
            int at = List.of(header().split(",", -1)).indexOf(column);
            List<String> left = new ArrayList<>(columns);
            left.remove(at);
            return new Table(
                    name,
                    left,
                    rows.stream()
                            .map(row -> {
                                List<String> kept = new ArrayList<>(row);
                                kept.remove(at);
                                return kept;
                            })
                            .map(List::copyOf)
                            .toList());
        }
    }

    private Shop() {}

    static List<Table> tables() {
        return List.of(customers(), orders(), lines(), places());
    }

    /** As every server takes them; {@code further} stands behind each CREATE TABLE. */
    static List<String> statements() {
        List<String> statements = new ArrayList<>();
        for (Table table : tables()) {
            statements.add("CREATE TABLE " + table.name() + " (" + String.join(", ", table.columns()) + ")");
            statements.add("INSERT INTO " + table.name() + " VALUES "
                    + table.rows().stream()
                            .map(row -> "(" + String.join(", ", row) + ")")
                            .collect(Collectors.joining(", ")));
        }
        return statements;
    }

    private static Table customers() {
        List<List<String>> rows = new ArrayList<>();
        List<String> countries = List.of("'Norway'", "'Kenya'", "'Peru'");
        for (int id = 1; id <= 12; id++) {
            rows.add(List.of(
                    "" + id,
                    "'Customer " + id + "'",
                    countries.get(id % 3),
                    "'c" + id + "@example.com'",
                    id == 12 ? "TRUE" : "FALSE"));
        }
        return new Table(
                "customers",
                List.of(
                        "id integer PRIMARY KEY",
                        "name varchar(40) NOT NULL",
                        "country varchar(40)",
                        "email varchar(80)",
                        "is_test boolean"),
                rows);
    }

    private static Table orders() {
        List<List<String>> rows = new ArrayList<>();
        for (int id = 1; id <= 60; id++) {
            rows.add(List.of(
                    "" + id,
                    "" + (1 + id % 12),
                    "'" + LocalDate.of(2024, 1, 3).plusDays(id * 11L) + "'",
                    id % 5 == 0 ? "'cancelled'" : "'completed'",
                    "" + (1000 + id * 250)));
        }
        return new Table(
                "orders",
                List.of(
                        "id integer PRIMARY KEY",
                        "customer_id integer NOT NULL REFERENCES customers (id)",
                        "ordered_on date NOT NULL",
                        "status varchar(20) NOT NULL",
                        "amount_cents bigint NOT NULL"),
                rows);
    }

    private static Table lines() {
        List<List<String>> rows = new ArrayList<>();
        for (int order = 1; order <= 60; order++) {
            for (int line = 1; line <= 1 + order % 3; line++) {
                rows.add(List.of("" + order, "" + line, line == 1 ? "'lamp'" : "'bulb'", "" + (line + order % 2)));
            }
        }
        return new Table(
                "order_lines",
                List.of(
                        "order_id integer NOT NULL REFERENCES orders (id)",
                        "line_no integer NOT NULL",
                        "product varchar(20)",
                        "quantity integer"),
                rows);
    }

    private static Table places() {
        List<List<String>> rows = new ArrayList<>();
        for (int id = 1; id <= 20; id++) {
            rows.add(List.of("" + id, "'Shop " + (id % 4) + "'", id % 7 == 0 ? "'DNF'" : "'" + (1 + id % 5) + "'"));
        }
        return new Table("contest", List.of("id integer PRIMARY KEY", "shop varchar(20)", "place varchar(10)"), rows);
    }
}
