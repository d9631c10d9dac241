package dash.models.analyst.privacy;

import dash.context.Context;
import dash.search.ValueMatch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Takes values out of texts. What stays is the names of the schema, the words of SQL, and everyday words that are not
 * values of the source; what could be a value and is not known to be harmless goes. This makes notes harder to read, and
 * that is the price of the level.
 */
final class Masking {

    private static final String MASK = "…";
    private static final int LONGEST_PHRASE = 5;
    private static final Pattern YEAR = Pattern.compile("(19|20)\\d\\d");
    private static final Pattern SMALL = Pattern.compile("\\d{1,2}");
    private static final Set<String> LITTLE = Set.of(
            "a", "an", "the", "of", "to", "in", "by", "for", "and", "or", "is", "are", "per", "at", "on", "as", "with");

    private final Vocabulary vocabulary;
    private final Names names;
    private final Found found;
    private final Optional<MaskedLines> lines;

    Masking(Vocabulary vocabulary, Names names, Found found, Optional<MaskedLines> lines) {
        this.vocabulary = vocabulary;
        this.names = names;
        this.found = found;
        this.lines = lines;
    }

    /** Only the quoted lines of a context hold anything foreign; the others are Dash's own. */
    String quoted(String told) {
        List<String> foreign =
                told.lines().filter(line -> line.startsWith(">")).distinct().toList();
        Map<String, ValueMatch> values =
                lookUp(foreign.stream().filter(line -> kept(line).isEmpty()).toList());
        StringBuilder masked = new StringBuilder(told.length());
        told.lines()
                .forEach(line -> masked.append(line.startsWith(">") ? line(line, values) : line)
                        .append('\n'));
        return masked.toString();
    }

    String text(String text) {
        return masked(text, lookUp(List.of(text)));
    }

    private Optional<String> kept(String line) {
        return lines.flatMap(known -> known.of(names.fingerprint(), line));
    }

    private String line(String line, Map<String, ValueMatch> values) {
        Optional<String> before = kept(line);
        if (before.isPresent()) {
            return before.get();
        }
        String masked = masked(line, values);
        lines.ifPresent(known -> known.keep(names.fingerprint(), line, masked));
        return masked;
    }

    private Map<String, ValueMatch> lookUp(List<String> texts) {
        Set<String> phrases = new LinkedHashSet<>();
        for (String text : texts) {
            List<Part> words = words(text);
            for (int from = 0; from < words.size(); from++) {
                for (int to = from; to < Math.min(words.size(), from + LONGEST_PHRASE); to++) {
                    phrases.add(phrase(text, words, from, to));
                }
            }
        }
        phrases.removeIf(phrase -> LITTLE.contains(phrase.toLowerCase(Locale.ROOT)) || names.has(phrase));
        return phrases.isEmpty() ? Map.of() : found.among(phrases);
    }

    private static List<Part> words(String text) {
        return Part.of(text).stream()
                .filter(part -> part.kind() == Part.Kind.WORD || part.kind() == Part.Kind.NUMBER)
                .toList();
    }

    private static String phrase(String text, List<Part> words, int from, int to) {
        return text.substring(words.get(from).from(), words.get(to).to());
    }

    private String masked(String text, Map<String, ValueMatch> values) {
        BitSet valued = new BitSet();
        List<Part> words = words(text);
        for (int from = 0; from < words.size(); from++) {
            for (int to = from; to < Math.min(words.size(), from + LONGEST_PHRASE); to++) {
                if (values.containsKey(phrase(text, words, from, to).toLowerCase(Locale.ROOT))) {
                    valued.set(words.get(from).from(), words.get(to).to());
                }
            }
        }
        StringBuilder out = new StringBuilder(text.length());
        for (Part part : Part.of(text)) {
            out.append(!valued.get(part.from()) && harmless(part) ? part.text() : mask(part));
        }
        return out.toString();
    }

    private static String mask(Part part) {
        return part.kind() == Part.Kind.LITERAL ? "'" + MASK + "'" : MASK;
    }

    private boolean harmless(Part part) {
        return switch (part.kind()) {
            case OTHER -> true;
            case ADDRESS, LITERAL -> false;
            case NUMBER ->
                SMALL.matcher(part.text()).matches()
                        || YEAR.matcher(part.text()).matches()
                        || names.has(part.text());
            case WORD -> harmlessWord(part);
        };
    }

    private boolean harmlessWord(Part part) {
        String word = part.text();
        if (names.has(word) || vocabulary.ofSql(word)) {
            return true;
        }
        boolean capital = !word.equals(word.toLowerCase(Locale.ROOT)) && !part.opens();
        boolean plain = word.codePoints().allMatch(point -> Character.isLetter(point) || point == '-');
        if (capital || !plain) {
            return false;
        }
        for (String piece : word.split("-", -1)) {
            if (!vocabulary.everyday(piece) && !names.has(piece)) {
                return false;
            }
        }
        return true;
    }

    /** The question with a placeholder for everything that is or might be a value; the longest values first. */
    String question(String text, Context context, Placeholders placeholders) {
        Map<String, ValueMatch> values =
                lookUp(List.of(text, text.replace('\'', ' ').replace('"', ' ')));
        List<Part> parts = Part.of(text);
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < parts.size()) {
            Optional<Integer> end = longestValue(text, parts, at, values);
            if (end.isPresent()) {
                String written = text.substring(
                        parts.get(at).from(), parts.get(end.get()).to());
                ValueMatch match = java.util.Objects.requireNonNull(values.get(bare(written)));
                out.append(placeholders.forText(
                        written,
                        match.value(),
                        "a value of " + match.column().table().name() + "."
                                + match.column().column()));
                at = end.get() + 1;
            } else {
                Part part = parts.get(at++);
                out.append(
                        harmless(part)
                                ? part.text()
                                : placeholders.forText(part.text(), unquoted(part), unknown(part)));
            }
        }
        return out.toString();
    }

    private static Optional<Integer> longestValue(
            String text, List<Part> parts, int from, Map<String, ValueMatch> values) {
        Part first = parts.get(from);
        if (first.kind() == Part.Kind.OTHER) {
            return Optional.empty();
        }
        List<Integer> ends = new ArrayList<>();
        for (int to = from; to < Math.min(parts.size(), from + 2 * LONGEST_PHRASE); to++) {
            if (values.containsKey(
                    bare(text.substring(first.from(), parts.get(to).to())))) {
                ends.add(to);
            }
        }
        return ends.isEmpty() ? Optional.empty() : Optional.of(ends.getLast());
    }

    private static String bare(String written) {
        String text = written.startsWith("'") && written.endsWith("'") && written.length() > 1
                ? written.substring(1, written.length() - 1)
                : written;
        return text.toLowerCase(Locale.ROOT);
    }

    private static String unquoted(Part part) {
        String text = part.text();
        return part.kind() == Part.Kind.LITERAL ? text.substring(1, text.length() - 1) : text;
    }

    private static String unknown(Part part) {
        return part.kind() == Part.Kind.NUMBER ? "a number" : "a text that is no whole value of a column";
    }
}
