package dash.benchmarks.doubts;

import dash.context.Context;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.execute.Rows;
import dash.golden.Trial;
import dash.knowledge.TableKnowledge;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** The right statements of one project and, after them, those with a fault. */
final class Measuring {

    /** Of one fault in one project: what is the same in every statement need not be run a hundred times. */
    private static final int MOST = 8;

    private static final BigDecimal FAR = new BigDecimal("1.25");
    private static final int LATER = 400;

    /** A right statement that ran, with what was planted in it. */
    private record Ran(Trial trial, Context context, Outcome.Ran ran, List<Doubt> doubts) {}

    private final String set;
    private final Trying trying;
    private final List<Seen> seen = new ArrayList<>();
    private final List<Ran> right = new ArrayList<>();

    Measuring(String set, Trying trying) {
        this.set = set;
        this.trying = trying;
    }

    List<Seen> of(List<Trial> trials) {
        trials.stream()
                .filter(trial ->
                        trial.golden().answerable() && trial.golden().sql().isPresent())
                .filter(trying::hasToday)
                .forEach(this::right);
        plant();
        return seen;
    }

    private void right(Trial trial) {
        Context context = trying.context(trial.golden(), trial.wording());
        String sql = trial.golden().sql().orElseThrow();
        trying.run(trial.wording(), sql, context, true).ifPresent(ran -> {
            add(trial, sql, Optional.empty(), ran.doubts());
            right.add(new Ran(trial, context, ran, ran.doubts()));
            trying.remember(trial.wording(), sql, ran.rows());
        });
        if (trial.number() == 0) {
            trial.golden()
                    .alternatives()
                    .forEach(other -> trying.run(trial.wording(), other, context, false)
                            .ifPresent(ran -> add(trial, other, Optional.empty(), ran.doubts())));
        }
    }

    private void add(Trial trial, String sql, Optional<Fault> fault, List<Doubt> doubts) {
        seen.add(new Seen(set, trial.id(), trial.wording(), sql, fault, doubts));
    }

    /** In an order that is the same every time. */
    private void plant() {
        List<Ran> order = new ArrayList<>(right);
        Collections.shuffle(order, new Random(set.hashCode()));
        Map<String, Integer> planted = new LinkedHashMap<>();
        for (Ran one : order) {
            faults(one).stream()
                    .filter(fault -> planted.getOrDefault(fault.name(), 0) < MOST)
                    .filter(fault -> !one.doubts().stream().anyMatch(doubt -> doubt.kind() == fault.kind()))
                    .forEach(fault -> plant(one, fault, planted));
            stale(one, planted);
        }
    }

    private static List<Fault> faults(Ran one) {
        return Faults.of(Right.of(one.trial().wording(), one.ran().statement(), one.context()));
    }

    /** What comes to the same rows is no fault. */
    private void plant(Ran one, Fault fault, Map<String, Integer> planted) {
        trying.run(one.trial().wording(), fault.sql(), one.context(), true)
                .filter(wrong -> !same(wrong.rows(), one.ran().rows()))
                .ifPresent(wrong -> {
                    planted.merge(fault.name(), 1, Integer::sum);
                    add(one.trial(), fault.sql(), Optional.of(fault), wrong.doubts());
                    contradicted(one, fault, wrong);
                });
    }

    private static boolean same(Rows one, Rows other) {
        return one.rows().equals(other.rows());
    }

    /** The right figure was answered before; this one is far from it. */
    private void contradicted(Ran one, Fault fault, Outcome.Ran wrong) {
        Optional<BigDecimal> before = Trying.figure(one.ran().rows());
        Optional<BigDecimal> now = Trying.figure(wrong.rows());
        if (before.isPresent()
                && now.isPresent()
                && isFar(before.get().abs(), now.get().abs())) {
            Fault other = new Fault("another figure than was answered before", Doubt.Kind.CONTRADICTION, fault.sql());
            add(one.trial(), fault.sql(), Optional.of(other), wrong.doubts());
        }
    }

    private static boolean isFar(BigDecimal one, BigDecimal other) {
        return one.max(other).compareTo(one.min(other).multiply(FAR)) > 0;
    }

    /** The same statement, more than a year after the newest row of a table that should be refreshed. */
    private void stale(Ran one, Map<String, Integer> planted) {
        String name = "asked long after the last refresh";
        boolean refreshed = one.ran().statement().sql().isEmpty()
                || one.context().knowledge().tables().stream()
                        .filter(table -> !table.refreshFrequency().isBlank()
                                && !table.refreshFrequency().startsWith("never"))
                        .map(TableKnowledge::name)
                        .anyMatch(table -> one.ran().statement().sql().matches("(?is).*\\b" + table + "\\b.*"));
        if (!refreshed
                || planted.getOrDefault(name, 0) >= MOST
                || one.trial().wording().matches(".*[0-9]{4}.*")) {
            return;
        }
        String sql = one.ran().statement().sql();
        Context later = Trying.on(one.context(), one.context().today().plusDays(LATER));
        trying.run(one.trial().wording(), sql, later, true).ifPresent(ran -> {
            planted.merge(name, 1, Integer::sum);
            add(one.trial(), sql, Optional.of(new Fault(name, Doubt.Kind.STALE, sql)), ran.doubts());
        });
    }
}
