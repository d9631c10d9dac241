package dash.builtin.wording;

import dash.builtin.links.FunctionWords;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way of saying something, and the plainer way.
 *
 * @param said what it looks like in a question
 * @param meant what stands for it; refers to groups of what is said
 */
record Saying(Pattern said, String meant) {

    private static final Pattern SLOT = Pattern.compile("<(\\w+)([+*]?)>");
    private static final String WORD = "[\\\\p{L}\\\\p{N}'’-]+";

    /** Within one sentence. */
    private static final String ANYTHING = "[^?.!]+?";

    /** A line of the list: what is said, an arrow, what is meant. */
    static Saying of(String line) {
        int arrow = line.indexOf("=>");
        String said = line.substring(0, arrow).strip();
        String meant = line.substring(arrow + 2).strip();
        return new Saying(
                Pattern.compile(pattern(said), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
                SLOT.matcher(meant).replaceAll("\\${$1}").replaceAll("\\\\(\\d)", "\\$$1"));
    }

    private static String pattern(String said) {
        StringBuilder pattern = new StringBuilder(said.startsWith(",") ? "" : "(?<![\\p{L}\\p{N}])");
        Set<String> named = new HashSet<>();
        String between = "";
        for (String part : said.split(" (?![^(]*\\))", -1)) {
            if (part.equals("$")) {
                pattern.append("(?=\\s*(?:[?.!]|$))");
                continue;
            }
            boolean may = part.endsWith(")?");
            boolean comma = part.matches("\\(?[,:].*");
            String own = may ? part.substring(0, part.length() - 1) : part;
            String words = slots(own, named).replace(" ", "\\s+");
            String gap = comma ? "\\s*" : between;
            pattern.append(may ? "(?:" + gap + words + ")?" : gap + words);
            between = may && between.isEmpty() ? "\\s*" : "\\s+";
        }
        return pattern.append("(?![\\p{L}\\p{N}])").toString();
    }

    private static String slots(String part, Set<String> named) {
        Matcher slot = SLOT.matcher(part);
        StringBuilder made = new StringBuilder();
        while (slot.find()) {
            String form = switch (slot.group(2)) {
                case "" -> WORD;
                case "+" -> WORD + "(?:\\\\s+" + WORD + "){0,6}?";
                default -> ANYTHING;
            };
            String name = slot.group(1);
            slot.appendReplacement(made, named.add(name) ? "(?<" + name + ">" + form + ")" : "\\\\k<" + name + ">");
        }
        return slot.appendTail(made).toString();
    }

    /** The question in the plainer way; empty where this is not said, or where a word that would be lost means something. */
    Optional<String> plain(String question, Predicate<Token> meant) {
        Matcher matcher = said.matcher(question);
        while (matcher.find()) {
            String plain = replaced(question, matcher);
            if (!quoted(question, matcher.start(), matcher.end()) && !loses(question, matcher, plain, meant)) {
                return Optional.of(plain.replaceAll(",?\\s*,(?=\\s*[.?!]*\\s*$)", "")
                        .replaceAll("\\s+", " ")
                        .replaceAll(" ([?.,!])", "$1")
                        .strip());
            }
        }
        return Optional.empty();
    }

    private String replaced(String question, Matcher matcher) {
        StringBuilder made = new StringBuilder();
        Matcher once = said.matcher(question);
        once.find(matcher.start());
        once.appendReplacement(made, meant);
        return once.appendTail(made).toString();
    }

    private static boolean quoted(String question, int from, int to) {
        long before =
                question.substring(0, from).chars().filter(each -> each == '"').count();
        return before % 2 == 1 || question.substring(from, to).indexOf('"') >= 0;
    }

    /** A name in the middle of a sentence, or a word that something is called by, may not go. */
    private static boolean loses(String question, MatchResult match, String plain, Predicate<Token> meant) {
        Set<String> left = new HashSet<>();
        Words.of(plain).forEach(token -> left.add(token.key()));
        return Words.of(question.substring(match.start(), match.end())).stream()
                .filter(token -> !left.contains(token.key()))
                .filter(FunctionWords::content)
                .anyMatch(token -> meant.test(token) || (capital(token) && match.start() + token.start() > 0));
    }

    private static boolean capital(Token token) {
        return token.kind() == Token.Kind.WORD
                && Character.isUpperCase(token.text().codePointAt(0));
    }
}
