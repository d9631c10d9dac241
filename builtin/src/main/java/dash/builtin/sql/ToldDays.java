package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Days that are kept as texts, as the notes on a table tell: {@code `day` holds dates as text, written as DD Mon YYYY}. They are
 * read as the days they are. A note that knows texts of another form, or cannot tell days from months, is not followed:
 * reading such a column would fail, or guess.
 */
public final class ToldDays {

    private static final Pattern NOTE = Pattern.compile(
            "`([^`]+)` holds dates as text, written as ([A-Za-z0-9 ./,:\"-]+?) \\('[^']*'(?:, …)?\\)\\. .*");

    /** Days and no hours, so that a day is all that is read. */
    private static final Pattern DAY = Pattern.compile("[^H]*");

    private static final String TYPE = "date";

    private static final int KEPT = 8;
    private static final Deque<Kept> KNOWN = new ArrayDeque<>();

    private record Kept(WeakReference<Schema> schema, Map<RelationName, Map<String, String>> told, Schema read) {}

    private ToldDays() {}

    /** The context with these columns as days, others as numbers, and with the keys that are told where none are declared. */
    public static Context read(Context context) {
        return ToldKeys.read(days(context));
    }

    private static Context days(Context context) {
        Map<RelationName, Map<String, String>> told = told(context.knowledge(), context.schema());
        return told.isEmpty() ? context : with(context, known(context.schema(), told));
    }

    static Context with(Context context, Schema schema) {
        return new Context(
                context.knowledge(),
                schema,
                context.today(),
                context.knowledgeVersion(),
                context.picks(),
                context.missing(),
                context.cuts(),
                context.lessons(),
                context.memory(),
                context.preferences(),
                context.passages(),
                context.told());
    }

    /** By identity: a question asks several times, and comparing thousands of tables would cost more than it saves. */
    private static Schema known(Schema schema, Map<RelationName, Map<String, String>> told) {
        synchronized (KNOWN) {
            for (Kept kept : KNOWN) {
                if (kept.schema().refersTo(schema) && kept.told().equals(told)) {
                    return kept.read();
                }
            }
            Kept made = new Kept(new WeakReference<>(schema), told, schema(schema, told));
            KNOWN.addFirst(made);
            if (KNOWN.size() > KEPT) {
                KNOWN.removeLast();
            }
            return made.read();
        }
    }

    private static Schema schema(Schema schema, Map<RelationName, Map<String, String>> told) {
        List<Table> tables = schema.tables().stream()
                .map(table -> told.containsKey(table.name()) ? table(table, told.get(table.name())) : table)
                .toList();
        return new Schema(schema.fingerprint() + told, schema.searchPath(), tables, schema.dialect());
    }

    private static Table table(Table table, Map<String, String> told) {
        return new Table(
                table.name(),
                table.kind(),
                table.columns().stream()
                        .map(column ->
                                told.containsKey(column.name()) ? typed(column, told.get(column.name())) : column)
                        .toList(),
                table.uniqueKeys(),
                table.foreignKeys(),
                table.indexes(),
                table.comment(),
                table.rowEstimate(),
                table.definition());
    }

    private static Column typed(Column column, String type) {
        return new Column(column.name(), type, column.nullable(), column.comment(), column.enumeration());
    }

    private static Map<RelationName, Map<String, String>> told(Knowledge knowledge, Schema schema) {
        Map<RelationName, Map<String, String>> told = new TreeMap<>();
        for (TableKnowledge known : knowledge.tables()) {
            schema.find(known.name()).ifPresent(table -> {
                Map<String, String> types = new LinkedHashMap<>();
                formats(known, schema).keySet().forEach(column -> types.put(column, TYPE));
                ToldNumbers.signs(known, table).keySet().forEach(column -> types.put(column, ToldNumbers.TYPE));
                if (!types.isEmpty()) {
                    told.put(table.name(), types);
                }
            });
        }
        return told;
    }

    private static Map<String, String> formats(TableKnowledge known, Schema schema) {
        Map<String, String> formats = new LinkedHashMap<>();
        known.dataQualityNotes().stream()
                .map(NOTE::matcher)
                .filter(Matcher::matches)
                .filter(note -> DAY.matcher(note.group(2)).matches())
                .filter(note ->
                        schema.dialect().parsedDay(note.group(1), note.group(2)).isPresent())
                .forEach(note -> formats.put(note.group(1), note.group(2)));
        return formats;
    }

    /** How a column of days is read, when it keeps them as texts. */
    static Optional<String> parsed(Term.Attribute attribute, String written, Context context) {
        return context.knowledge().tables().stream()
                .filter(known -> !known.dataQualityNotes().isEmpty())
                .filter(known -> context.schema()
                        .find(known.name())
                        .filter(table ->
                                table.name().equals(attribute.of().table().name()))
                        .isPresent())
                .flatMap(known ->
                        Optional.ofNullable(formats(known, context.schema()).get(attribute.column())).stream())
                .findFirst()
                .flatMap(format -> context.schema().dialect().parsedDay(written, format));
    }
}
