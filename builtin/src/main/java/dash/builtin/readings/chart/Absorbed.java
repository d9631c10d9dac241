package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.Explanation;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.query.Asked;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.schema.Column;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Words that a reading passes over although it speaks of the very thing: "readings whose quality is marked suspect" loses nothing
 * with "quality" where the column of the suspect ones is explained as a quality.
 */
final class Absorbed {

    /** As near as synonyms in a usual meaning are. */
    private static final double NEAR = 0.78;

    private static final int SHORTEST = 4;

    private final Set<String> words = new LinkedHashSet<>();

    Absorbed(Asked asked) {
        Spoken spoken = Spoken.in(asked);
        Set<String> values = spoken.values();
        spoken.attributes().forEach(attribute -> {
            words.addAll(SchemaNames.parts(attribute.column()));
            World.column(attribute).map(Column::comment).ifPresent(comment -> explained(comment, values));
        });
        Mentions.of(asked)
                .forEach(rows ->
                        words.addAll(SchemaNames.parts(rows.table().name().name())));
    }

    /** What a column is about, and what those of its codes mean that the query holds. */
    private void explained(String comment, Set<String> values) {
        Explanation explanation = Explanation.of(comment);
        add(explanation.head());
        explanation.codes().stream()
                .filter(code -> code.written().stream().anyMatch(values::contains))
                .flatMap(code -> code.meanings().stream())
                .forEach(this::add);
    }

    private void add(String text) {
        Words.of(text).forEach(token -> words.add(token.lower()));
    }

    boolean has(String word) {
        String lower = word.toLowerCase(java.util.Locale.ROOT);
        String key = WordKey.of(lower);
        return lower.length() >= SHORTEST
                && words.stream()
                        .anyMatch(known -> WordKey.of(known).equals(key)
                                || (known.length() >= SHORTEST
                                        && Lexicon.english().closeness(lower, known) >= NEAR));
    }
}
