package dash.builtin.readings;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads what is said in two halves one by one, each as shorter and surer than the whole, and puts the two together. */
public final class HalvedReader implements Generator {

    private static final int MOST = 4;

    /** What both halves say of what is asked for is held against the reading once and a half. */
    private static final double SHARED = 0.5;

    private final Generator generator;
    private final Function<String, Worded> worded;

    /** @param worded the words of a text */
    public HalvedReader(Generator generator, Function<String, Worded> worded) {
        this.generator = generator;
        this.worded = worded;
    }

    @Override
    public List<SchemaReading> read(Worded question) {
        Optional<Halves> halves = Halves.of(question.text());
        if (halves.isEmpty()) {
            return List.of();
        }
        List<SchemaReading> first = generator.read(worded.apply(halves.get().first()));
        List<SchemaReading> second = first.isEmpty()
                ? List.of()
                : generator.read(worded.apply(halves.get().second()));
        List<SchemaReading> both = new ArrayList<>();
        for (SchemaReading one : first.subList(0, Math.min(MOST, first.size()))) {
            for (SchemaReading other : second.subList(0, Math.min(MOST, second.size()))) {
                together(one, other).ifPresent(both::add);
            }
        }
        both.sort(Comparator.comparingDouble(SchemaReading::cost));
        return both;
    }

    private static Optional<SchemaReading> together(SchemaReading one, SchemaReading other) {
        Asked asked = one.asked();
        Asked more = other.asked();
        boolean fits = asked.subject().equals(more.subject())
                && asked.outputs().equals(more.outputs())
                && more.groups().equals(asked.groups())
                && more.having().isEmpty()
                && more.limit() == 0
                && asked.limit() == 0
                && more.bestOfEach().isEmpty()
                && !asked.where().isEmpty()
                && !more.where().isEmpty()
                && !asked.where().containsAll(more.where())
                && apart(asked, more);
        return fits ? Optional.of(joined(one, other)) : Optional.empty();
    }

    private static SchemaReading joined(SchemaReading one, SchemaReading other) {
        Asked asked = one.asked();
        List<Condition> where = new ArrayList<>(new LinkedHashSet<>(asked.where()));
        other.asked().where().stream()
                .filter(condition -> !where.contains(condition))
                .forEach(where::add);
        Asked both = asked.withWhere(where);
        List<Float> features = new ArrayList<>();
        for (int index = 0; index < one.features().size(); index++) {
            features.add(
                    (float) shared(one.features().get(index), other.features().get(index)));
        }
        Set<String> ignored = new LinkedHashSet<>(one.ignored());
        ignored.addAll(other.ignored());
        return new SchemaReading(both, shared(one.cost(), other.cost()), features, List.copyOf(ignored));
    }

    private static double shared(double one, double other) {
        return Math.max(one, other) + SHARED * Math.min(one, other);
    }

    /** What holds for one related row and what holds for another may not become what holds for one. */
    private static boolean apart(Asked one, Asked other) {
        Set<Occurrence> shared = rows(one);
        shared.retainAll(rows(other));
        return shared.isEmpty();
    }

    /** The rows beside those asked for that plain conditions speak of. */
    private static Set<Occurrence> rows(Asked asked) {
        Set<Occurrence> rows = new HashSet<>();
        asked.where().forEach(condition -> columns(condition).forEach(column -> rows.add(column.of())));
        rows.remove(asked.subject());
        return rows;
    }

    private static List<Term.Attribute> columns(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term.Attribute left, var comparison, var right) -> List.of(left);
            case Condition.Among(Term.Attribute left, var values) -> List.of(left);
            case Condition.Between(Term.Attribute left, var low, var high) -> List.of(left);
            case Condition.Matches(Term.Attribute left, var match, var text) -> List.of(left);
            case Condition.Within(Term.Attribute date, var period, var years) -> List.of(date);
            case Condition.Missing(Term.Attribute left) -> List.of(left);
            case Condition.Not(Condition one) -> columns(one);
            default -> List.of();
        };
    }
}
