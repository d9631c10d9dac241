package dash.databases.postgresql.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The planner's estimate of a statement, and where in it the cost lies. */
final class Plan {

    private final JsonNode root;

    Plan(String json) {
        this.root = JsonMapper.shared().readTree(json).path(0).path("Plan");
    }

    /** Says why the plan is above the limit; empty when it is not. */
    Optional<String> excess(double limit) {
        double cost = root.path("Total Cost").asDouble(0);
        if (cost <= limit) {
            return Optional.empty();
        }
        return Optional.of("the plan costs " + number(cost) + ", the limit is " + number(limit) + "; most of it is "
                + largest().map(Plan::inWords).orElse("in one step"));
    }

    /** The step with the highest cost of its own, its inputs' taken off. */
    private Optional<JsonNode> largest() {
        List<JsonNode> steps = new ArrayList<>();
        collect(root, steps);
        return steps.stream().max(Comparator.comparingDouble(Plan::ownCost));
    }

    private static void collect(JsonNode step, List<JsonNode> steps) {
        steps.add(step);
        step.path("Plans").forEach(inner -> collect(inner, steps));
    }

    private static double ownCost(JsonNode step) {
        double inner = 0;
        for (JsonNode input : step.path("Plans")) {
            inner += input.path("Total Cost").asDouble(0);
        }
        return step.path("Total Cost").asDouble(0) - inner;
    }

    private static String inWords(JsonNode step) {
        String kind = step.path("Node Type").asString("step").toLowerCase(Locale.ROOT);
        String relation = step.path("Relation Name").asString("");
        String what = relation.isEmpty() ? inputs(step) : " of " + relation;
        return "a " + kind + what + " with about "
                + number(step.path("Plan Rows").asDouble(0)) + " rows";
    }

    private static String inputs(JsonNode step) {
        List<JsonNode> below = new ArrayList<>();
        collect(step, below);
        List<String> names = below.stream()
                .map(input -> input.path("Relation Name")
                        .asString(input.path("Function Name").asString("")))
                .filter(name -> !name.isEmpty())
                .distinct()
                .limit(4)
                .toList();
        return names.isEmpty() ? "" : " over " + String.join(", ", names);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }
}
