package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.Schema;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.List;
import java.util.Optional;

/** Holds rules against statements. Safe for many threads. */
public final class Rules {

    private final StatementParser parser;
    private final CheckRequireFilter requireFilter;
    private final CheckReplace replace;

    public Rules(StatementParser parser) {
        this.parser = parser;
        this.requireFilter = new CheckRequireFilter(parser);
        this.replace = new CheckReplace(parser);
    }

    /** Every place of a statement that a rule speaks about. */
    public List<RuleHit> check(Rule rule, Statement statement, Schema schema) {
        Sight sight = Sight.of(statement, schema);
        return switch (rule) {
            case Rule.CompareAsText wanted -> CheckCompareAsText.check(wanted, sight);
            case Rule.ReadAs wanted -> CheckReadAs.check(wanted, sight);
            case Rule.ParseDate wanted -> CheckParseDate.check(wanted, sight);
            case Rule.ScaleByUnit wanted -> CheckScaleByUnit.check(wanted, sight);
            case Rule.RequireFilter wanted -> requireFilter.check(wanted, sight);
            case Rule.JoinOn wanted -> CheckJoinOn.check(wanted, sight);
            case Rule.UseTable wanted -> CheckUseTable.check(wanted, sight);
            case Rule.NameMeans wanted -> CheckNameMeans.check(wanted, sight);
            case Rule.ValueMeans wanted -> CheckValueMeans.check(wanted, sight);
            case Rule.CallInstead wanted -> CheckCallInstead.check(wanted, sight);
            case Rule.Replace wanted -> replace.check(wanted, sight);
            case Rule.AnswerWith wanted -> List.of();
            case Rule.WordMeans wanted -> List.of();
        };
    }

    public boolean breaks(Rule rule, Statement statement, Schema schema) {
        return check(rule, statement, schema).stream().anyMatch(hit -> !hit.kept());
    }

    /** The statement as the rule wants it: every broken place put right, and nothing broken afterwards. */
    public Optional<Statement> put(Rule rule, Statement statement, Schema schema) {
        List<RuleHit> broken = check(rule, statement, schema).stream()
                .filter(hit -> !hit.kept())
                .toList();
        if (broken.isEmpty() || broken.stream().anyMatch(hit -> hit.edits().isEmpty())) {
            return Optional.empty();
        }
        List<Edit> edits = broken.stream().flatMap(hit -> hit.edits().stream()).toList();
        return Edits.apply(statement, edits).flatMap(this::parse).filter(after -> !breaks(rule, after, schema));
    }

    public Optional<Statement> parse(String sql) {
        return parser.parse(sql) instanceof Parsing.Parsed(Statement statement)
                ? Optional.of(statement)
                : Optional.empty();
    }
}
