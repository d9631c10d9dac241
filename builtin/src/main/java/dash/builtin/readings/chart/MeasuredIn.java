package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A number with a unit tells by what something is measured, where one column of a table is in that unit: "rivers of more than 100
 * kilometres", "a 20 foot container".
 */
final class MeasuredIn {

    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
    private static final int LONGEST_COMPARISON = 4;
    private static final double SAID = 0.5;

    /** Where more than one table has something in that unit. */
    private static final double AMONG = 0.3;

    private static final double OF_THAT_SIZE = 0.7;

    private final List<Table> tables;
    private final Layout layout;
    private final List<String> words;

    MeasuredIn(List<Table> tables, Layout layout) {
        this.tables = tables;
        this.layout = layout;
        this.words = layout.words();
    }

    void put() {
        for (int slot = 0; slot + 1 < words.size(); slot++) {
            String number = words.get(slot).replace(",", "");
            boolean unit = words.get(slot + 1).matches("\\p{L}+")
                    && Grain.named(WordKey.singular(words.get(slot + 1))).isEmpty();
            if (NUMBER.matcher(number).matches() && unit) {
                int at = slot;
                List<Term.Attribute> columns = columns(words.get(slot + 1));
                double among = AMONG * (columns.size() - 1);
                columns.forEach(attribute -> {
                    compared(at, number, attribute, among);
                    ofThatSize(at, number, attribute, among);
                });
            }
        }
    }

    /** At most one of each table: where two are in metres, nothing says which is meant; meters that are kept are no unit. */
    private List<Term.Attribute> columns(String unit) {
        String plain = UnitNames.plain(unit);
        if (UnitNames.kept(unit, tables)) {
            return List.of();
        }
        List<Term.Attribute> found = new ArrayList<>();
        for (Table table : tables) {
            List<Column> columns = table.columns().stream()
                    .filter(column -> UnitNames.isIn(column, plain))
                    .toList();
            if (columns.size() == 1) {
                found.add(new Term.Attribute(
                        Occurrence.of(table), columns.getFirst().name()));
            }
        }
        return found;
    }

    private void compared(int slot, String number, Term.Attribute attribute, double among) {
        for (int from = Math.max(0, slot - LONGEST_COMPARISON); from < slot && World.isNumber(attribute); from++) {
            comparison(from, slot - from).ifPresent(comparison -> put(slot, number, attribute, comparison, among));
        }
    }

    private void put(int slot, String number, Term.Attribute attribute, Comparing comparison, double among) {
        layout.at(
                slot - comparison.width(),
                comparison.width() + 2,
                Sense.Restriction.of(
                        new Condition.Compared(attribute, comparison.comparison(), CompareRules.number(number))),
                Cost.NOTHING.plus(Feature.IMPLIED, SAID + among));
    }

    private record Comparing(Comparison comparison, int width) {}

    private Optional<Comparing> comparison(int from, int width) {
        return CueWords.at(words, from).entrySet().stream()
                .filter(found -> found.getKey() == width)
                .map(Map.Entry::getValue)
                .flatMap(List::stream)
                .filter(Sense.Comparing.class::isInstance)
                .map(sense -> new Comparing(((Sense.Comparing) sense).comparison(), width))
                .findFirst();
    }

    /** "a 20 foot container": something of exactly that size. */
    private void ofThatSize(int slot, String number, Term.Attribute attribute, double among) {
        String unit = words.get(slot + 1);
        boolean attributive = slot + 2 < words.size()
                && WordKey.singular(unit).equals(unit)
                && words.get(slot + 2).matches("\\p{L}{3,}")
                && Glue.of(words.get(slot + 2).toLowerCase(Locale.ROOT)) == 0;
        boolean bounded = slot > 0
                && CueWords.at(words, slot - 1).values().stream()
                        .flatMap(List::stream)
                        .anyMatch(Sense.Comparing.class::isInstance);
        if (attributive && !bounded) {
            layout.at(
                    slot,
                    2,
                    Sense.Restriction.of(
                            new Condition.Compared(attribute, Comparison.EQUAL, CompareRules.number(number))),
                    Cost.NOTHING.plus(Feature.IMPLIED, OF_THAT_SIZE + among));
        }
    }
}
