package dash.knowledge.files;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.Variables;
import java.util.ArrayList;
import java.util.List;

/** Reads one file of {@code metrics/}: a metric, or a list of metrics. */
final class MetricReader {

    private static final String[] KEYS = {
        "name",
        "definition",
        "sql_template",
        "expression",
        "table",
        "filters",
        "time_column",
        "grain",
        "dimensions",
        "unit",
        "owner",
        "caveats",
        "tags",
        "synonyms",
        "calculation",
        Standings.ORIGIN,
        Standings.STATUS,
        Standings.DRAFTED
    };

    private MetricReader() {}

    static List<Located<Metric>> read(Node node) {
        if (node instanceof Node.Sequence sequence) {
            return sequence.items().stream().map(MetricReader::metric).toList();
        }
        return List.of(metric(node));
    }

    static Located<Metric> metric(Node node) {
        Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "metric", node, KEYS);
        checkRunnable(fields);
        Metric metric = new Metric(
                fields.text("name"),
                fields.textOrEmpty("definition"),
                fields.said("sql_template"),
                fields.said("expression"),
                fields.said("table"),
                fields.texts("filters"),
                fields.said("time_column"),
                fields.textOrEmpty("grain"),
                dimensions(fields),
                fields.textOrEmpty("unit"),
                fields.textOrEmpty("owner"),
                fields.texts("caveats"),
                fields.texts("tags"),
                fields.texts("synonyms"),
                fields.textOrEmpty("calculation"));
        return new Located<>(metric, node.place(), Standings.read(fields));
    }

    private static void checkRunnable(Fields fields) {
        if (fields.said("expression").isPresent() && fields.said("table").isEmpty()) {
            throw fields.wrong("expression", "", "an expression needs the key table, to know over what it is computed");
        }
        fields.said("sql_template").ifPresent(template -> {
            for (String variable : Variables.in(template)) {
                if (!Variables.isName(variable)) {
                    throw fields.wrong("sql_template", variable, "a variable is written {{like_this}}");
                }
            }
        });
    }

    private static List<Dimension> dimensions(Fields fields) {
        List<Dimension> dimensions = new ArrayList<>();
        for (String written : fields.texts("dimensions")) {
            Dimension dimension = dimension(fields, written);
            if (dimensions.stream().anyMatch(other -> Names.key(other.word()).equals(Names.key(dimension.word())))) {
                throw fields.wrong("dimensions", written, "two dimensions have the same word");
            }
            dimensions.add(dimension);
        }
        return dimensions;
    }

    private static Dimension dimension(Fields fields, String written) {
        try {
            return Dimension.of(written);
        } catch (IllegalArgumentException incomplete) {
            throw fields.wrong("dimensions", written, "a dimension is a column, a table.column or word: table.column");
        }
    }
}
