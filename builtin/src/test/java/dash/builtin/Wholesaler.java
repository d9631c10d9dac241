package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up wholesaler: amounts in cents, days that are due and kept, rows that lead to others of their own table. */
final class Wholesaler {

    private static final BareSchema SCHEMA = new BareSchema(
            "wholesaler",
            List.of(
                    table(
                            "staff",
                            "staff_id int, name text, gender text, born_on date, hired_on date, boss_id int?",
                            "boss_id staff staff_id"),
                    table("categories", "category_id int, title text", ""),
                    table(
                            "articles",
                            "article_id int, category_id int, title text, list_price_cents int, weight_kg numeric,"
                                    + " in_stock int, reorder_level int, discontinued int, pack_size text",
                            "category_id categories category_id"),
                    table(
                            "contests",
                            "entry_id int, staff_id int, season int, position text",
                            "staff_id staff staff_id"),
                    table("shippers", "shipper_id int, title text", ""),
                    table(
                            "orders",
                            "order_id int, staff_id int, carrier_id int, ordered_on date, due_on date,"
                                    + " shipped_on date?, paid boolean",
                            "staff_id staff staff_id, carrier_id shippers shipper_id"),
                    table(
                            "order_lines",
                            "line_id int, order_id int, article_id int, unit_price numeric, quantity int, discount real",
                            "order_id orders order_id, article_id articles article_id")),
            Map.of(
                    "staff.name", List.of("Ada Fuller"),
                    "staff.gender", List.of("F", "M"),
                    "shippers.title", List.of("Speedy Express"),
                    "categories.title", List.of("Seafood"),
                    "articles.title", List.of("Tea")));

    private Wholesaler() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
