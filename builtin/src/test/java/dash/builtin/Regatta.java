package dash.builtin;

import static dash.builtin.BareSchema.flat;

import dash.analyst.Move;
import dash.knowledge.TableKnowledge;
import java.util.List;
import java.util.Map;

/** A made-up sailing club that keeps flat tables: no keys, names in every row, days and places as texts, as its notes tell. */
final class Regatta {

    private static final BareSchema SCHEMA = new BareSchema(
            "regatta",
            List.of(
                    flat("heat_wins", "harbour text, day text, name text, boat text"),
                    flat("heat_results", "year int, place text, sailor_no int, harbour text, name text, boat text"),
                    flat("sailors_championship", "year int, place text, name text, sailor_tag text, boat text"),
                    flat("builders_championship", "year int, place int, yard text, points int")),
            Map.of("heat_results.boat", List.of("Heron"), "heat_wins.boat", List.of("Heron")));

    private static final List<TableKnowledge> NOTES = List.of(
            note(
                    "heat_wins",
                    "`day` holds dates as text, written as DD Mon YYYY ('13 May 2019', …). Read it as a date."),
            note(
                    "heat_results",
                    "`place` holds numbers as text; 9 of 90 values do not cast: 'Ret', 'DNS', 'DSQ'. Cast it."),
            note(
                    "sailors_championship",
                    "`place` holds numbers as text; 1 of 90 values do not cast: 'EXC'. Cast it before computing."));

    private Regatta() {}

    private static TableKnowledge note(String table, String note) {
        return new TableKnowledge(
                table, "", List.of(), List.of(note), List.of(), Map.of(), List.of(), "", "", "", List.of());
    }

    static Move ask(String text) {
        return SCHEMA.ask(text, NOTES, List.of());
    }
}
