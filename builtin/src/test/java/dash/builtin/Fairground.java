package dash.builtin;

import static dash.builtin.BareSchema.joining;
import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** Fairs in the plain manner of a textbook: years in columns of texts, and letters that say yes or no. */
final class Fairground {

    private static final BareSchema SCHEMA = new BareSchema(
            "fairground",
            List.of(
                    table(
                            "square",
                            "square_id int, square_name text, town text, opening_year int, capacity int, has_roof text",
                            ""),
                    table("band", "band_id int, band_name text, leader_name text, formed_year int", ""),
                    table("vendor", "vendor_id int, name text, country text, age int, is_female text, trade text", ""),
                    table(
                            "stall",
                            "stall_id int, stall_name text, vendor_id int, first_built_year text, style text, width_meters int, tickets_sold int",
                            "vendor_id vendor vendor_id"),
                    table(
                            "fair",
                            "fair_id int, fair_name text, motto text, square_id int, band_id int, year text, visitors int",
                            "square_id square square_id, band_id band band_id"),
                    joining(
                            "vendor_at_fair",
                            "fair_id int, vendor_id int",
                            "fair_id fair fair_id, vendor_id vendor vendor_id")),
            Map.of(
                    "vendor.is_female", List.of("T", "F"),
                    "square.has_roof", List.of("Y", "N"),
                    "vendor.trade", List.of("baker", "potter"),
                    "vendor.country", List.of("France", "Norway"),
                    "stall.style", List.of("rustic", "modern")));

    private Fairground() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
