package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.Explanation;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.query.Asked;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.schema.Column;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    private final Set<String> restricting = new LinkedHashSet<>();

    Absorbed(Asked asked, Hints hints) {
        Spoken.in(conditions(asked))
                .attributes()
                .forEach(attribute -> restricting.addAll(SchemaNames.parts(attribute.column())));
        Spoken spoken = Spoken.in(asked);
        Set<String> values = spoken.values();
        words.addAll(hints.words(values));
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

    /** Only what restricts rows or figures: a group or a column that is told says nothing of what happened. */
    private static Asked conditions(Asked asked) {
        return new Asked(
                asked.subject(),
                asked.outputs().stream()
                        .filter(output -> Frame.figure(output.term()))
                        .toList(),
                asked.where(),
                List.of(),
                List.of(),
                List.of(),
                0,
                false,
                Optional.empty());
    }

    /** A verb that names a column by which the rows are restricted anyway: "bills were paid on time". */
    boolean tells(String verb) {
        String key = WordKey.of(verb.toLowerCase(Locale.ROOT));
        return restricting.stream().anyMatch(known -> WordKey.of(known).equals(key));
    }

    boolean has(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        String key = WordKey.of(lower);
        return lower.length() >= SHORTEST
                && words.stream()
                        .anyMatch(known -> WordKey.of(known).equals(key)
                                || (known.length() >= SHORTEST
                                        && Lexicon.english().closeness(lower, known) >= NEAR));
    }
}
