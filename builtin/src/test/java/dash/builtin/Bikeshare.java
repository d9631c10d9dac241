package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up bike rental: things that happen again and again to the same bike or rider, with moments, states and amounts. */
final class Bikeshare {

    private static final BareSchema SCHEMA = new BareSchema(
            "bikeshare",
            List.of(
                    table("stations", "station_id int, name text, city text, capacity int", ""),
                    table(
                            "bikes",
                            "bike_id int, station_id int, model text, category text, bought_on date, price numeric",
                            "station_id stations station_id"),
                    table(
                            "riders",
                            "rider_id int, full_name text, city text, country text, joined_on date, plan text, email text",
                            ""),
                    table(
                            "rentals",
                            "rental_id int, bike_id int, rider_id int, state text, started_at timestamp,"
                                    + " ended_at timestamp?, fee numeric, distance_km numeric",
                            "bike_id bikes bike_id, rider_id riders rider_id"),
                    table(
                            "payments",
                            "payment_id int, rental_id int, paid_at timestamp, amount numeric, method text",
                            "rental_id rentals rental_id"),
                    table(
                            "repairs",
                            "repair_id int, bike_id int, reported_on date, fixed_on date?, cost numeric, outcome text",
                            "bike_id bikes bike_id"),
                    table(
                            "inspections",
                            "inspection_id int, bike_id int, inspected_on date, result text",
                            "bike_id bikes bike_id")),
            Map.of(
                    "stations.name", List.of("Old Harbour", "North Gate"),
                    "stations.city", List.of("Lund", "Malmo"),
                    "bikes.category", List.of("electric", "cargo", "city"),
                    "bikes.model", List.of("Falcon", "Heron"),
                    "riders.full_name", List.of("Ada Fuller", "Ben Holm"),
                    "riders.city", List.of("Lund", "Malmo"),
                    "riders.country", List.of("Sweden", "Denmark"),
                    "rentals.state", List.of("completed", "cancelled", "open"),
                    "payments.method", List.of("card", "cash", "voucher"),
                    "inspections.result", List.of("passed", "failed")));

    private Bikeshare() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
