package dash.claim;

import dash.context.Source;
import dash.documents.TimeSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What people wrote, sentence by sentence: which figures it states of what, and how much of a statement stands in it. */
final class Written {

    private static final int MOST = 3_000;
    private static final int MOST_QUOTES = 3;

    /** From here on a number is its own witness: another sentence hardly has the same by chance. */
    private static final double DISTINCT = 1_000;

    private static final LabelIndex NO_LABELS = new LabelIndex(List.of());

    /** A sentence of a source, read once. */
    private record Said(Source source, int place, Reading reading, Set<String> stems) {}

    private final List<Said> said = new ArrayList<>();
    private final String normal;

    Written(List<Source> sources) {
        StringBuilder all = new StringBuilder();
        for (Source source : sources) {
            Set<String> titles =
                    Stems.all(String.join(" ", source.names()) + " " + String.join(" ", source.headings()));
            for (int at = 0; at < source.sentences().size() && said.size() < MOST; at++) {
                String sentence = source.sentences().get(at);
                Set<String> stems = new LinkedHashSet<>(Stems.all(sentence));
                stems.addAll(titles);
                said.add(new Said(source, at, new Reading(sentence, NO_LABELS), stems));
                all.append(sentence).append(' ');
            }
        }
        this.normal = normal(all.toString());
    }

    boolean isEmpty() {
        return said.isEmpty();
    }

    /** Whether the words stand there as they are. */
    boolean quotes(String words) {
        String wanted = normal(words).replaceAll("^[\\s.,;:!?…]+|[\\s.,;:!?…]+$", "");
        return !wanted.isEmpty() && normal.contains(wanted);
    }

    static String normal(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("[*_`“”\"«»]", "")
                .replace('’', '\'')
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** A figure of the clause that a sentence states of the same thing, at the same time and the same way round. */
    Optional<Double> explain(Quantity quantity, Reading reading) {
        Set<String> content = Stems.content(reading.text());
        for (Said sentence : said) {
            long shared = content.stream()
                    .filter(word -> !Character.isDigit(word.charAt(0))
                            && sentence.stems().contains(word))
                    .count();
            boolean distinct = quantity.value() >= DISTINCT
                    && sentence.reading().quantities().stream().anyMatch(other -> other.value() == quantity.value());
            if (shared == 0
                    && !distinct
                    && reading.quantities().stream()
                            .noneMatch(other -> other.value() >= DISTINCT
                                    && sentence.reading().quantities().stream()
                                            .anyMatch(own -> own.value() == other.value()))) {
                continue;
            }
            for (Quantity other : sentence.reading().quantities()) {
                if (isSame(quantity, other, sentence)
                        && inTime(quantity, reading, other, sentence.reading())
                        && sameWay(quantity, reading, other, sentence.reading())) {
                    return Optional.of(other.value());
                }
            }
            Optional<Double> between = between(quantity, reading, sentence.reading());
            if (between.isPresent()) {
                return between;
            }
        }
        return Optional.empty();
    }

    private static boolean isSame(Quantity quantity, Quantity other, Said sentence) {
        boolean form = quantity.form() == other.form()
                || (quantity.form() == Quantity.Form.PLAIN && other.form() == Quantity.Form.MONEY)
                || (quantity.form() == Quantity.Form.MONEY
                        && other.form() == Quantity.Form.PLAIN
                        && other.unit().isEmpty())
                || (quantity.form() == Quantity.Form.POINTS && other.form() == Quantity.Form.PLAIN);
        boolean unit = quantity.unit().isEmpty()
                || other.unit().isEmpty()
                || Stems.of(quantity.unit()).equals(Stems.of(other.unit()));
        String first = quantity.noun().replaceFirst(" .*", "");
        boolean modified = Vocabulary.MODIFIER.has(first) && !sentence.stems().contains(Stems.of(first));
        boolean bounds = quantity.isBound() && other.isBound();
        boolean value = bounds ? quantity.value() == other.value() : quantity.fits(other.value());
        return form && unit && !modified && value;
    }

    private static boolean inTime(Quantity quantity, Reading reading, Quantity other, Reading sentence) {
        Optional<Period> here = time(quantity, reading);
        Optional<Period> there = time(other, sentence);
        if (here.isEmpty() || there.isEmpty() || here.get().reach() != Period.Reach.WITHIN) {
            return true;
        }
        Set<Integer> years = years(here.get());
        years.addAll(years(there.get()));
        if (years.isEmpty()) {
            years.add(2000);
        }
        for (TimeSpan one : here.get().spans(years)) {
            for (TimeSpan two : there.get().spans(years)) {
                if (one.shared(two) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<Integer> years(Period period) {
        return period.span()
                .map(span -> new HashSet<>(Set.of(span.from().getYear())))
                .orElseGet(HashSet::new);
    }

    private static Optional<Period> time(Quantity quantity, Reading reading) {
        int segment = reading.segment(quantity.start());
        return reading.periods().stream()
                .filter(period -> reading.segment(period.start()) == segment)
                .min(java.util.Comparator.comparingInt(period -> Math.abs(period.start() - quantity.start())));
    }

    /** What one side is compared with must not be the figure itself on the other side. */
    private static boolean sameWay(Quantity quantity, Reading reading, Quantity other, Reading sentence) {
        boolean both = hasBase(reading) && hasBase(sentence);
        return !both || Cues.isBase(reading, quantity) == Cues.isBase(sentence, other);
    }

    private static boolean hasBase(Reading reading) {
        return reading.quantities().stream().anyMatch(quantity -> Cues.isBase(reading, quantity));
    }

    /** The difference of two figures of one sentence, or how large one is beside the other, where the text states one of them. */
    private static Optional<Double> between(Quantity quantity, Reading reading, Reading sentence) {
        List<Double> values = sentence.quantities().stream()
                .filter(other -> other.form() == Quantity.Form.PLAIN || other.form() == Quantity.Form.MONEY)
                .map(Quantity::value)
                .toList();
        List<Double> stated = values.stream()
                .filter(value ->
                        reading.quantities().stream().anyMatch(other -> !other.equals(quantity) && other.fits(value)))
                .toList();
        if (stated.isEmpty() || values.size() < 2) {
            return Optional.empty();
        }
        Cues cues = Cues.of(reading, quantity);
        return values.stream()
                .flatMap(value -> stated.stream()
                        .filter(one -> !one.equals(value))
                        .flatMap(one -> Stated.among(List.of(one, value), quantity, cues).stream()))
                .findFirst();
    }

    /** Times that are spoken of anywhere. */
    boolean speaksOf(Period period) {
        return said.stream()
                .flatMap(sentence -> sentence.reading().periods().stream())
                .anyMatch(known -> {
                    Set<Integer> years = years(period);
                    years.addAll(years(known));
                    if (years.isEmpty()) {
                        years.add(2000);
                    }
                    return period.spans(years).stream()
                            .anyMatch(one -> known.spans(years).stream().anyMatch(two -> one.shared(two) > 0));
                });
    }

    boolean has(String stem) {
        return said.stream().anyMatch(sentence -> sentence.stems().contains(stem));
    }

    /** The sentences of one source, three at most, that hold most of these words. */
    Support support(Set<String> content) {
        Support best = Support.NONE;
        if (content.isEmpty()) {
            return best;
        }
        for (Said first : said) {
            Set<String> left = content.stream()
                    .filter(word -> !first.stems().contains(word))
                    .collect(Collectors.toSet());
            if (left.size() == content.size()) {
                continue;
            }
            List<String> quotes = new ArrayList<>(List.of(first.reading().text()));
            while (quotes.size() < MOST_QUOTES && !left.isEmpty()) {
                Optional<Said> next = said.stream()
                        .filter(other ->
                                other.source().name().equals(first.source().name())
                                        && !quotes.contains(other.reading().text()))
                        .max(java.util.Comparator.comparingLong(other ->
                                left.stream().filter(other.stems()::contains).count()))
                        .filter(other -> left.stream().anyMatch(other.stems()::contains));
                if (next.isEmpty()) {
                    break;
                }
                left.removeAll(next.get().stems());
                quotes.add(next.get().reading().text());
            }
            double share = (content.size() - left.size()) / (double) content.size();
            if (share > best.share()) {
                best = new Support(Optional.of(first.source()), share, quotes);
            }
        }
        return best;
    }

    /** All that the source of these quotes says, and what it is called. */
    Set<String> everything(Source source) {
        return said.stream()
                .filter(sentence -> sentence.source().name().equals(source.name()))
                .flatMap(sentence -> sentence.stems().stream())
                .collect(Collectors.toSet());
    }
}
