package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up marina: boats with and without a skipper, what surveys say of them, and towns that two tables know. */
final class Marina {

    private static final BareSchema SCHEMA = new BareSchema(
            "marina",
            List.of(
                    table(
                            "harbours",
                            "harbour_id int, harbour_name text, town text, depth numeric, founded_year int",
                            ""),
                    table(
                            "skippers",
                            "skipper_id int, first_name text, last_name text, town text, role_code text, wage numeric, insured_yn text",
                            ""),
                    table(
                            "boats",
                            "boat_id int, boat_name text, material text, rigging text, weight numeric, launch_year int, harbour_id int, skipper_id int?",
                            "harbour_id harbours harbour_id, skipper_id skippers skipper_id"),
                    table(
                            "inspections",
                            "inspection_id int, boat_id int, inspected_on date, score numeric, fee_amount numeric",
                            "boat_id boats boat_id")),
            Map.of(
                    "boats.material", List.of("oak", "steel"),
                    "boats.rigging", List.of("sloop", "ketch"),
                    "boats.boat_name", List.of("Sea Lark"),
                    "harbours.harbour_name", List.of("Old Quay"),
                    "harbours.town", List.of("Brest"),
                    "skippers.town", List.of("Brest")));

    private Marina() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
