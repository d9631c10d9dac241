package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** Instruments and who built them, in tables that declare no keys between each other. */
final class Workshop {

    private static final BareSchema SCHEMA = new BareSchema(
            "workshop",
            List.of(
                    table("regions", "reg_id int, region text", ""),
                    table("towns", "town_id int, town_name text, region int", ""),
                    table("violin_makers", "maker_id int, maker text, full_name text, town int", ""),
                    table("model_types", "model_id int, maker int, model text, strings int", ""),
                    table("sales", "sale_id int, model_id int, sale_year int, price int", "")),
            Map.of("towns.town_name", List.of("Cremona"), "regions.region", List.of("lombardy")));

    private Workshop() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
