package dash.builtin;

import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.conversation.Conversation;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A source of which only the live schema is known, and a few values.
 *
 * @param values by table and column, such as {@code painters.country}
 */
record BareSchema(String name, List<Table> tables, Map<String, List<String>> values) {

    Move ask(String text, List<GlossaryEntry> glossary) {
        return ask(text, List.of(), glossary);
    }

    Following follow(String text) {
        Transcript opened = opened(text, List.of(), List.of());
        return new BuiltinAnalyst(this::found).follow(opened.question(), Conversation.NONE, opened.context());
    }

    Move ask(String text, List<TableKnowledge> notes, List<GlossaryEntry> glossary) {
        return new BuiltinAnalyst(this::found).next(opened(text, notes, glossary), Work.ALONE);
    }

    private Transcript opened(String text, List<TableKnowledge> notes, List<GlossaryEntry> glossary) {
        Knowledge knowledge =
                new Knowledge(notes, List.of(), List.of(), List.of(), glossary, Optional.empty(), List.of(), List.of());
        Schema schema = new Schema(name, List.of("public"), tables);
        Context context = new Context(knowledge, schema, LocalDate.of(2025, 8, 20), List.of(), List.of());
        Question question = new Question(QuestionId.random(), name, text, new Asker("test"), Door.TEST, Instant.EPOCH);
        return Transcript.open(question, context);
    }

    private List<ValueMatch> found(List<String> texts, List<ColumnName> columns) {
        List<ValueMatch> found = new ArrayList<>();
        columns.forEach(column -> values.getOrDefault(column.table().name() + "." + column.column(), List.of())
                .forEach(value -> texts.stream()
                        .filter(text -> text.equalsIgnoreCase(value))
                        .forEach(text -> found.add(new ValueMatch(text, column, value)))));
        return found;
    }

    /** A table whose rows only join others: its key are the columns that lead to them. */
    static Table joining(String name, String columns, String key) {
        Table table = table(name, columns, key);
        List<String> both = table.foreignKeys().stream()
                .flatMap(foreign -> foreign.columns().stream())
                .toList();
        return new Table(
                table.name(),
                table.kind(),
                table.columns(),
                List.of(both),
                table.foreignKeys(),
                List.of(),
                "",
                100,
                Optional.empty());
    }

    /** The same table, with something that people wrote about one of its columns. */
    static Table explained(Table table, String column, String comment) {
        List<Column> columns = table.columns().stream()
                .map(each -> each.name().equals(column)
                        ? new Column(each.name(), each.type(), each.nullable(), comment, List.of())
                        : each)
                .toList();
        return new Table(
                table.name(),
                table.kind(),
                columns,
                table.uniqueKeys(),
                table.foreignKeys(),
                List.of(),
                "",
                100,
                Optional.empty());
    }

    /** A table that nothing tells the rows of apart. */
    static Table flat(String name, String columns) {
        Table table = table(name, columns, "");
        return new Table(
                table.name(),
                table.kind(),
                table.columns(),
                List.of(),
                List.of(),
                List.of(),
                "",
                100,
                Optional.empty());
    }

    /** The first column is the key, a mark says that values may be missing; a key is a column, a table and its column. */
    static Table table(String name, String columns, String key) {
        List<Column> all = new ArrayList<>();
        for (String column : columns.split(", ", -1)) {
            String[] parts = column.split(" ", -1);
            String comment = parts[0].equals("status") ? "S = sold, R = refunded" : "";
            all.add(new Column(parts[0], parts[1].replace("?", ""), parts[1].endsWith("?"), comment, List.of()));
        }
        List<ForeignKey> keys = new ArrayList<>();
        for (String each : key.isEmpty() ? new String[0] : key.split(", ", -1)) {
            String[] parts = each.split(" ", -1);
            keys.add(new ForeignKey(List.of(parts[0]), new RelationName("public", parts[1]), List.of(parts[2])));
        }
        List<List<String>> unique = List.of(List.of(all.getFirst().name()));
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                all,
                unique,
                keys,
                List.of(),
                "",
                100,
                Optional.empty());
    }
}
