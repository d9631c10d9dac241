package dash.databases.trino.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Span;
import io.trino.sql.tree.Descriptor;
import io.trino.sql.tree.DescriptorField;
import io.trino.sql.tree.TableFunctionArgument;
import io.trino.sql.tree.TableFunctionDescriptorArgument;
import io.trino.sql.tree.TableFunctionInvocation;
import io.trino.sql.tree.TableFunctionTableArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code TABLE(function(…))}. The function is a call like any other, so the guard's list decides; tables given to it
 * are relations inside a construct, so they are read like those in FROM.
 */
final class TableFunctionReader {

    private final TreeReader tree;

    TableFunctionReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression call(TableFunctionInvocation call) {
        if (!call.getCopartitioning().isEmpty()) {
            throw tree.notUnderstood("COPARTITION", call);
        }
        List<Argument> arguments =
                call.getArguments().stream().map(this::argument).toList();
        Span name = tree.spans().call(call);
        Span span = tree.spans().behind(tree.spans().enclosed(name), "TABLE");
        return CallReader.plain(span, TreeReader.name(call.getName()), false, arguments);
    }

    private Argument argument(TableFunctionArgument argument) {
        Expression value = value(argument.getValue());
        Span span = tree.spans().around(argument, List.of(value));
        return new Argument(span, argument.getName().map(TreeReader::name), value);
    }

    private Expression value(io.trino.sql.tree.Node value) {
        return switch (value) {
            case TableFunctionTableArgument table -> table(table);
            case TableFunctionDescriptorArgument descriptor -> descriptor(descriptor);
            case io.trino.sql.tree.Expression expression -> tree.expression(expression);
            default -> throw tree.notUnderstood("an argument of an unknown kind", value);
        };
    }

    private Expression table(TableFunctionTableArgument table) {
        List<Node> parts = new ArrayList<>(List.of(tree.relations().read(table.getTable())));
        table.getPartitionBy().ifPresent(by -> parts.addAll(tree.expressions(by)));
        table.getOrderBy().ifPresent(order -> parts.addAll(tree.windows().orderItems(order)));
        List<String> words = new ArrayList<>();
        table.getPartitionBy().ifPresent(by -> words.add("partition by " + by.size()));
        table.getEmptyTableTreatment().ifPresent(empty -> words.add(TreeReader.word(empty.getTreatment())));
        return new Expression.Construct(tree.spans().around(table, parts), "table", words, parts);
    }

    private Expression descriptor(TableFunctionDescriptorArgument argument) {
        List<DescriptorField> fields =
                argument.getDescriptor().map(Descriptor::getFields).orElse(List.of());
        List<String> words = new ArrayList<>();
        List<Node> parts = new ArrayList<>();
        for (DescriptorField field : fields) {
            words.add(TreeReader.name(field.getName()));
            Optional.of(field).flatMap(DescriptorField::getType).ifPresent(type -> {
                words.add("typed");
                parts.add(tree.types().read(type));
            });
        }
        return new Expression.Construct(tree.spans().call(argument), "descriptor", words, parts);
    }
}
