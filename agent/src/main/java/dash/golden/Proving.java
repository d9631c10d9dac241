package dash.golden;

import dash.golden.Proof.Witnessed;
import dash.learnings.Learning;
import dash.learnings.Learnings;
import dash.learnings.MemoryOnly;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.learnings.rules.RuleHit;
import dash.learnings.rules.Rules;
import dash.question.Cancellation;
import dash.schema.Schema;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Proves a learning on golden questions. First by their right statements: one that breaks the rule refutes it, one that keeps
 * to it where it speaks supports it. Then by asking them again, with the learning and without it.
 *
 * <p>A lesson in words has no rule to hold against a statement, and a right answer that was right without it proves
 * nothing: only a question that is answered rightly because of it supports it.
 */
public final class Proving {

    /** Asking more would cost more than the next mistake. */
    public static final int MOST_QUESTIONS = 12;

    private final List<GoldenQuestion> golden;
    private final Rules rules;
    private final Supplier<Schema> schema;
    private final Function<Learnings, Respondent> respondents;
    private final Grader grader;
    private final Clock clock;

    /** {@code respondents} answer from the memory they are given, and from nothing else that was learned. */
    public Proving(
            List<GoldenQuestion> golden,
            Rules rules,
            Supplier<Schema> schema,
            Function<Learnings, Respondent> respondents,
            Grader grader,
            Clock clock) {
        this.golden = List.copyOf(golden);
        this.rules = rules;
        this.schema = schema;
        this.respondents = respondents;
        this.grader = grader;
        this.clock = clock;
    }

    /** {@code others} are the learnings that are in use beside it. */
    public Proof prove(Learning learning, List<Learning> others, Cancellation cancellation) {
        List<GoldenQuestion> near = new Touched(rules).by(learning, golden, MOST_QUESTIONS);
        List<Witnessed> written = new ArrayList<>();
        for (GoldenQuestion question : near) {
            learning.rule().flatMap(rule -> written(rule, question)).ifPresent(written::add);
        }
        Proof byStatements = new Proof(near.size(), written);
        // What a right statement contradicts needs no further asking.
        return byStatements.isRefuted() || near.isEmpty() || cancellation.isCancelled()
                ? byStatements
                : byStatements.plus(asked(learning, others, near, cancellation));
    }

    private Optional<Witnessed> written(Rule rule, GoldenQuestion question) {
        List<RuleHit> hits = question.sql()
                .flatMap(rules::parse)
                .map(statement -> rules.check(rule, statement, schema.get()))
                .orElse(List.of());
        if (hits.isEmpty()) {
            return Optional.empty();
        }
        boolean kept = hits.stream().allMatch(RuleHit::kept);
        boolean keptElsewhere = question.alternatives().stream()
                .flatMap(sql -> rules.parse(sql).stream())
                .anyMatch(statement -> !rules.breaks(rule, statement, schema.get()));
        if (!kept && keptElsewhere) {
            return Optional.empty();
        }
        return Optional.of(new Witnessed(
                question.id(),
                kept,
                kept ? "its right statement keeps to the rule" : "its right statement breaks the rule"));
    }

    private List<Witnessed> asked(
            Learning learning, List<Learning> others, List<GoldenQuestion> near, Cancellation cancellation) {
        List<Learning> rest = others.stream()
                .filter(other -> other.number() != learning.number())
                .toList();
        List<Learning> all = new ArrayList<>(rest);
        all.add(learning.with(learning.trust().active("on trial")));
        Examination without = examination(rest);
        Examination with = examination(all);
        List<Witnessed> witnesses = new ArrayList<>();
        for (GoldenQuestion question : near) {
            if (!cancellation.isCancelled()) {
                Trial trial = new Trial(question, 0);
                compare(without.take(trial, cancellation), with.take(trial, cancellation), learning)
                        .ifPresent(witnesses::add);
            }
        }
        // An answer that was called off is neither right nor wrong.
        return cancellation.isCancelled() ? List.of() : witnesses;
    }

    private Examination examination(List<Learning> memory) {
        return new Examination(respondents.apply(new MemoryOnly(clock, memory)), grader);
    }

    private static Optional<Witnessed> compare(TrialResult without, TrialResult with, Learning learning) {
        if (without.passed() && !with.passed()) {
            return Optional.of(
                    new Witnessed(with.question(), false, "right without it, wrong with it: " + with.reason()));
        }
        if (!without.passed() && with.passed()) {
            return Optional.of(
                    new Witnessed(with.question(), true, "wrong without it, right with it: " + without.reason()));
        }
        boolean changed = !without.sql().equals(with.sql());
        return with.passed() && changed && learning.rule().isPresent()
                ? Optional.of(new Witnessed(with.question(), true, "answered otherwise with it, and still right"))
                : Optional.empty();
    }

    /**
     * What becomes of a learning: active, in quarantine, or as it was. What a person decided, or has to decide, is not
     * decided here.
     */
    public static Trust judged(Learning learning, Proof proof, boolean personDecides) {
        Trust trust = learning.trust();
        boolean personal = trust.scope() instanceof Trust.Scope.Person
                && learning.rule().filter(Rule::isAboutQuestions).isPresent();
        if (proof.isRefuted() && personal && trust.status() == Trust.Status.PROPOSED) {
            // Whoever taught it means it so; nobody else is answered by it.
            return trust.with(trust.status(), "golden questions speak against it: " + named(proof.refuting()));
        }
        if (proof.isRefuted() && trust.status() != Trust.Status.REJECTED && trust.status() != Trust.Status.RETIRED) {
            return trust.with(
                    Trust.Status.QUARANTINED, "golden questions speak against it: " + named(proof.refuting()));
        }
        if (trust.status() != Trust.Status.PROPOSED) {
            return trust;
        }
        if (!proof.holds()) {
            return new Trust(
                    trust.status(),
                    trust.scope(),
                    proof.asked() == 0 ? "no golden question is near it" : "no golden question shows that it helps",
                    trust.promotedTo());
        }
        String why = "proven on " + proof.supporting().size() + " golden "
                + (proof.supporting().size() == 1 ? "question" : "questions") + ": " + named(proof.supporting());
        return personDecides
                ? new Trust(trust.status(), trust.scope(), why + "; a person has to accept it", trust.promotedTo())
                : trust.active(why);
    }

    private static String named(List<Witnessed> witnesses) {
        return String.join(
                ", ",
                witnesses.stream().map(Witnessed::question).distinct().limit(5).toList());
    }
}
