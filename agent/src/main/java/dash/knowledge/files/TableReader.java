package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.knowledge.ColumnKnowledge;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads one file of {@code tables/}. */
final class TableReader {

    private static final String[] KEYS = {
        "table_name",
        "table_description",
        "use_cases",
        "data_quality_notes",
        "table_columns",
        "column_notes",
        "related_tables",
        "owner",
        "refresh_frequency",
        "freshness_column",
        "sensitive_columns",
        Standings.ORIGIN,
        Standings.STATUS,
        Standings.DRAFTED
    };

    /** Names end up inside statements, quoted; these have no place in a name, quoted or not. */
    private static final Pattern DANGEROUS = Pattern.compile("[\"'`;\\\\\\p{Cntrl}]|--|/\\*|\\*/");

    private static final int LONGEST_NAME = 200;

    private TableReader() {}

    static Located<TableKnowledge> read(Node node) {
        Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "table", node, KEYS);
        TableKnowledge table = new TableKnowledge(
                identifier(fields, "table_name"),
                fields.textOrEmpty("table_description"),
                fields.texts("use_cases"),
                fields.texts("data_quality_notes"),
                columns(fields),
                fields.textsByKey("column_notes"),
                related(fields),
                fields.textOrEmpty("owner"),
                fields.textOrEmpty("refresh_frequency"),
                fields.textOrEmpty("freshness_column"),
                fields.texts("sensitive_columns"));
        return new Located<>(table, node.place(), Standings.read(fields));
    }

    /** A name that can stand in a statement once it is quoted. */
    static String identifier(Fields fields, String key) {
        String name = fields.text(key);
        if (name.length() > LONGEST_NAME || DANGEROUS.matcher(name).find()) {
            throw fields.wrong(key, name, "this cannot be the name of a table or column");
        }
        return name;
    }

    private static List<ColumnKnowledge> columns(Fields table) {
        List<ColumnKnowledge> columns = new ArrayList<>();
        for (Node item : table.items("table_columns")) {
            Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "column", item, "name", "type", "description");
            String name = identifier(fields, "name");
            if (columns.stream().anyMatch(column -> column.name().equals(name))) {
                throw twice(fields.place(), name);
            }
            columns.add(new ColumnKnowledge(name, fields.textOrEmpty("type"), fields.textOrEmpty("description")));
        }
        return columns;
    }

    private static List<RelatedTable> related(Fields table) {
        List<RelatedTable> related = new ArrayList<>();
        for (Node item : table.items("related_tables")) {
            Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "related table", item, "table", "join_hint", "note");
            related.add(new RelatedTable(
                    identifier(fields, "table"), fields.textOrEmpty("join_hint"), fields.textOrEmpty("note")));
        }
        return related;
    }

    private static FaultException twice(Place place, String name) {
        return FaultException.of(
                Code.KNOWLEDGE_DUPLICATE, place, name, "the column is described twice", "Keep one of the two");
    }
}
