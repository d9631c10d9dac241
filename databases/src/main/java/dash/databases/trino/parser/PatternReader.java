package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Node;
import io.trino.sql.tree.MeasureDefinition;
import io.trino.sql.tree.PatternRecognitionRelation;
import io.trino.sql.tree.SkipTo;
import io.trino.sql.tree.SubsetDefinition;
import io.trino.sql.tree.VariableDefinition;
import java.util.ArrayList;
import java.util.List;

/** Reads MATCH_RECOGNIZE as a construct that holds its input and every expression; the pattern itself has no values. */
final class PatternReader {

    private final TreeReader tree;

    PatternReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression.Construct read(PatternRecognitionRelation relation) {
        List<Node> parts = new ArrayList<>();
        List<String> words = new ArrayList<>();
        parts.add(tree.relations().read(relation.getInput()));
        parts.addAll(tree.expressions(relation.getPartitionBy()));
        relation.getOrderBy().ifPresent(order -> parts.addAll(tree.windows().orderItems(order)));
        for (MeasureDefinition measure : relation.getMeasures()) {
            parts.add(tree.expression(measure.getExpression()));
            words.add("measure " + TreeReader.name(measure.getName()));
        }
        relation.getRowsPerMatch().ifPresent(rows -> words.add(TreeReader.word(rows)));
        relation.getAfterMatchSkipTo().ifPresent(skip -> words.add(skip(skip)));
        relation.getPatternSearchMode().ifPresent(mode -> words.add(TreeReader.word(mode.getMode())));
        words.add("pattern " + relation.getPattern());
        for (SubsetDefinition subset : relation.getSubsets()) {
            words.add("subset " + TreeReader.name(subset.getName()) + " " + TreeReader.names(subset.getIdentifiers()));
        }
        for (VariableDefinition variable : relation.getVariableDefinitions()) {
            parts.add(tree.expression(variable.getExpression()));
            words.add("define " + TreeReader.name(variable.getName()));
        }
        return new Expression.Construct(tree.spans().around(relation, parts), "match_recognize", words, parts);
    }

    private static String skip(SkipTo skip) {
        return "skip " + TreeReader.word(skip.getPosition())
                + skip.getIdentifier().map(name -> " " + TreeReader.name(name)).orElse("");
    }
}
