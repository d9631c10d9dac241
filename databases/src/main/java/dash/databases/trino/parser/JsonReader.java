package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Node;
import io.trino.sql.tree.JsonArray;
import io.trino.sql.tree.JsonArrayElement;
import io.trino.sql.tree.JsonExists;
import io.trino.sql.tree.JsonObject;
import io.trino.sql.tree.JsonObjectMember;
import io.trino.sql.tree.JsonPathInvocation;
import io.trino.sql.tree.JsonPathParameter;
import io.trino.sql.tree.JsonQuery;
import io.trino.sql.tree.JsonTable;
import io.trino.sql.tree.JsonTableColumnDefinition;
import io.trino.sql.tree.JsonValue;
import io.trino.sql.tree.NestedColumns;
import io.trino.sql.tree.OrdinalityColumn;
import io.trino.sql.tree.QueryColumn;
import io.trino.sql.tree.ValueColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads SQL/JSON as constructs: options become words, everything with a value or a type becomes a part. */
final class JsonReader {

    private final TreeReader tree;

    JsonReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(io.trino.sql.tree.Expression node) {
        Parts parts = new Parts();
        return switch (node) {
            case JsonValue value -> {
                path(parts, value.getJsonPathInvocation());
                value.getReturnedType().ifPresent(parts::type);
                parts.word("empty", value.getEmptyBehavior());
                value.getEmptyDefault().ifPresent(parts::value);
                parts.word("error", value.getErrorBehavior());
                value.getErrorDefault().ifPresent(parts::value);
                yield parts.construct(node, "json_value");
            }
            case JsonQuery query -> {
                path(parts, query.getJsonPathInvocation());
                query.getReturnedType().ifPresent(parts::type);
                parts.word("format", query.getOutputFormat());
                parts.word("wrapper", query.getWrapperBehavior());
                parts.word("quotes", query.getQuotesBehavior());
                parts.word("empty", query.getEmptyBehavior());
                parts.word("error", query.getErrorBehavior());
                yield parts.construct(node, "json_query");
            }
            case JsonExists exists -> {
                path(parts, exists.getJsonPathInvocation());
                parts.word("error", exists.getErrorBehavior());
                yield parts.construct(node, "json_exists");
            }
            case JsonObject object -> object(parts, object);
            case JsonArray array -> array(parts, array);
            default -> throw tree.notUnderstood(node.getClass().getSimpleName(), node);
        };
    }

    private Expression object(Parts parts, JsonObject object) {
        for (JsonObjectMember member : object.getMembers()) {
            parts.value(member.getKey());
            parts.value(member.getValue());
            parts.word("member format", member.getFormat());
        }
        parts.words.add("null on null " + object.isNullOnNull());
        parts.words.add("unique " + object.isUniqueKeys());
        object.getReturnedType().ifPresent(parts::type);
        parts.word("format", object.getOutputFormat());
        return parts.construct(object, "json_object");
    }

    private Expression array(Parts parts, JsonArray array) {
        for (JsonArrayElement element : array.getElements()) {
            parts.value(element.getValue());
            parts.word("element format", element.getFormat());
        }
        parts.words.add("null on null " + array.isNullOnNull());
        array.getReturnedType().ifPresent(parts::type);
        parts.word("format", array.getOutputFormat());
        return parts.construct(array, "json_array");
    }

    Expression.Construct table(JsonTable table) {
        Parts parts = new Parts();
        path(parts, table.getJsonPathInvocation());
        table.getColumns().forEach(column -> column(parts, column));
        table.getPlan().ifPresent(plan -> {
            throw tree.notUnderstood("PLAN of JSON_TABLE", plan);
        });
        parts.word("error", table.getErrorBehavior());
        return parts.construct(table, "json_table");
    }

    private void column(Parts parts, JsonTableColumnDefinition definition) {
        switch (definition) {
            case ValueColumn column -> {
                parts.words.add("column " + TreeReader.name(column.getName()));
                parts.type(column.getType());
                column.getJsonPath().ifPresent(parts::value);
                parts.word("empty", column.getEmptyBehavior());
                column.getEmptyDefault().ifPresent(parts::value);
                parts.word("error", column.getErrorBehavior());
                column.getErrorDefault().ifPresent(parts::value);
            }
            case QueryColumn column -> {
                parts.words.add("column " + TreeReader.name(column.getName()));
                parts.type(column.getType());
                parts.word("format", column.getFormat());
                column.getJsonPath().ifPresent(parts::value);
                parts.word("wrapper", column.getWrapperBehavior());
                parts.word("quotes", column.getQuotesBehavior());
                parts.word("empty", column.getEmptyBehavior());
                parts.word("error", column.getErrorBehavior());
            }
            case OrdinalityColumn column -> parts.words.add("ordinality " + TreeReader.name(column.getName()));
            case NestedColumns nested -> {
                parts.value(nested.getJsonPath());
                nested.getPathName().ifPresent(name -> parts.words.add("path " + TreeReader.name(name)));
                parts.words.add("nested " + nested.getColumns().size());
                nested.getColumns().forEach(column -> column(parts, column));
            }
            default -> throw tree.notUnderstood("a column of an unknown kind", definition);
        }
    }

    private void path(Parts parts, JsonPathInvocation path) {
        parts.value(path.getInputExpression());
        parts.word("input", path.getInputFormat());
        parts.value(path.getJsonPath());
        path.getPathName().ifPresent(name -> parts.words.add("path " + TreeReader.name(name)));
        for (JsonPathParameter parameter : path.getPathParameters()) {
            parts.words.add("passing " + TreeReader.name(parameter.getName()));
            parts.value(parameter.getParameter());
            parts.word("passing format", parameter.getFormat());
        }
    }

    /** What a construct is made of, gathered in the order of the text. */
    private final class Parts {

        private final List<Node> nodes = new ArrayList<>();
        private final List<String> words = new ArrayList<>();

        void value(io.trino.sql.tree.Expression value) {
            nodes.add(tree.expression(value));
        }

        void type(io.trino.sql.tree.DataType type) {
            nodes.add(tree.types().read(type));
        }

        void word(String name, Enum<?> option) {
            words.add(name + " " + TreeReader.word(option));
        }

        void word(String name, Optional<? extends Enum<?>> option) {
            option.ifPresent(said -> word(name, said));
        }

        Expression.Construct construct(io.trino.sql.tree.Node node, String name) {
            return new Expression.Construct(tree.spans().call(node), name, words, nodes);
        }
    }
}
