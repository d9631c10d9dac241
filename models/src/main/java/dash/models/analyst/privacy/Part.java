package dash.models.analyst.privacy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A stretch of a text on its way through the masking.
 *
 * @param opens whether a sentence, a line or a part of one begins here, where everybody writes a capital letter
 */
record Part(Kind kind, String text, int from, int to, boolean opens) {

    /** What it looks like. */
    enum Kind {
        WORD,
        NUMBER,
        LITERAL,
        ADDRESS,
        OTHER
    }

    private static final Pattern FORMS = Pattern.compile(
            "(?<address>[\\w.+-]+@[\\w.-]+|\\w+://\\S+)"
                    + "|(?<literal>(?<![\\p{L}\\p{N}])'[^'\\n]*'(?!\\p{L}))"
                    + "|(?<word>[\\p{L}_][\\p{L}\\p{N}\\p{M}_]*(?:-\\p{L}[\\p{L}\\p{N}\\p{M}_]*)*)"
                    + "|(?<number>\\d[\\p{L}\\p{N}_.,:/-]*[\\p{L}\\p{N}_]|\\d)"
                    + "|(?<other>.)",
            Pattern.DOTALL);

    static List<Part> of(String text) {
        List<Part> parts = new ArrayList<>();
        Matcher matcher = FORMS.matcher(text);
        boolean opens = true;
        while (matcher.find()) {
            Kind kind = kind(matcher);
            parts.add(new Part(kind, matcher.group(), matcher.start(), matcher.end(), opens));
            if (!matcher.group().isBlank()) {
                opens = kind == Kind.OTHER && ".:!?;|>#\"([".contains(matcher.group());
            }
        }
        return parts;
    }

    private static Kind kind(Matcher matcher) {
        if (matcher.group("address") != null) {
            return Kind.ADDRESS;
        }
        if (matcher.group("literal") != null) {
            return Kind.LITERAL;
        }
        if (matcher.group("word") != null) {
            return Kind.WORD;
        }
        return matcher.group("number") != null ? Kind.NUMBER : Kind.OTHER;
    }
}
