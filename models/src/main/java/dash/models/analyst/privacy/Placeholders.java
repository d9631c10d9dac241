package dash.models.analyst.privacy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names that stand for texts which stay here. The same text always has the same name. For one question. */
final class Placeholders {

    private record Kept(String text, String value, String about) {}

    private final String prefix;
    private final Pattern name;
    private final Map<String, Kept> byName = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();

    Placeholders(String prefix) {
        this.prefix = prefix;
        this.name = Pattern.compile("\\b" + prefix + "\\d+\\b");
    }

    /**
     * The name that stands for a text.
     *
     * @param value what a statement has to compare with
     * @param about what the model may know of it
     */
    String forText(String text, String value, String about) {
        return names.computeIfAbsent(text, unseen -> {
            String made = prefix + (byName.size() + 1);
            byName.put(made, new Kept(text, value, about));
            return made;
        });
    }

    /** One line for each, telling what the model may know of it. */
    String legend() {
        return byName.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue().about())
                .collect(Collectors.joining("\n"));
    }

    String restored(String text) {
        return name.matcher(text).replaceAll(found -> {
            Kept kept = byName.get(found.group());
            return Matcher.quoteReplacement(kept == null ? found.group() : kept.text());
        });
    }

    /** Inside of a literal the value takes the place of its name; elsewhere it becomes a literal of its own. */
    String inStatement(String sql) {
        StringBuilder out = new StringBuilder(sql.length());
        boolean literal = false;
        int at = 0;
        Matcher matcher = name.matcher(sql);
        while (at < sql.length()) {
            if (sql.charAt(at) == '\'') {
                literal = !literal;
            }
            Kept kept =
                    matcher.region(at, sql.length()).useTransparentBounds(true).lookingAt()
                            ? byName.get(matcher.group())
                            : null;
            if (kept == null) {
                out.append(sql.charAt(at++));
            } else {
                out.append(literal ? doubled(kept.value()) : literal(kept.value()));
                at = matcher.end();
            }
        }
        return out.toString();
    }

    private static String literal(String value) {
        return value.matches("-?\\d+(\\.\\d+)?") ? value : "'" + doubled(value) + "'";
    }

    private static String doubled(String value) {
        return value.replace("'", "''");
    }
}
