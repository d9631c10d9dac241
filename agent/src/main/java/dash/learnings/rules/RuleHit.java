package dash.learnings.rules;

import dash.statement.Edit;
import dash.statement.Span;
import java.util.List;

/**
 * A place of a statement that a rule speaks about.
 *
 * @param kept whether the statement keeps to the rule there
 * @param edits what would put it right; empty when it is kept, or when nobody can say
 */
public record RuleHit(Span span, boolean kept, List<Edit> edits) {

    public RuleHit {
        edits = List.copyOf(edits);
    }

    static RuleHit kept(Span span) {
        return new RuleHit(span, true, List.of());
    }

    static RuleHit broken(Span span, Edit... edits) {
        return new RuleHit(span, false, List.of(edits));
    }
}
