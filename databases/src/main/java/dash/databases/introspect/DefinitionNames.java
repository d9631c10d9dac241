package dash.databases.introspect;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The names in the text of a view, as the engine prints it, and which of them are called. It takes rather too much for a call
 * than too little.
 */
public final class DefinitionNames {

    /**
     * A name as it is written.
     *
     * @param quoted whether it is in quotes, so that it is no word of the language
     * @param called whether a bracket follows that begins no list of columns
     */
    public record Use(Optional<String> schema, String name, boolean quoted, boolean called) {}

    private final char quote;
    private final List<Pattern> readings;

    /** Takes the sign around names. */
    public DefinitionNames(char quote) {
        this.quote = quote;
        // A quoted text ends in two ways, with and without escapes: a call must not hide behind a backslash.
        this.readings = List.of(reading("'(?:[^'\\\\]|\\\\.|'')*+'", quote), reading("'(?:[^']|'')*+'", quote));
    }

    private static Pattern reading(String text, char quote) {
        String name = "(?:Q(?:[^Q]|QQ)*+Q|[\\w$\\x{80}-\\x{10ffff}]++)".replace('Q', quote);
        String columnsOfCommonTable = "\\((?:" + name + "[,\\s]*)*+\\)\\s*as\\s*(?:not\\s+)?(?:materialized\\s*)?\\(";
        return Pattern.compile(
                text + "|(?:(?<schema>" + name + ")\\.)?(?<name>" + name + ")(?<call>\\s*(?!" + columnsOfCommonTable
                        + ")\\()?",
                Pattern.DOTALL | Pattern.CASE_INSENSITIVE);
    }

    public Stream<Use> in(String definition) {
        return readings.stream()
                .flatMap(reading -> reading.matcher(definition).results())
                .filter(found -> found.group("name") != null)
                .map(found -> new Use(
                        Optional.ofNullable(found.group("schema")).map(this::plain),
                        plain(found.group("name")),
                        found.group("name").charAt(0) == quote,
                        found.group("call") != null));
    }

    private String plain(String name) {
        String sign = String.valueOf(quote);
        return name.startsWith(sign) ? name.substring(1, name.length() - 1).replace(sign + sign, sign) : name;
    }
}
