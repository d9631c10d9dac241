package dash.claim;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The English words that carry a meaning for a claim, one constant for each section of {@code words.txt}. */
enum Vocabulary {
    NUMBER,
    FRACTION,
    SCALE,
    TIMES,
    HALVING,
    ORDINAL,
    MONTH,
    ABOUT,
    NEARLY,
    BARELY,
    ABOVE,
    BELOW,
    ATLEAST,
    ATMOST,
    ORMORE,
    ORLESS,
    UP,
    DOWN,
    PHRASAL,
    MOVED,
    MONOTONE,
    WHOLE,
    AVERAGE,
    BASE,
    BESIDE,
    CONJUNCTION,
    REST,
    TOGETHER,
    BREAK,
    PRONOUN,
    HIGHEST,
    LOWEST,
    EXTREME,
    BECAUSE,
    CAUSE,
    WEAKCAUSE,
    STOP,
    DISCOURSE,
    TIMECUT,
    UNIT,
    CURRENCY,
    MONEY,
    MINOR,
    SHARE,
    COUNT,
    MODIFIER,
    NEGATION;

    private static final Map<Vocabulary, Map<String, String>> SECTIONS = read();

    /** All entries as one alternative, the longest first, to be set between boundaries. */
    String alternatives() {
        return entries().keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?:", ")"));
    }

    /** Finds an entry as whole words. */
    Pattern words() {
        return Pattern.compile("(?<![\\p{L}\\p{N}])" + alternatives() + "(?![\\p{L}\\p{N}])");
    }

    boolean has(String word) {
        return entries().containsKey(word);
    }

    java.util.Set<String> every() {
        return entries().keySet();
    }

    /** What stands behind the equals sign. */
    Optional<String> value(String word) {
        return Optional.ofNullable(entries().get(word)).filter(text -> !text.isEmpty());
    }

    Optional<Double> number(String word) {
        return value(word).map(Double::valueOf);
    }

    private Map<String, String> entries() {
        return Objects.requireNonNull(SECTIONS.get(this), () -> "words.txt has no section " + name());
    }

    private static Map<Vocabulary, Map<String, String>> read() {
        Map<Vocabulary, Map<String, String>> sections = new EnumMap<>(Vocabulary.class);
        for (String line : text().split("\\R", -1)) {
            int end = line.indexOf(']');
            if (line.startsWith("[") && end > 0) {
                sections.put(
                        valueOf(line.substring(1, end).toUpperCase(Locale.ROOT)), entries(line.substring(end + 1)));
            }
        }
        return sections;
    }

    private static Map<String, String> entries(String written) {
        Map<String, String> entries = new LinkedHashMap<>();
        Arrays.stream(written.split(",", -1))
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .forEach(entry -> {
                    int equals = entry.indexOf('=');
                    entries.put(
                            equals < 0 ? entry : entry.substring(0, equals),
                            equals < 0 ? "" : entry.substring(equals + 1));
                });
        return entries;
    }

    private static String text() {
        try (InputStream file = Objects.requireNonNull(
                Vocabulary.class.getResourceAsStream("words.txt"), "words.txt is not in the jar")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
