package dash.index;

import dash.search.SearchDocument.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * How well one document answers to a question's words: which share of the question it covers, each word by its best
 * evidence, and which share of its own name the question says. Near-namesakes differ in just that: {@code order} is
 * said in full by a question about orders, {@code order_audit_copy} is not.
 */
record Coverage(double score, List<String> named, List<String> other, List<Value> values) {

    /** A value that the question says in full. */
    record Value(String value, String column) {}

    static final double FULL_VALUE = 0.8;
    static final double PART_OF_A_VALUE = 0.25;

    static Coverage of(Asked asked, Evidence evidence, Vocabulary vocabulary) {
        return new Counting(asked, vocabulary).count(evidence);
    }

    private static double worth(Role role) {
        return switch (role) {
            case NAME, SYNONYM -> 1;
            case VALUE -> FULL_VALUE;
            case COLUMN -> 0.65;
            case PLACE -> 0.55;
            case PROSE -> 0.5;
            case RELATED -> 0.3;
        };
    }

    private static final class Counting {

        private final Asked asked;
        private final Vocabulary vocabulary;
        private final double[] best;
        private final Role[] by;
        private final List<Value> values = new ArrayList<>();
        private double nameFit;

        Counting(Asked asked, Vocabulary vocabulary) {
            this.asked = asked;
            this.vocabulary = vocabulary;
            this.best = new double[asked.terms().size()];
            this.by = new Role[best.length];
        }

        Coverage count(Evidence evidence) {
            evidence.lines().forEach(this::take);
            double covered = 0;
            double all = 0;
            List<String> named = new ArrayList<>();
            List<String> other = new ArrayList<>();
            for (int index = 0; index < best.length; index++) {
                Asked.Term term = asked.terms().get(index);
                covered += term.rarity() * best[index] * term.weight();
                all += term.rarity() * term.weight();
                if (best[index] > 0) {
                    (by[index] == Role.NAME || by[index] == Role.SYNONYM ? named : other).add(term.written());
                }
            }
            double share = covered / Math.max(1e-9, all);
            return new Coverage(share + NAME_FIT * nameFit, named, other, List.copyOf(values));
        }

        private static final double NAME_FIT = 0.5;

        private void take(Evidence.Line line) {
            List<String> stems = line.stems();
            boolean[] matched = new boolean[stems.size()];
            int count = 0;
            for (int index = 0; index < matched.length; index++) {
                matched[index] = asked.places().containsKey(stems.get(index));
                count += matched[index] ? 1 : 0;
            }
            String joined = stems.size() > 1 ? String.join("", stems) : "";
            boolean whole = asked.places().containsKey(joined);
            if (count == 0 && !whole) {
                return;
            }
            double worth = worth(line, whole || count == matched.length, (double) count / matched.length);
            for (int index = 0; index < matched.length; index++) {
                if (matched[index]) {
                    cover(stems.get(index), worth, line.role());
                }
            }
            if (whole) {
                cover(joined, worth, line.role());
            }
            if (line.role() == Role.NAME || line.role() == Role.SYNONYM) {
                nameFit = Math.max(nameFit, fit(stems, matched, whole));
            }
            if (line.role() == Role.VALUE && (whole || count == matched.length)) {
                values.add(new Value(line.written(), line.label()));
            }
        }

        private static double worth(Evidence.Line line, boolean full, double share) {
            return switch (line.role()) {
                case VALUE -> full ? FULL_VALUE : PART_OF_A_VALUE * share;
                case COLUMN -> Coverage.worth(Role.COLUMN) * (full ? 1 : 0.5 + 0.3 * share);
                case NAME, SYNONYM, PLACE, PROSE, RELATED -> Coverage.worth(line.role());
            };
        }

        private void cover(String stem, double worth, Role role) {
            int[] places = asked.places().get(stem);
            for (int place : places == null ? new int[0] : places) {
                if (worth > best[place]) {
                    best[place] = worth;
                    by[place] = role;
                }
            }
        }

        private double fit(List<String> stems, boolean[] matched, boolean whole) {
            if (whole) {
                return 1;
            }
            double said = 0;
            double all = 1e-9;
            for (int index = 0; index < matched.length; index++) {
                double rarity = vocabulary.rarityInNames(stems.get(index));
                all += rarity;
                said += matched[index] ? rarity : 0;
            }
            return said / all;
        }
    }
}
