package dash.knowledge.files;

import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import dash.knowledge.Standing;

/** Writes a query pattern in the first dialect of tags. */
final class PatternText {

    private final StringBuilder text = new StringBuilder();

    private PatternText() {}

    static String of(QueryPattern pattern, Standing standing) {
        return new PatternText().write(pattern, standing);
    }

    private String write(QueryPattern pattern, Standing standing) {
        line("query name", pattern.name());
        block("query description", pattern.description());
        pattern.questions().forEach(question -> line("question", question));
        line("summary", pattern.summary());
        line("tables", String.join(", ", pattern.tables()));
        block("notes", String.join("\n", pattern.notes()));
        line("tags", String.join(", ", pattern.tags()));
        pattern.verified()
                .ifPresent(verified ->
                        comment("<verified by=" + attribute(verified.by()) + " at=" + attribute(verified.at()) + ">"));
        block(
                "parameters",
                String.join(
                        "\n",
                        pattern.parameters().stream()
                                .map(PatternText::parameter)
                                .toList()));
        Standings.written(standing).forEach((tag, said) -> line(tag, said.toString()));
        comment("<query>");
        text.append(pattern.sql()).append('\n');
        comment("</query>");
        return text.toString();
    }

    private static String parameter(Parameter parameter) {
        return parameter.name() + " " + parameter.type().written()
                + parameter.column().map(column -> " of " + column).orElse("")
                + parameter.defaultValue().map(value -> " = " + value).orElse("");
    }

    private static String attribute(String value) {
        String quote = value.indexOf('"') < 0 ? "\"" : "'";
        return quote + value + quote;
    }

    private void line(String tag, String content) {
        if (!content.isEmpty()) {
            comment("<" + tag + ">" + content + "</" + tag + ">");
        }
    }

    private void block(String tag, String content) {
        String end = "</" + tag + ">";
        if (content.endsWith(end)) {
            // On a line of its own the content would be taken for the end; before the true end it is not.
            comment("<" + tag + ">");
            (content + end).lines().forEach(this::comment);
        } else if (!content.isEmpty()) {
            comment("<" + tag + ">");
            content.lines().forEach(this::comment);
            comment(end);
        }
    }

    private void comment(String content) {
        text.append(content.isEmpty() ? "--" : "-- ").append(content).append('\n');
    }
}
