package dash.builtin;

import dash.context.Context;
import dash.knowledge.Dimension;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Awards that senders of the parcel service win, one a season: a figure that is known by year only. */
final class Awards {

    private Awards() {}

    static Context context() {
        Context parcels = Parcels.context();
        Knowledge known = parcels.knowledge();
        List<GlossaryEntry> glossary = new ArrayList<>(known.glossary());
        glossary.add(new GlossaryEntry("year", List.of("season"), "a season is a calendar year"));
        Knowledge knowledge = new Knowledge(
                known.tables(),
                List.of(metric()),
                List.of(),
                List.of(),
                glossary,
                known.calendar(),
                List.of(
                        pattern(
                                "Who took the award at Ghent in 2024?",
                                "SELECT {{year}}, {{depot}}",
                                new Parameter(
                                        "depot", Parameter.Type.TEXT, Optional.of("depots.name"), Optional.empty())),
                        pattern("Sender standings of 2024", "SELECT {{year}}")),
                List.of());
        return new Context(knowledge, parcels.schema(), parcels.today(), List.of(), List.of());
    }

    private static Metric metric() {
        return new Metric(
                "Awards",
                "",
                Optional.empty(),
                Optional.of("count(*)"),
                Optional.of("parcels"),
                List.of(),
                Optional.of("sent_at"),
                "year",
                List.of(Dimension.of("sender: senders.name")),
                "count",
                "",
                List.of(),
                List.of(),
                List.of("awards won"),
                "");
    }

    private static QueryPattern pattern(String question, String sql, Parameter... further) {
        List<Parameter> parameters = new ArrayList<>(List.of(further));
        parameters.add(new Parameter("year", Parameter.Type.YEAR, Optional.empty(), Optional.empty()));
        return new QueryPattern(
                "pattern_" + question.length(),
                "",
                List.of(question),
                "",
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                parameters,
                sql);
    }
}
