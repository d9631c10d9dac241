package dash.builtin.links.names;

import dash.builtin.words.Kept;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What people wrote about a column, taken apart: what it is about, and what its codes mean, in the forms in which people write
 * that: {@code sex: F = female, M = male}, {@code 1: yes; 0: no}, {@code + admitted, - not}, {@code smoker (Y/N)}, {@code Y if
 * insured, else N}.
 *
 * @param head what stands in front of the codes; all of it where there are none
 */
public record Explanation(String head, List<Code> codes) {

    private static final String CODE = "(?:'[^']{1,24}'|\"[^\"]{1,24}\"|\\d?[+-]{1,2}|[A-Z0-9]{1,6}|[a-z]{1,3})";
    private static final String CODES = CODE + "(?:\\s*(?:,|/|\\bor\\b)\\s*" + CODE + ")*";
    /** Where a comment goes on without a sign between two codes, only what looks like one is one. */
    private static final String FIRST = "(?:(?:^|[;:(.]\\s*)(" + CODES + ")|(?:,\\s*|\\bor\\s+|\\band\\s+|/\\s*)("
            + CODE + ")|(?<=\\p{L})\\s+([A-Z0-9]{1,6}|[+-]))";

    private static final Pattern EQUAL = items("(?:=|->|→|\\bmeans\\b|\\bstands for\\b)", "[^,;()=>]");
    private static final Pattern COLON = items(":", "[^,;():]");
    private static final Pattern DASH = items("(?<=\\s)[-–—](?=\\s)", "[^,;():–—-]");

    private static final Pattern BARE = Pattern.compile("'?([A-Z]{1,2}|\\d|[+-])'?\\s+(\\p{Ll}[\\p{L} -]{1,40})");
    private static final Pattern EITHER =
            Pattern.compile("\\(?\\b(?:(Y)/N|(Y) or N|(1)/0|(1) or 0|(T)/F|(T) or F|(yes)/no|(yes) or no)\\b\\)?");
    private static final Pattern PROVIDED = Pattern.compile(
            "^'?([YyTt1])'? (?:if|when|for) ([^,;()]+?)(?:[,;]|\\s)\\s*(?:else|otherwise|or)?\\s*'?([NnFf0])'?(?:\\s.*)?$");
    private static final Set<String> YES = Set.of("yes", "true");
    private static final Set<String> NO = Set.of("no", "false", "not");
    private static final Set<String> TELLING = Set.of("y/n", "t/f", "yes/no");

    /** The code of a column that holds nothing. */
    public static final String NULL = "NULL";

    private static final Kept<Explanation> KNOWN = new Kept<>(Explanation::taken);

    /**
     * Ways to write one meaning.
     *
     * @param written as the column has it: mostly one code
     * @param meanings what it means, in the words of the comment; what stands in brackets is another way to say it
     */
    public record Code(List<String> written, List<String> meanings) {
        public Code {
            written = List.copyOf(written);
            meanings = List.copyOf(meanings);
        }
    }

    /** The code that says that something holds, and the one that says that it does not. */
    public record YesOrNo(String yes, String no) {}

    public Explanation {
        codes = List.copyOf(codes);
    }

    public static Explanation of(String comment) {
        return KNOWN.of(comment);
    }

    private static Explanation taken(String comment) {
        Absence absence = Absence.in(comment.strip());
        Explanation explained = explained(absence.rest());
        List<Code> codes = new ArrayList<>(explained.codes());
        absence.code().ifPresent(codes::add);
        return new Explanation(explained.head(), codes);
    }

    private static Explanation explained(String text) {
        for (Pattern form : List.of(EQUAL, COLON, DASH)) {
            Optional<Explanation> found = listed(text, form, form == EQUAL ? 1 : 2);
            if (found.isPresent()) {
                return found.get();
            }
        }
        return provided(text).or(() -> bare(text)).or(() -> either(text)).orElse(new Explanation(text, List.of()));
    }

    private static Pattern items(String sign, String letter) {
        String next =
                "(?=\\s*(?:[,;()]|\\.\\s|\\.?$)|\\s*(?:\\bor\\b|\\band\\b|/|\\s)\\s*" + CODES + "\\s*" + sign + ")";
        return Pattern.compile(FIRST + "\\s*" + sign + "\\s*(" + letter + "+?)" + next + "(?:\\s*\\(([^()]*)\\))?");
    }

    private static Optional<Explanation> listed(String text, Pattern form, int fewest) {
        Matcher matcher = form.matcher(text);
        List<Code> codes = new ArrayList<>();
        int head = -1;
        int at = 0;
        while (matcher.find(at)) {
            head = head < 0 ? matcher.start() : head;
            at = matcher.end();
            List<String> meanings = new ArrayList<>();
            meanings.add(matcher.group(4).strip());
            Optional.ofNullable(matcher.group(5)).map(String::strip).ifPresent(meanings::add);
            codes.add(new Code(separated(code(matcher)), meanings));
        }
        return codes.size() < fewest ? Optional.empty() : Optional.of(new Explanation(front(text, head), codes));
    }

    private static String code(Matcher matcher) {
        return Stream.of(1, 2, 3)
                .map(matcher::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> separated(String codes) {
        List<String> written = new ArrayList<>();
        for (String code : codes.split("\\s*(?:,|/|\\bor\\b)\\s*", -1)) {
            written.add(unquoted(code));
        }
        return written;
    }

    private static String unquoted(String code) {
        return code.strip().replaceAll("^['\"]|['\"]$", "");
    }

    private static String front(String text, int end) {
        return text.substring(0, Math.max(0, end))
                .replaceAll("[\\s:,;(–—-]+$", "")
                .strip();
    }

    /** "+ admitted, - not": every piece is a code with its meaning. */
    private static Optional<Explanation> bare(String text) {
        int colon = text.indexOf(':');
        List<Code> codes = new ArrayList<>();
        for (String piece : text.substring(colon + 1).split("[,;/]", -1)) {
            Matcher matcher = BARE.matcher(piece.strip());
            if (!matcher.matches()) {
                return Optional.empty();
            }
            codes.add(
                    new Code(List.of(matcher.group(1)), List.of(matcher.group(2).strip())));
        }
        return codes.size() < 2
                ? Optional.empty()
                : Optional.of(new Explanation(front(text, Math.max(0, colon)), codes));
    }

    /** "smoker (Y/N)". */
    private static Optional<Explanation> either(String text) {
        Matcher matcher = EITHER.matcher(text);
        if (!matcher.find()) {
            return Optional.empty();
        }
        String said = matcher.group().replaceAll("[()]", "").replace(" or ", "/");
        String[] both = said.split("/", -1);
        List<Code> codes =
                List.of(new Code(List.of(both[0]), List.of("yes")), new Code(List.of(both[1]), List.of("no")));
        return Optional.of(new Explanation(
                front(text, matcher.start()) + text.substring(matcher.end()).replaceAll("^[\\s:,;-]*", " "), codes));
    }

    /** "Y if the customer is insured, else N". */
    private static Optional<Explanation> provided(String text) {
        Matcher matcher = PROVIDED.matcher(text);
        return matcher.matches()
                ? Optional.of(new Explanation(
                        matcher.group(2).strip(),
                        List.of(
                                new Code(List.of(matcher.group(1)), List.of("yes")),
                                new Code(List.of(matcher.group(3)), List.of("no")))))
                : Optional.empty();
    }

    /** Whether the column only says yes or no, and how. */
    public Optional<YesOrNo> yesOrNo() {
        List<Code> held =
                codes.stream().filter(code -> !code.written().contains(NULL)).toList();
        if (held.size() != 2 || held.stream().anyMatch(code -> code.written().size() != 1)) {
            return Optional.empty();
        }
        Code first = held.getFirst();
        Code second = held.getLast();
        return yes(first, second)
                ? Optional.of(
                        new YesOrNo(first.written().getFirst(), second.written().getFirst()))
                : yes(second, first)
                        ? Optional.of(new YesOrNo(
                                second.written().getFirst(), first.written().getFirst()))
                        : Optional.empty();
    }

    private static boolean yes(Code yes, Code no) {
        String both = yes.written().getFirst() + "/" + no.written().getFirst();
        boolean said = YES.contains(firstWord(yes)) || NO.contains(firstWord(no));
        boolean swapped = NO.contains(firstWord(yes)) || YES.contains(firstWord(no));
        return !swapped && (said || TELLING.contains(both.toLowerCase(Locale.ROOT)));
    }

    private static String firstWord(Code code) {
        return code.meanings().getFirst().toLowerCase(Locale.ROOT).split("\\W", -1)[0];
    }
}
