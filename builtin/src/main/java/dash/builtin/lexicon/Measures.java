package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Adjectives and adverbs that rank things, from measures.txt. A line is the adjective, its direction, a star if it ranks any
 * number, and nouns; a noun with a minus counts the other way.
 */
final class Measures {

    private static final double CLOSEST = 0.75;
    /** What ranks any number says less about which one. */
    private static final double CLOSEST_IF_GENERAL = 0.6;

    private static final double LEAST = 0.5;
    private static final double STEP = 0.05;
    private static final Map<String, Degree> DEGREES = Map.of("er", Degree.COMPARATIVE, "est", Degree.SUPERLATIVE);

    /** Words before an adjective that compare it. */
    private enum Before {
        MORE(Degree.COMPARATIVE, false),
        MOST(Degree.SUPERLATIVE, false),
        LESS(Degree.COMPARATIVE, true),
        LEAST(Degree.SUPERLATIVE, true);

        private final Degree degree;
        private final boolean turned;

        Before(Degree degree, boolean turned) {
            this.degree = degree;
            this.turned = turned;
        }

        static Optional<Before> of(String word) {
            return Stream.of(values())
                    .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word))
                    .findFirst();
        }

        Measure apply(Measure measure) {
            return turned ? measure.turned(degree) : measure.with(degree);
        }
    }

    private final Lemmas lemmas;
    private final Map<String, Measure> measures = new HashMap<>();

    Measures(Lemmas lemmas) {
        this.lemmas = lemmas;
        Lines.written("measures.txt").forEach(this::read);
    }

    private void read(String line) {
        List<String> fields = List.of(line.split(" ", -1));
        int direction = fields.get(1).startsWith("-") ? -1 : 1;
        boolean general = fields.contains("*");
        List<Dimension> dimensions = new ArrayList<>();
        for (String field : fields.subList(2, fields.size())) {
            if (!field.equals("*")) {
                boolean against = field.startsWith("-");
                String noun = (against ? field.substring(1) : field).replace('_', ' ');
                dimensions.add(new Dimension(noun, against ? -direction : direction));
            }
        }
        Degree degree = DEGREES.getOrDefault(fields.get(1).substring(1), Degree.PLAIN);
        measures.put(fields.getFirst(), new Measure(fields.getFirst(), degree, direction, general, dimensions));
    }

    Optional<Measure> of(String adjective) {
        int space = adjective.indexOf(' ');
        if (space < 0) {
            return plain(adjective).or(() -> compared(adjective));
        }
        return Before.of(adjective.substring(0, space))
                .flatMap(before -> plain(adjective.substring(space + 1)).map(before::apply));
    }

    /** The nouns as words that belong to the adjective, likeliest closest: expensive, price. */
    List<Related> nouns(String adjective) {
        List<Related> nouns = new ArrayList<>();
        Measure measure = measures.get(adjective);
        if (measure != null) {
            double closeness = measure.general() ? CLOSEST_IF_GENERAL : CLOSEST;
            for (Dimension dimension : measure.dimensions()) {
                String lemma = lemmas.of(Keys.of(dimension.noun())).getFirst();
                nouns.add(new Related(lemma, Math.max(LEAST, closeness), Way.MEASURE));
                closeness -= STEP;
            }
        }
        return nouns;
    }

    private Optional<Measure> plain(String adjective) {
        return Optional.ofNullable(measures.get(adjective));
    }

    private Optional<Measure> compared(String form) {
        boolean superlative = form.endsWith("st");
        if (!superlative && !form.endsWith("er") && !form.equals("worse")) {
            return Optional.empty();
        }
        Degree degree = superlative ? Degree.SUPERLATIVE : Degree.COMPARATIVE;
        return lemmas.of(form).stream()
                .flatMap(lemma -> plain(lemma).stream())
                .findFirst()
                .map(measure -> measure.with(degree));
    }
}
