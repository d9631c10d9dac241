package dash.answer;

import dash.analyst.Reading;
import dash.facts.Profile;
import dash.facts.TimeRange;
import dash.facts.Unit;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What an insight speaks of.
 *
 * @param question as it was asked
 * @param metric the name of the figure with what it was narrowed to, or empty when no metric was used
 * @param summary what the rows are about in other words, or empty
 * @param period the time as it stands in a sentence, or empty
 * @param over whether that time is over, so that one says "was"
 */
record Topic(String question, String metric, String summary, String period, boolean over) {

    private static final Set<String> NAMELESS =
            Set.of("count", "sum", "avg", "min", "max", "round", "coalesce", "?column?", "n", "value", "total", "case");

    static Topic of(String question, Reading reading, Profile profile) {
        boolean metric = reading.because().stream().flatMap(Topic::origins).anyMatch(Origin.Metric.class::isInstance);
        boolean over = profile.range()
                .flatMap(TimeRange::before)
                .filter(before -> !before.isAfter(profile.knownTo()))
                .isPresent();
        String asked = reading.because().isEmpty() ? reading.subject() : "";
        return new Topic(question, metric ? reading.subject() : asked, reading.subject(), reading.period(), over);
    }

    private static Stream<Origin> origins(Because because) {
        return Stream.concat(
                Stream.of(because.origin()), because.parts().stream().flatMap(Topic::origins));
    }

    /** The name of a column's figure: the metric's, else the column's own unless that says nothing. */
    String nameOf(String column) {
        if (!metric.isEmpty()) {
            return metric;
        }
        boolean nameless = NAMELESS.contains(column.toLowerCase(Locale.ROOT));
        return nameless && !summary.isEmpty()
                ? summary
                : column.replace('_', ' ').strip();
    }

    /** The name of a figure without the names it was narrowed to, where these are what is set beside each other. */
    String without(String name, List<String> names) {
        int narrowed = name.indexOf(" for ");
        boolean said = narrowed > 0 && names.stream().allMatch(name.substring(narrowed)::contains);
        return said ? name.substring(0, narrowed) : name;
    }

    /** What the names of a column name, more than one of them: {@code customer} names customers. */
    String plural(String column) {
        String word = column.replace('_', ' ')
                .replaceFirst("(?i) (name|title|id|code)$", "")
                .strip();
        return word.isEmpty() || word.equalsIgnoreCase("name")
                ? "rows"
                : word.endsWith("s")
                        ? word
                        : word.matches(".*[^aeiou]y") ? word.substring(0, word.length() - 1) + "ies" : word + "s";
    }

    String when() {
        return period.isEmpty() ? "" : " " + period;
    }

    /** Hours are things too, but a time of so many hours is not counted: the name has to say what is. */
    static boolean isCounted(String what, Unit unit) {
        return unit instanceof Unit.Count
                || (unit instanceof Unit.Things(String name)
                        && (what.toLowerCase(Locale.ROOT).contains(name) || what.matches("\\S*s( .*)?")));
    }

    /** What is counted were so many, what is measured was so much. */
    static String was(String what, Unit unit) {
        return isCounted(what, unit) ? " were " : " was ";
    }

    String is() {
        return over ? "was" : "is";
    }

    /** One of several wordings, always the same one for the same question. */
    String vary(String... wordings) {
        return List.of(wordings).get(Math.floorMod(question.hashCode() * 31 + 7, wordings.length));
    }

    boolean asksFor(String words) {
        return java.util.regex.Pattern.compile("(?i)\\b(" + words + ")\\b")
                .matcher(question)
                .find();
    }
}
