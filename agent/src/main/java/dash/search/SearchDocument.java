package dash.search;

import dash.files.Sha256;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One item that can be found. What it says stands in parts, because a word in a name tells more than the same word in
 * prose.
 *
 * @param id unique among all documents of a project and the same at every derivation, such as {@code table:shop.orders}
 * @param title what people call it; shown, and searched as a name
 * @param tables the relations it is about, as {@code schema.name} where that is known
 */
public record SearchDocument(String id, Kind kind, String title, List<Part> parts, List<String> tables) {

    /** Longer texts did not find more, and cost in proportion; docs/search.md. */
    private static final int MOST_CHARACTERS_OF_MEANING = 250;

    /** What sort of item it is. */
    public enum Kind {
        TABLE,
        COLUMN_GROUP,
        METRIC,
        RULE,
        GOTCHA,
        GLOSSARY,
        PATTERN,
        LEARNING,
        DOCUMENT_PASSAGE
    }

    /** What a part of a document says. */
    public enum Role {
        /** A name of the item itself; the only role in which typing errors are forgiven. */
        NAME,
        /** Another word for the item. A question that uses one word of a document's names is asked with all of them. */
        SYNONYM,
        /** Where it stands: the schema. */
        PLACE,
        /** A column's name. */
        COLUMN,
        /** A value that stands in a column; the label is the column. */
        VALUE,
        /** Sentences. */
        PROSE,
        /** Names of what it is connected with. */
        RELATED
    }

    /**
     * A piece of text in its role.
     *
     * @param label the column that a value or a sentence belongs to, or empty
     */
    public record Part(Role role, String label, String text) {

        public static Part of(Role role, String text) {
            return new Part(role, "", text);
        }
    }

    public SearchDocument {
        if (id.isBlank()) {
            throw new IllegalArgumentException("a document without an id: " + title);
        }
        parts = List.copyOf(parts);
        tables = List.copyOf(tables);
    }

    /** For items that are a name and sentences. */
    public static SearchDocument prose(
            String id, Kind kind, String title, List<String> sentences, List<String> tables) {
        List<Part> parts = sentences.stream()
                .filter(sentence -> !sentence.isBlank())
                .map(sentence -> Part.of(Role.PROSE, sentence))
                .toList();
        return new SearchDocument(id, kind, title, parts, tables);
    }

    public List<String> texts(Role role) {
        return parts.stream()
                .filter(part -> part.role() == role)
                .map(Part::text)
                .toList();
    }

    /** Changes when anything changes that a search could see. */
    public String hash() {
        StringBuilder all =
                new StringBuilder(id).append('\n').append(kind).append('\n').append(title);
        parts.forEach(part -> all.append('\n')
                .append(part.role())
                .append('\t')
                .append(part.label())
                .append('\t')
                .append(part.text()));
        tables.forEach(table -> all.append('\n').append(table));
        return Sha256.of(all.toString());
    }

    /**
     * What an embedding is made of: names in words, sentences about the whole, columns, then sentences about columns, as far
     * as a model reads. Values are left out, since they change with the data and would make every embedding stale.
     */
    public String meaning() {
        String text = Stream.of(
                        Stream.of(title),
                        texts(Role.SYNONYM).stream(),
                        texts(Role.PLACE).stream(),
                        prose(false),
                        Stream.of(String.join(", ", texts(Role.COLUMN))),
                        prose(true))
                .flatMap(parts -> parts)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(". "))
                .replace('_', ' ');
        return text.length() <= MOST_CHARACTERS_OF_MEANING ? text : text.substring(0, MOST_CHARACTERS_OF_MEANING);
    }

    private Stream<String> prose(boolean ofColumns) {
        return parts.stream()
                .filter(part -> part.role() == Role.PROSE && part.label().isEmpty() != ofColumns)
                .map(Part::text);
    }
}
