package dash.databases.mysql.introspect;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The labels in {@code enum('new','it''s')}, which is how the catalog prints an enumeration. */
final class EnumerationLabels {

    private static final Pattern LABEL = Pattern.compile("'((?:[^']|'')*)'");

    private EnumerationLabels() {}

    /** None for every other type; a value of a set is a list of labels, so a set is no enumeration. */
    static List<String> of(String type) {
        if (!type.startsWith("enum(")) {
            return List.of();
        }
        List<String> labels = new ArrayList<>();
        Matcher label = LABEL.matcher(type);
        while (label.find()) {
            labels.add(label.group(1).replace("''", "'"));
        }
        return labels;
    }
}
