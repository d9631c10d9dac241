package dash.databases.postgresql.parser;

import dash.statement.Expression;
import dash.statement.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Reads SQL/JSON and SQL/XML by a table that says of every field what it is. A kind or a field that the table lacks is not
 * understood, like everywhere else.
 */
final class ConstructReader {

    private enum Role {
        VALUE,
        VALUES,
        WORD,
        TYPE,
        QUERY,
        ITEMS,
        ORDER,
        WINDOW,
        INSIDE
    }

    private static final Map<String, String> NAMES = Map.of(
            "JsonObjectConstructor", "json_object",
            "JsonArrayConstructor", "json_array",
            "JsonArrayQueryConstructor", "json_array",
            "JsonIsPredicate", "is_json",
            "JsonScalarExpr", "json_scalar",
            "JsonParseExpr", "json",
            "JsonSerializeExpr", "json_serialize",
            "JsonObjectAgg", "json_objectagg",
            "JsonArrayAgg", "json_arrayagg",
            "XmlSerialize", "xmlserialize");

    private static final Map<String, Map<String, Role>> TABLE = Map.ofEntries(
            Map.entry("JsonObjectConstructor", json(Map.of("exprs", Role.VALUES))),
            Map.entry("JsonArrayConstructor", json(Map.of("exprs", Role.VALUES))),
            Map.entry("JsonArrayQueryConstructor", json(Map.of("query", Role.QUERY, "format", Role.INSIDE))),
            Map.entry(
                    "JsonIsPredicate", json(Map.of("expr", Role.VALUE, "format", Role.INSIDE, "item_type", Role.WORD))),
            Map.entry("JsonScalarExpr", json(Map.of("expr", Role.VALUE))),
            Map.entry("JsonParseExpr", json(Map.of("expr", Role.INSIDE))),
            Map.entry("JsonSerializeExpr", json(Map.of("expr", Role.INSIDE))),
            Map.entry("JsonObjectAgg", json(Map.of("constructor", Role.INSIDE, "arg", Role.INSIDE))),
            Map.entry("JsonArrayAgg", json(Map.of("constructor", Role.INSIDE, "arg", Role.INSIDE))),
            Map.entry(
                    "JsonFuncExpr",
                    json(Map.of(
                            "op",
                            Role.WORD,
                            "context_item",
                            Role.INSIDE,
                            "pathspec",
                            Role.VALUE,
                            "passing",
                            Role.VALUES,
                            "on_empty",
                            Role.INSIDE,
                            "on_error",
                            Role.INSIDE,
                            "wrapper",
                            Role.WORD,
                            "quotes",
                            Role.WORD))),
            Map.entry(
                    "XmlExpr",
                    Map.of(
                            "op",
                            Role.WORD,
                            "name",
                            Role.WORD,
                            "named_args",
                            Role.ITEMS,
                            "args",
                            Role.VALUES,
                            "xmloption",
                            Role.WORD,
                            "location",
                            Role.WORD)),
            Map.entry(
                    "XmlSerialize",
                    Map.of(
                            "xmloption",
                            Role.WORD,
                            "expr",
                            Role.VALUE,
                            "typeName",
                            Role.TYPE,
                            "indent",
                            Role.WORD,
                            "location",
                            Role.WORD)),
            // What follows stands only inside the ones above.
            Map.entry("JsonKeyValue", Map.of("key", Role.VALUE, "value", Role.INSIDE)),
            Map.entry("JsonValueExpr", Map.of("raw_expr", Role.VALUE, "format", Role.INSIDE)),
            Map.entry("JsonFormat", Map.of("format_type", Role.WORD, "encoding", Role.WORD, "location", Role.WORD)),
            Map.entry("JsonOutput", Map.of("typeName", Role.TYPE, "returning", Role.INSIDE)),
            Map.entry("JsonReturning", Map.of("format", Role.INSIDE)),
            Map.entry("JsonBehavior", Map.of("btype", Role.WORD, "expr", Role.VALUE, "location", Role.WORD)),
            Map.entry("JsonArgument", Map.of("val", Role.INSIDE, "name", Role.WORD)),
            Map.entry(
                    "JsonAggConstructor",
                    Map.of(
                            "output",
                            Role.INSIDE,
                            "agg_filter",
                            Role.VALUE,
                            "agg_order",
                            Role.ORDER,
                            "over",
                            Role.WINDOW,
                            "location",
                            Role.WORD)));

    /** The kind of what stands inside, which the grammar leaves out. */
    private static final Map<String, String> KINDS = Map.of(
            "format", "JsonFormat",
            "output", "JsonOutput",
            "returning", "JsonReturning",
            "context_item", "JsonValueExpr",
            "on_empty", "JsonBehavior",
            "on_error", "JsonBehavior",
            "constructor", "JsonAggConstructor",
            "value", "JsonValueExpr",
            "val", "JsonValueExpr",
            "expr", "JsonValueExpr");

    private final TreeReader tree;

    ConstructReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Fields fields) {
        if (!NAMES.containsKey(fields.kind())
                && !fields.kind().equals("JsonFuncExpr")
                && !fields.kind().equals("XmlExpr")) {
            throw fields.notUnderstood(fields.kind());
        }
        int location = fields.location();
        List<String> words = new ArrayList<>();
        List<Node> parts = new ArrayList<>();
        String name = Optional.ofNullable(NAMES.get(fields.kind())).orElseGet(() -> operation(fields));
        collect(fields, words, parts);
        return new Expression.Construct(
                tree.spans()
                        .closed(tree.spans()
                                .hull(tree.spans().call(location), tree.spans().around(location, parts))),
                name,
                words,
                parts);
    }

    /** {@code JSON_VALUE_OP} and {@code IS_XMLELEMENT} become {@code json_value} and {@code xmlelement}. */
    private static String operation(Fields fields) {
        return fields.text("op")
                .replaceFirst("^IS_", "")
                .replaceFirst("_OP$", "")
                .toLowerCase(Locale.ROOT);
    }

    private void collect(Fields fields, List<String> words, List<Node> parts) {
        Map<String, Role> roles = TABLE.get(fields.kind());
        if (roles == null) {
            throw fields.notUnderstood(fields.kind());
        }
        for (Map.Entry<String, Role> entry :
                roles.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList()) {
            fields.node(entry.getKey()).ifPresent(node -> take(fields, entry, node, words, parts));
        }
        fields.done();
    }

    private void take(
            Fields fields, Map.Entry<String, Role> entry, JsonNode node, List<String> words, List<Node> parts) {
        switch (entry.getValue()) {
            case VALUE -> parts.add(tree.expression(node));
            case VALUES -> node.forEach(item -> value(item, words, parts));
            case TYPE -> parts.add(tree.type(node));
            case QUERY -> parts.add(tree.queries().query(node));
            case ITEMS -> node.forEach(item -> parts.add(tree.queries().item(item)));
            case ORDER -> node.forEach(item -> parts.add(tree.windows().orderItem(item)));
            case WINDOW -> parts.add(tree.windows().over(node));
            case INSIDE -> collect(tree.fields(kindOf(fields, entry.getKey()), node), words, parts);
            case WORD -> {
                if (!entry.getKey().equals("location")) {
                    words.add(node.asString());
                }
            }
        }
    }

    private static String kindOf(Fields fields, String field) {
        if (field.equals("arg")) {
            return fields.kind().equals("JsonObjectAgg") ? "JsonKeyValue" : "JsonValueExpr";
        }
        return Optional.ofNullable(KINDS.get(field)).orElseThrow(() -> fields.notUnderstood(field));
    }

    /** Items of lists say their kind; those that stand only inside constructs are taken apart, the others are values. */
    private void value(JsonNode item, List<String> words, List<Node> parts) {
        Fields fields = tree.fields(item);
        boolean inner = TABLE.containsKey(fields.kind())
                && !NAMES.containsKey(fields.kind())
                && !fields.kind().equals("JsonFuncExpr")
                && !fields.kind().equals("XmlExpr");
        if (inner) {
            collect(fields, words, parts);
        } else {
            parts.add(tree.expression(item));
        }
    }

    private static Map<String, Role> json(Map<String, Role> own) {
        Map<String, Role> roles = new java.util.HashMap<>(own);
        roles.put("output", Role.INSIDE);
        roles.put("absent_on_null", Role.WORD);
        roles.put("unique", Role.WORD);
        roles.put("unique_keys", Role.WORD);
        roles.put("location", Role.WORD);
        return Map.copyOf(roles);
    }
}
