package dash.facts;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two columns that measure the same thing, one beside the other: two years, two groups. */
final class ColumnsBeside {

    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(?:19|20)\\d{2}(?!\\d)");

    private ColumnsBeside() {}

    /** {@code figure} is that of a column: of its one row, or of all of them together. */
    static Optional<Fact> of(Profile profile, List<Integer> measures, IntFunction<Figure> figure) {
        int first = measures.getFirst();
        int second = measures.getLast();
        Unit unit = profile.unit(first);
        boolean alike = measures.size() == 2
                && unit.equals(profile.unit(second))
                && !(unit instanceof Unit.Plain)
                && !(unit instanceof Unit.Points);
        if (!alike) {
            return Optional.empty();
        }
        String one = name(profile, first);
        String other = name(profile, second);
        boolean later = year(other).isPresent()
                && year(one).isPresent()
                && year(other).get().compareTo(year(one).get()) > 0;
        return Optional.of(
                later
                        ? Fact.Against.of(Fact.With.COLUMNS, other, figure.apply(second), one, figure.apply(first))
                        : Fact.Against.of(Fact.With.COLUMNS, one, figure.apply(first), other, figure.apply(second)));
    }

    private static String name(Profile profile, int column) {
        return profile.rows().columns().get(column).name().replace('_', ' ').strip();
    }

    private static Optional<String> year(String name) {
        Matcher found = YEAR.matcher(name);
        return found.find() ? Optional.of(found.group()) : Optional.empty();
    }
}
