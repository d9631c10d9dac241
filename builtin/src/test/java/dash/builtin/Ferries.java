package dash.builtin;

import static dash.builtin.BareSchema.explained;
import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up ferry company whose columns all begin with a short form of their table, as old business systems have them. */
final class Ferries {

    private static final BareSchema SCHEMA = new BareSchema(
            "ferries",
            List.of(
                    table("fy_port", "pt_id int, pt_name text, pt_country text, pt_open_date date", ""),
                    table(
                            "fy_ship",
                            "sp_id int, sp_name text, sp_class text, sp_launch_date date, sp_pt_id int",
                            "sp_pt_id fy_port pt_id"),
                    explained(
                            explained(
                                    table(
                                            "fy_crossing",
                                            "cr_id int, cr_sp_id int, cr_number int, cr_type text, cr_departure timestamp, cr_cars int, cr_fare numeric, cr_state text",
                                            "cr_sp_id fy_ship sp_id"),
                                    "cr_state",
                                    "DN = successful, CX = cancelled"),
                            "cr_fare",
                            "Net takings: the price of all tickets less commission"),
                    table("fy_trade", "tr_id int, tr_sp_id int, tr_kind text, tr_tons int", "tr_sp_id fy_ship sp_id"),
                    table(
                            "fy_fuel_price",
                            "fp_id int, fp_pt_id int, fp_date date, fp_low numeric, fp_high numeric",
                            "fp_pt_id fy_port pt_id")),
            Map.of(
                    "fy_port.pt_country", List.of("Norway", "Peru"),
                    "fy_ship.sp_class", List.of("Heron", "Tern"),
                    "fy_crossing.cr_type", List.of("charter", "regular"),
                    "fy_trade.tr_kind", List.of("buy", "sell")));

    private Ferries() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
