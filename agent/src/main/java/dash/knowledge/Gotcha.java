package dash.knowledge;

import java.util.List;

/** A trap that people fell into, and the way around it. */
public record Gotcha(String issue, List<String> tablesAffected, String solution) implements Item {

    public Gotcha {
        Names.required("gotcha", issue);
        tablesAffected = List.copyOf(tablesAffected);
    }

    @Override
    public Kind kind() {
        return Kind.GOTCHA;
    }

    @Override
    public String label() {
        return issue;
    }
}
