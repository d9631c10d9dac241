package dash.correct;

import dash.learnings.Learning;

/**
 * What a learning had to do with a statement.
 *
 * @param before the part of the draft that broke the rule, or the draft; empty when it was kept
 */
public record LearningUse(Learning learning, Kind kind, String before) {

    /** How it went. */
    public enum Kind {
        /** The draft kept to the rule where the rule speaks about it. */
        KEPT,
        /** The draft broke the rule and was put right before it ran. */
        APPLIED,
        /** The draft was put right, that did not run, and the draft was run as it stood. */
        MISLED,
        /** The draft broke the rule and ran so: the rule is unproven, or nobody could say how to put it right. */
        UNHEEDED
    }

    /** Whether the statement that ran keeps to the rule. */
    public boolean isHonoured() {
        return kind == Kind.KEPT || kind == Kind.APPLIED;
    }
}
