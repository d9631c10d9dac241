package dash.golden;

import dash.files.Node;
import dash.golden.GoldenReader.Located;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The verified queries of a Cortex semantic model. Their statements name logical tables with two underscores in front; each
 * becomes the table that the model says it stands for. Logical columns that are expressions are not translated, nor is what
 * only Snowflake's SQL has: such a question errs when its statement is run, and says so.
 */
final class CortexSet {

    private static final Pattern LOGICAL =
            Pattern.compile("'(?:[^']|'')*'|--[^\\n]*|\\b__([A-Za-z]\\w*)\\b|\"__([^\"]+)\"");

    private CortexSet() {}

    static List<Located> read(Node.Mapping model) {
        Map<String, String> tables = new HashMap<>();
        ForeignSet.objects(model, "tables").forEach(table -> tables.put(
                ForeignSet.text(table, "name").toLowerCase(Locale.ROOT), physical(table)));
        return ForeignSet.objects(model, "verified_queries").stream()
                .map(query -> located(query, tables))
                .toList();
    }

    private static String physical(Node.Mapping table) {
        Optional<String> named = table.entries().get("base_table") instanceof Node.Mapping base
                ? ForeignSet.said(base, "table")
                : Optional.empty();
        return named.orElseGet(() -> ForeignSet.text(table, "name"));
    }

    private static Located located(Node.Mapping query, Map<String, String> tables) {
        String question = ForeignSet.text(query, "question");
        String verified = ForeignSet.said(query, "verified_by")
                .map(who -> "verified by " + who)
                .orElse("");
        return new Located(
                GoldenQuestion.of(
                        ForeignSet.said(query, "name").orElse(question),
                        question,
                        translated(ForeignSet.text(query, "sql"), tables),
                        List.of("cortex"),
                        verified),
                query.place());
    }

    /** Texts and comments stay as they are; a name that the model does not know only loses its underscores. */
    static String translated(String sql, Map<String, String> tables) {
        Matcher logical = LOGICAL.matcher(sql);
        return logical.replaceAll(found -> {
            String name = found.group(1) != null ? found.group(1) : found.group(2);
            return name == null
                    ? Matcher.quoteReplacement(found.group())
                    : Matcher.quoteReplacement(tables.getOrDefault(name.toLowerCase(Locale.ROOT), name));
        });
    }
}
