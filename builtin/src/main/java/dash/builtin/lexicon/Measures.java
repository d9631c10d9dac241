package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Adjectives and adverbs that rank things, from measures.txt. A line is the adjective, its direction, a star if it ranks any
 * number, and nouns; a noun with a minus counts the other way.
 */
final class Measures {

    private static final Map<String, Degree> MORE = Map.of("more ", Degree.COMPARATIVE, "most ", Degree.SUPERLATIVE);
    private static final Map<String, Degree> LESS = Map.of("less ", Degree.COMPARATIVE, "least ", Degree.SUPERLATIVE);

    private final Lemmas lemmas;
    private final Map<String, Measure> measures = new HashMap<>();

    Measures(Lemmas lemmas) {
        this.lemmas = lemmas;
        Lines.written("measures.txt").forEach(this::read);
    }

    private void read(String line) {
        List<String> fields = List.of(line.split(" +"));
        int direction = fields.get(1).equals("-") ? -1 : 1;
        boolean general = fields.contains("*");
        List<Dimension> dimensions = new ArrayList<>();
        for (String field : fields.subList(2, fields.size())) {
            if (!field.equals("*")) {
                boolean against = field.startsWith("-");
                String noun = (against ? field.substring(1) : field).replace('_', ' ');
                dimensions.add(new Dimension(noun, against ? -direction : direction));
            }
        }
        measures.put(fields.getFirst(), new Measure(fields.getFirst(), Degree.PLAIN, direction, general, dimensions));
    }

    Optional<Measure> of(String adjective) {
        for (Map.Entry<String, Degree> more : MORE.entrySet()) {
            if (adjective.startsWith(more.getKey())) {
                return plain(adjective.substring(5)).map(measure -> measure.with(more.getValue()));
            }
        }
        for (Map.Entry<String, Degree> less : LESS.entrySet()) {
            if (adjective.startsWith(less.getKey())) {
                return plain(adjective.substring(less.getKey().length()))
                        .map(measure -> measure.turned(less.getValue()));
            }
        }
        return plain(adjective).or(() -> compared(adjective));
    }

    private Optional<Measure> plain(String adjective) {
        return Optional.ofNullable(measures.get(adjective));
    }

    private Optional<Measure> compared(String form) {
        if (!form.endsWith("r") && !form.endsWith("st")) {
            return Optional.empty();
        }
        Degree degree = form.endsWith("r") ? Degree.COMPARATIVE : Degree.SUPERLATIVE;
        Set<String> candidates = lemmas.of(form);
        return candidates.stream()
                .flatMap(lemma -> plain(lemma).stream())
                .findFirst()
                .map(measure -> measure.with(degree));
    }
}
