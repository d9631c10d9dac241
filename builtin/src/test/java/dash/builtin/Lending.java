package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A house that lends toys, in plain and well kept tables: makers, toys, children, loans and the stars that children give. */
final class Lending {

    private static final BareSchema SCHEMA = new BareSchema(
            "lending",
            List.of(
                    table("maker", "maker_id int, name text, country text, founded_year int", ""),
                    table(
                            "toy",
                            "toy_id int, maker_id int, title text, category text, price numeric, length_cm int, play_minutes int",
                            "maker_id maker maker_id"),
                    table("child", "child_id int, name text, town text, email text?, joined_on date", ""),
                    table(
                            "loan",
                            "loan_id int, toy_id int, child_id int, loaned_on date, returned_on date?, fee numeric",
                            "toy_id toy toy_id, child_id child child_id"),
                    table(
                            "review",
                            "review_id int, child_id int, toy_id int, stars int, written_on date",
                            "child_id child child_id, toy_id toy toy_id")),
            Map.of(
                    "toy.category", List.of("Puzzle", "Cooperative", "Building"),
                    "maker.country", List.of("Germany", "Norway"),
                    "child.town", List.of("Arnhem", "Breda")));

    private Lending() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
