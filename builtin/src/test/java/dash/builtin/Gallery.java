package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Following;
import dash.analyst.Move;
import dash.knowledge.GlossaryEntry;
import java.util.List;
import java.util.Map;

/** A made-up gallery of which only the live schema is known, and a few values. */
final class Gallery {

    private static final BareSchema SCHEMA = new BareSchema(
            "gallery",
            List.of(
                    table("painters", "painter_id int, name text, country text, birth_date date", ""),
                    table(
                            "paintings",
                            "painting_id int, painter_id int, title text, style text, price numeric, painted_year int",
                            "painter_id painters painter_id"),
                    table("visitors", "visitor_id int, first_name text, last_name text, city text, member boolean", ""),
                    table(
                            "tickets",
                            "ticket_id int, visitor_id int, sold_on date, amount numeric, status text",
                            "visitor_id visitors visitor_id")),
            Map.of(
                    "painters.country", List.of("Norway", "Peru"),
                    "paintings.style", List.of("Cubism", "Baroque"),
                    "paintings.title", List.of("Night Harbour"),
                    "painters.name", List.of("Ida Holm"),
                    "visitors.city", List.of("Oslo", "Lima")));

    private Gallery() {}

    static Move ask(String text) {
        return ask(text, List.of());
    }

    static Following follow(String text) {
        return SCHEMA.follow(text);
    }

    static Move ask(String text, List<GlossaryEntry> glossary) {
        return SCHEMA.ask(text, glossary);
    }
}
