package dash.project.memory;

import dash.knowledge.Knowledge;
import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether words speak of this project's data: its tables, its columns, or what its knowledge has a name for. */
final class DataWords {

    /** Shorter names of columns stand in every sentence. */
    private static final int SHORTEST_COLUMN = 4;

    private final Schema schema;
    private final Knowledge knowledge;

    DataWords(Schema schema, Knowledge knowledge) {
        this.schema = schema;
        this.knowledge = knowledge;
    }

    boolean areIn(String words) {
        String text = words.toLowerCase(Locale.ROOT);
        return Stream.of(
                        terms(),
                        columns(),
                        schema.tables().stream().map(table -> table.name().name()))
                .flatMap(names -> names)
                .anyMatch(name -> holds(text, name));
    }

    /** The tables that are named. */
    List<String> tables(String words) {
        String text = words.toLowerCase(Locale.ROOT);
        return schema.tables().stream()
                .map(table -> table.name().name())
                .filter(name -> holds(text, name))
                .distinct()
                .toList();
    }

    /** Whether people have agreed on what this is. */
    boolean isDefined(String term) {
        return terms().map(Names::key).anyMatch(Names.key(term)::equals);
    }

    private Stream<String> terms() {
        return Stream.concat(
                knowledge.metrics().stream()
                        .flatMap(metric -> Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())),
                knowledge.glossary().stream()
                        .flatMap(entry -> Stream.concat(Stream.of(entry.term()), entry.synonyms().stream())));
    }

    private Stream<String> columns() {
        return schema.tables().stream()
                .map(Table::columns)
                .flatMap(List::stream)
                .map(Column::name)
                .filter(name -> name.length() >= SHORTEST_COLUMN);
    }

    /** As written, or with blanks for its underscores; one or many of it. */
    private static boolean holds(String text, String name) {
        String word = name.toLowerCase(Locale.ROOT);
        String stem = word.length() > 3 && word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        String pattern = Stream.of(stem.split("[_\\s]+", -1))
                .map(Pattern::quote)
                .reduce((one, other) -> one + "[_\\s]" + other)
                .orElse("");
        return !stem.isBlank()
                && Pattern.compile("(?<![\\p{L}\\p{N}_])" + pattern + "(?:s|es)?(?![\\p{L}\\p{N}_])")
                        .matcher(text)
                        .find();
    }
}
