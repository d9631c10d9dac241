package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up lodge as people at work ask of it: what is open and paid, how long things take, what was sold and for how much. */
final class Lodge {

    private static final BareSchema SCHEMA = new BareSchema(
            "lodge",
            List.of(
                    table(
                            "guests",
                            "id int, first_name text, last_name text, town text, born_on date, left_on date?",
                            ""),
                    table(
                            "rooms",
                            "id int, room_no text, kind text, nightly_rate numeric, beds int, floor int, has_view boolean",
                            ""),
                    table(
                            "stays",
                            "id int, guest_id int, room_id int, arrived_at timestamp, left_at timestamp?, state text,"
                                    + " nights int, adults int, children int",
                            "guest_id guests id, room_id rooms id"),
                    table(
                            "tickets",
                            "id int, room_id int, subject text, opened_at timestamp, closed_at timestamp?, urgency text",
                            "room_id rooms id"),
                    table("parking_passes", "id int, sold_on date, kind text, price numeric, paid_with text", ""),
                    table(
                            "articles",
                            "id int, title text, section text, price numeric, unit_cost numeric, in_stock int",
                            ""),
                    table(
                            "kiosk_sales",
                            "id int, article_id int, guest_id int?, sold_at timestamp, qty int, unit_price numeric",
                            "article_id articles id, guest_id guests id"),
                    table(
                            "reviews",
                            "id int, guest_id int, room_id int, rating int, written_on date, body text",
                            "guest_id guests id, room_id rooms id"),
                    table(
                            "bills",
                            "id int, guest_id int, issued_on date, due_on date, paid_on date?, total numeric",
                            "guest_id guests id")),
            Map.of(
                    "guests.town", List.of("Oslo", "Lima"),
                    "guests.first_name", List.of("Ada"),
                    "rooms.kind", List.of("single", "double"),
                    "stays.state", List.of("booked", "cancelled"),
                    "tickets.urgency", List.of("high", "low"),
                    "parking_passes.kind", List.of("day", "week"),
                    "parking_passes.paid_with", List.of("card", "cash"),
                    "articles.section", List.of("snacks", "books")));

    private Lodge() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
