package dash.builtin;

import static dash.builtin.BareSchema.explained;
import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import dash.knowledge.TableKnowledge;
import dash.schema.Table;
import java.util.List;
import java.util.Map;

/** A made-up sawmill whose names are short and whose numbers are written as people write them, as comments and notes tell. */
final class Sawmill {

    private static final BareSchema SCHEMA = new BareSchema(
            "sawmill",
            List.of(
                    explained(
                            table("worker", "worker_id int, lst_nm text, fst_nm text, grade text, actv text", ""),
                            "actv",
                            "Y = active, N = no longer active"),
                    lots(),
                    sales()),
            Map.of("lot.yard_nm", List.of("East Yard")));

    private static final List<TableKnowledge> NOTES = List.of(
            note(
                    "lot",
                    "`vol` holds numbers as text; 26 of 26 values do not cast: '1,204', '18,760', …. Cast it before."),
            note(
                    "sale",
                    "`prc` holds numbers as text; 9 of 9 values do not cast: '$1,204.50', '$97.00'. Cast it before."),
            note("worker", "`grade` holds numbers as text; all of them cast. Cast it before computing."));

    private Sawmill() {}

    private static Table lots() {
        Table lots = table("lot", "lot_id text, yard_nm text, len_m numeric, wt_kg numeric, vol text, fld text", "");
        Table named = explained(explained(lots, "yard_nm", "yard"), "len_m", "length of a log");
        return explained(explained(named, "vol", "volume with thousands separator"), "fld", "year felled (text)");
    }

    private static Table sales() {
        Table sales = table(
                "sale",
                "sale_no int, lot_id text, seller_id int, prc text, paid_dt date?, stat text",
                "lot_id lot lot_id, seller_id worker worker_id");
        Table explained =
                explained(explained(sales, "prc", "price in US dollars"), "paid_dt", "date paid, NULL = open");
        return explained(explained, "stat", "O = ordered, D = delivered, C = cancelled");
    }

    private static TableKnowledge note(String table, String note) {
        return new TableKnowledge(
                table, "", List.of(), List.of(note), List.of(), Map.of(), List.of(), "", "", "", List.of());
    }

    static Move ask(String text) {
        return SCHEMA.ask(text, NOTES, List.of());
    }
}
