package dash.claim;

import dash.claim.Period.Reach;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds what a figure is about: the names and times of its clause, then those before it, then those of the sentence before. */
final class Scopes {

    private static final int MOST = 12;
    private static final Pattern STARTS_WITH_PRONOUN = Pattern.compile(
            "^(?:(?:and|but|so|in|for|of|on|at|by) )*(?:it|its|he|she|that|this|they|their)\\b.*", Pattern.DOTALL);

    private static final Pattern BESIDE =
            Pattern.compile("(?<![\\p{L}])" + Vocabulary.BESIDE.alternatives() + "(?:\\s[\\p{L}-]+){0,3}\\s*$");

    private final List<ResultTable> tables;
    private final Reading reading;
    private final Optional<Reading> before;

    Scopes(List<ResultTable> tables, Reading reading, Optional<Reading> before) {
        this.tables = tables;
        this.reading = reading;
        this.before = before;
    }

    /** Any of them may hold; never empty. */
    List<Scope> of(Quantity quantity) {
        List<Scope> scopes = new ArrayList<>();
        Optional<Reading.Run<Label>> paired = paired(quantity);
        List<List<Reading.Run<Label>>> names = paired.isPresent() ? List.of(List.of(paired.get())) : names(quantity);
        for (List<Reading.Run<Label>> choice : names) {
            for (List<Period> periods : periods(quantity)) {
                add(scopes, choice, periods);
            }
        }
        if (paired.isEmpty() && isOwnClause(quantity)) {
            periods(quantity).forEach(periods -> scopes.add(Scope.besides(tables, reading.labels(), periods)));
        }
        return scopes.isEmpty() ? List.of(Scope.of(tables, List.of(), List.of())) : scopes;
    }

    /** Behind "and" or "while" a clause without a name may be about a row that goes by other words there. */
    private boolean isOwnClause(Quantity quantity) {
        String clause = reading.before(quantity.start()).strip();
        int segment = reading.segment(quantity.start());
        String noun = quantity.noun().replaceFirst(" .*", "");
        boolean named = reading.labels().stream().anyMatch(run -> reading.segment(run.start()) == segment);
        boolean column = tables.stream()
                .flatMap(table -> table.measures().stream())
                .anyMatch(measure -> measure.names().contains(Stems.of(noun)));
        return !named
                && (clause.startsWith(";") || Vocabulary.CONJUNCTION.has(clause.replaceFirst(" .*", "")))
                && !noun.isEmpty()
                && !column
                && !Units.isMeasurable(quantity);
    }

    private boolean isBeside(int start) {
        return BESIDE.matcher(reading.small().substring(0, start)).find();
    }

    /** Names and times that no rows have together are taken one by one. */
    private void add(List<Scope> scopes, List<Reading.Run<Label>> names, List<Period> periods) {
        if (scopes.size() >= MOST) {
            return;
        }
        Scope whole = Scope.of(tables, names, periods);
        if (!whole.isEmpty()) {
            boolean beside = names.stream().filter(reading.labels()::contains).anyMatch(run -> isBeside(run.start()))
                    || periods.stream()
                            .filter(reading.periods()::contains)
                            .anyMatch(period -> isBeside(period.start()));
            scopes.add(beside ? whole.asBeside() : whole);
            return;
        }
        if (names.size() > 1) {
            for (Reading.Run<Label> name : names) {
                add(scopes, List.of(name), periods);
            }
        }
    }

    /** As many names in a row as numbers behind them belong to each other in their order. */
    private Optional<Reading.Run<Label>> paired(Quantity quantity) {
        List<Quantity> numbers = reading.run(quantity).members();
        if (numbers.size() < 2) {
            return Optional.empty();
        }
        int from = reading.quantities().stream()
                .filter(other -> other.end() <= numbers.getFirst().start())
                .mapToInt(Quantity::end)
                .max()
                .orElse(0);
        List<Label> before = reading.labels().stream()
                .filter(run ->
                        run.start() >= from && run.end() <= numbers.getFirst().start())
                .flatMap(run -> run.members().stream())
                .toList();
        boolean alike = before.stream().allMatch(label -> label.competes(before.getFirst()));
        return before.size() == numbers.size() && alike
                ? Optional.of(before.get(numbers.indexOf(quantity)))
                        .map(label -> new Reading.Run<>(List.of(label), label.start(), label.end()))
                : Optional.empty();
    }

    private List<List<Reading.Run<Label>>> names(Quantity quantity) {
        List<List<Reading.Run<Label>>> choices = new ArrayList<>(List.of(List.of()));
        for (List<Reading.Run<Label>> cluster : clusters()) {
            List<Reading.Run<Label>> near = near(cluster, quantity);
            List<List<Reading.Run<Label>>> grown = new ArrayList<>();
            choices.forEach(choice -> near.forEach(run -> {
                List<Reading.Run<Label>> more = new ArrayList<>(choice);
                more.add(run);
                grown.add(more);
            }));
            choices = grown;
        }
        if (reading.labels().isEmpty()
                && before.isPresent()
                && !before.get().labels().isEmpty()) {
            List<Reading.Run<Label>> topic = List.of(before.get().labels().getFirst());
            boolean bound = STARTS_WITH_PRONOUN.matcher(reading.small()).matches();
            return bound ? List.of(topic) : List.of(List.of(), topic);
        }
        boolean first = reading.labels().stream()
                .noneMatch(run -> run.end() <= quantity.start()
                        || reading.segment(run.start()) == reading.segment(quantity.start()));
        if (first && before.isPresent() && !before.get().labels().isEmpty()) {
            choices.add(List.of(before.get().labels().getFirst()));
        }
        if (reading.says(Vocabulary.TOGETHER)) {
            choices.addAll(together());
        }
        return choices;
    }

    /** All names of the sentence as one, and those with what the sentence before was about. */
    private List<List<Reading.Run<Label>>> together() {
        List<Label> all =
                reading.labels().stream().flatMap(run -> run.members().stream()).toList();
        List<List<Reading.Run<Label>>> choices = new ArrayList<>();
        if (!all.isEmpty()) {
            choices.add(List.of(
                    new Reading.Run<>(all, all.getFirst().start(), all.getLast().end())));
            before.filter(earlier -> !earlier.labels().isEmpty()).ifPresent(earlier -> {
                List<Label> both = new ArrayList<>(earlier.labels().getFirst().members());
                both.addAll(all);
                choices.add(List.of(new Reading.Run<>(
                        both, all.getFirst().start(), all.getLast().end())));
            });
        }
        return choices;
    }

    /** Names of which only one can own a figure. */
    private List<List<Reading.Run<Label>>> clusters() {
        List<List<Reading.Run<Label>>> clusters = new ArrayList<>();
        for (Reading.Run<Label> run : reading.labels()) {
            Optional<List<Reading.Run<Label>>> home = clusters.stream()
                    .filter(cluster -> cluster.stream()
                            .anyMatch(other -> other.members()
                                    .getFirst()
                                    .competes(run.members().getFirst())))
                    .findFirst();
            if (home.isPresent()) {
                home.get().add(run);
            } else {
                clusters.add(new ArrayList<>(List.of(run)));
            }
        }
        return clusters;
    }

    private List<Reading.Run<Label>> near(List<Reading.Run<Label>> cluster, Quantity quantity) {
        int segment = reading.segment(quantity.start());
        LinkedHashSet<Reading.Run<Label>> near = new LinkedHashSet<>();
        cluster.stream()
                .filter(run -> run.end() <= quantity.start() && reading.segment(run.start()) == segment)
                .reduce((one, other) -> other)
                .ifPresent(near::add);
        cluster.stream()
                .filter(run -> run.start() >= quantity.end() && reading.segment(run.start()) == segment)
                .findFirst()
                .ifPresent(near::add);
        boolean leans = Vocabulary.PRONOUN
                .words()
                .matcher(reading.before(quantity.start()))
                .find();
        if (near.isEmpty() || leans) {
            cluster.stream()
                    .filter(run -> run.end() <= quantity.start())
                    .reduce((one, other) -> other)
                    .ifPresent(near::add);
            cluster.stream()
                    .filter(run -> run.end() <= quantity.start())
                    .findFirst()
                    .ifPresent(near::add);
        }
        return near.isEmpty() ? List.of(cluster.getFirst()) : List.copyOf(near);
    }

    private List<List<Period>> periods(Quantity quantity) {
        int segment = reading.segment(quantity.start());
        List<Period> all = reading.periods();
        List<Period> inside = all.stream()
                .filter(period -> reading.segment(period.start()) == segment)
                .toList();
        if (inside.isEmpty()) {
            return all.isEmpty() ? earlier() : inherited(quantity, all);
        }
        if (inside.size() == 2
                && inside.get(0).reach() == Reach.SINCE
                && inside.get(1).reach() == Reach.UNTIL) {
            return List.of(inside, List.of(inside.get(0)), List.of(inside.get(1)));
        }
        List<List<Period>> choices = new ArrayList<>();
        inside.stream()
                .filter(period -> period.end() <= quantity.start())
                .reduce((one, other) -> other)
                .ifPresent(period -> choices.add(List.of(period)));
        inside.stream()
                .filter(period -> period.start() >= quantity.end())
                .findFirst()
                .ifPresent(period -> choices.add(List.of(period)));
        return choices;
    }

    private List<List<Period>> inherited(Quantity quantity, List<Period> all) {
        Optional<Period> last =
                all.stream().filter(period -> period.end() <= quantity.start()).reduce((one, other) -> other);
        return List.of(List.of(last.orElse(all.getFirst())));
    }

    private List<List<Period>> earlier() {
        return before.filter(earlier -> !earlier.periods().isEmpty())
                .map(earlier ->
                        List.of(List.<Period>of(), List.of(earlier.periods().getFirst())))
                .orElse(List.of(List.of()));
    }
}
