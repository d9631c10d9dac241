package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A theatre whose plays lead to people in two roles, and whose tickets are sold in lines of price and quantity. */
final class Playhouse {

    private static final BareSchema SCHEMA = new BareSchema(
            "playhouse",
            List.of(
                    table("people", "person_id int, first_name text, last_name text, born_year int", ""),
                    table(
                            "plays",
                            "play_id int, title text, director_id int, writer_id int, runtime_minutes int",
                            "director_id people person_id, writer_id people person_id"),
                    table(
                            "performances",
                            "performance_id int, play_id int, starts_at timestamp, has_q_and_a boolean",
                            "play_id plays play_id"),
                    table(
                            "ticket_sales",
                            "sale_id int, performance_id int, sold_at timestamp, quantity int, ticket_price numeric, channel text",
                            "performance_id performances performance_id"),
                    table("patrons", "patron_id int, first_name text, last_name text, joined_on date", ""),
                    table(
                            "bookings",
                            "booking_id int, patron_id int, method text, booked_on date",
                            "patron_id patrons patron_id")),
            Map.of(
                    "bookings.method", List.of("card", "cash"),
                    "ticket_sales.channel", List.of("online"),
                    "people.first_name", List.of("Ines"),
                    "people.last_name", List.of("Moreau")));

    private Playhouse() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
