package dash.knowledge;

import java.util.List;

/** Something that holds in the business. A rule written as one text has that text as its title and no description. */
public record BusinessRule(
        String title,
        String description,
        List<String> appliesToTables,
        List<String> appliesToMetrics,
        List<String> tags)
        implements Item {

    public BusinessRule {
        Names.required("business rule", title);
        appliesToTables = List.copyOf(appliesToTables);
        appliesToMetrics = List.copyOf(appliesToMetrics);
        tags = List.copyOf(tags);
    }

    @Override
    public Kind kind() {
        return Kind.RULE;
    }

    @Override
    public String label() {
        return title;
    }
}
