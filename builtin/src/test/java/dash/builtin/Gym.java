package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import dash.schema.Column;
import dash.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A made-up gym whose tables and columns are written so short that only their comments tell what they are. */
final class Gym {

    private static final BareSchema SCHEMA = new BareSchema(
            "gym",
            List.of(
                    commented(
                            table("brn", "bcd text, bnm text, flr int", ""),
                            "branches",
                            Map.of("bcd", "branch code", "bnm", "branch name", "flr", "floor space in square metres")),
                    commented(
                            table(
                                    "mbr",
                                    "mid int, mnm text, gx text, bd date, jdt date, pln text, vp text, act text, bcd text",
                                    "bcd brn bcd"),
                            "members of the gym",
                            Map.of(
                                    "mid", "member id",
                                    "mnm", "member name",
                                    "gx", "sex: F = female, M = male",
                                    "bd", "date of birth",
                                    "jdt", "date the member was enrolled",
                                    "pln", "contract: 'S' = student, 'D' = daytime, 'N' = none",
                                    "vp", "premium member (Y/N)",
                                    "act", "+ trains at home, - trains outdoors",
                                    "bcd", "code of the branch the member trains at")),
                    commented(
                            table(
                                    "wkt",
                                    "wid int, mid int, wdt date, typ text, ns text, pls int, wgt numeric, mns int",
                                    "mid mbr mid"),
                            "workouts (training sessions) of members",
                            Map.of(
                                    "wid", "workout id",
                                    "mid", "member id",
                                    "wdt", "date of the workout",
                                    "typ", "workout type: 1 = strength, 2 = endurance; 3, 4 = balance",
                                    "ns", "no-show: 1 = yes; 0 = no",
                                    "pls", "resting pulse; normal range: 60 to 100",
                                    "wgt", "weight lifted; normal: below 200",
                                    "mns", "length of the workout in minutes"))),
            Map.of("brn.bnm", List.of("Riverside", "Old Town")));

    private Gym() {}

    private static Table commented(Table table, String comment, Map<String, String> columns) {
        List<Column> all = table.columns().stream()
                .map(column -> new Column(
                        column.name(),
                        column.type(),
                        column.nullable(),
                        columns.getOrDefault(column.name(), ""),
                        List.of()))
                .toList();
        return new Table(
                table.name(),
                table.kind(),
                all,
                table.uniqueKeys(),
                table.foreignKeys(),
                List.of(),
                comment,
                100,
                Optional.empty());
    }

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
