package dash.guard;

import dash.statement.Root;
import java.util.Set;
import java.util.stream.Stream;

/** EXPLAIN may show a plan, not run the statement, and not tell the server's settings. */
final class RefuseExplainThatRuns implements Rule {

    private static final Set<String> HARMLESS = Set.of(
            "verbose",
            "costs",
            "format",
            "summary",
            "buffers",
            "timing",
            "wal",
            "memory",
            "generic_plan",
            "query_plan",
            "type");

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Root.Explain.class)
                .flatMap(explain -> explain.options().stream()
                        .filter(option -> option.isOn() && !HARMLESS.contains(option.name()))
                        .map(option -> refuse(inspection, explain, option)));
    }

    private static Finding refuse(Inspection inspection, Root.Explain explain, Root.Option option) {
        boolean runs = option.name().equals("analyze");
        return inspection.finding(
                Finding.Code.EXPLAIN_RUNS,
                explain.span(),
                runs ? "EXPLAIN ANALYZE runs the statement" : "EXPLAIN with " + option.name() + " is not allowed",
                runs ? "use EXPLAIN without ANALYZE" : "leave the option out");
    }
}
