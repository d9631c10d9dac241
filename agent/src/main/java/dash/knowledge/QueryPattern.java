package dash.knowledge;

import java.util.List;
import java.util.Optional;

/**
 * SQL that is known to work, with the questions it answers.
 *
 * @param description what it computes, in prose, or empty
 * @param summary the description in one line, or empty
 */
public record QueryPattern(
        String name,
        String description,
        List<String> questions,
        String summary,
        List<String> tables,
        List<String> notes,
        List<String> tags,
        Optional<Verified> verified,
        List<Parameter> parameters,
        String sql)
        implements Item {

    /** Who found it right, and when, as they wrote it. */
    public record Verified(String by, String at) {}

    public QueryPattern {
        Names.required("query pattern", name);
        Names.required("SQL of the query pattern " + name, sql);
        questions = List.copyOf(questions);
        tables = List.copyOf(tables);
        notes = List.copyOf(notes);
        tags = List.copyOf(tags);
        parameters = List.copyOf(parameters);
    }

    public QueryPattern withQuestions(List<String> others) {
        return new QueryPattern(name, description, others, summary, tables, notes, tags, verified, parameters, sql);
    }

    @Override
    public Kind kind() {
        return Kind.PATTERN;
    }

    @Override
    public String label() {
        return name;
    }
}
