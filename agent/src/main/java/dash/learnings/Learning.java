package dash.learnings;

import java.util.Optional;

/**
 * One learning of a project.
 *
 * @param number names it within its project, from 1
 * @param version grows with every change
 */
public record Learning(int number, Lesson lesson, Trust trust, Discovery discovery, Tally tally, int version) {

    public String title() {
        return lesson.title();
    }

    public Optional<Rule> rule() {
        return lesson.rule();
    }

    public boolean isActive() {
        return trust.status() == Trust.Status.ACTIVE;
    }

    /**
     * Whether a statement may be held to the rule before anybody has proven it: what breaks it would not run anyhow, as
     * the engine has seen for itself.
     */
    public boolean preventsFailure() {
        boolean failed = lesson.mistake()
                .filter(mistake -> mistake.sort() == Mistake.Sort.FAILED)
                .isPresent();
        return rule().filter(rule -> !rule.changesResults() || failed).isPresent()
                && discovery.source() == Discovery.Source.OBSERVED;
    }

    /**
     * How far it can be trusted, from 0 to 1: what its standing promises, moved by what became of it. A proposal starts
     * low, and use outweighs any promise in the end.
     */
    public double confidence() {
        double[] promise = promise();
        double good = promise[0] + tally.helped() + tally.supported() + (tally.seen() - 1) * 0.5;
        double bad = promise[1] + 2.0 * tally.failed();
        return Math.round(100 * good / (good + bad)) / 100.0;
    }

    private double[] promise() {
        return switch (trust.status()) {
            case ACTIVE -> isSaid() ? new double[] {9, 2} : new double[] {6, 2};
            case PROPOSED -> proposal();
            case QUARANTINED, REJECTED -> new double[] {0.5, 9.5};
            case RETIRED -> new double[] {1, 4};
        };
    }

    /** A person who says so knows more than a machine that saw something work once. */
    private double[] proposal() {
        return isSaid() ? new double[] {4, 1} : lesson.rule().isPresent() ? new double[] {2, 3} : new double[] {1, 3};
    }

    private boolean isSaid() {
        return switch (discovery.source()) {
            case TAUGHT, CORRECTED -> true;
            case OBSERVED, ANALYST, IMPORTED -> false;
        };
    }

    public Learning with(Trust other) {
        return new Learning(number, lesson, other, discovery, tally, version);
    }

    public Learning with(Tally other) {
        return new Learning(number, lesson, trust, discovery, other, version);
    }

    public Learning with(Lesson other) {
        return new Learning(number, other, trust, discovery, tally, version);
    }
}
