package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What people wrote that a metric leaves out. To leave it out once more says nothing new, and neither does to ask for its contrary:
 * where closed accounts do not count, those of open accounts are all there are.
 */
final class LeftOut {

    private static final Pattern SAID =
            Pattern.compile("(?i)(.*?)\\b(?:do|does|did) not count\\b.*|(.*?)\\b(?:are|is) (?:left out|excluded)\\b.*");

    private static final Map<String, Set<String>> CONTRARY = Map.of(
            "open", Set.of("closed", "shut"),
            "closed", Set.of("open"),
            "active", Set.of("inactive", "dormant"),
            "current", Set.of("former", "past"),
            "living", Set.of("dead", "deceased"),
            "alive", Set.of("dead", "deceased"),
            "external", Set.of("internal"),
            "paid", Set.of("unpaid"),
            "live", Set.of("deleted", "closed"));

    private static final int FURTHEST = 5;

    private final List<Token> tokens;

    LeftOut(List<Token> tokens) {
        this.tokens = tokens;
    }

    List<Link> links(Metric metric) {
        List<Link> links = new ArrayList<>();
        for (Said said : said(metric)) {
            for (int index = 0; index < tokens.size(); index++) {
                if (said.deniedBy(tokens.get(index))) {
                    beside(index, said.keys(), links);
                }
                int behind = said.behind(tokens, index);
                if (left(behind) && behind - index > 1) {
                    links.add(new Link.ToImplied(index, behind + 2, false));
                }
            }
        }
        return links;
    }

    /** Whether the question asks for the very rows that the metric leaves out. */
    boolean wants(Metric metric) {
        return said(metric).stream()
                .anyMatch(said -> IntStream.range(0, tokens.size())
                        .anyMatch(index -> said.states(tokens.get(index))
                                && said.behind(tokens, index) - index > 1
                                && !left(said.behind(tokens, index))));
    }

    /** What one caveat leaves out, by its words. */
    private record Said(Set<String> words, Set<String> keys) {

        private boolean states(Token token) {
            return words.contains(token.lower())
                    && CONTRARY.values().stream().anyMatch(states -> states.contains(token.lower()));
        }

        private boolean deniedBy(Token token) {
            return CONTRARY.getOrDefault(token.lower(), Set.of()).stream().anyMatch(words::contains);
        }

        /** The place behind those of its words that stand from here on. */
        private int behind(List<Token> tokens, int from) {
            int to = from;
            while (to < tokens.size() && keys.contains(tokens.get(to).key())) {
                to++;
            }
            return to;
        }
    }

    private static List<Said> said(Metric metric) {
        List<Said> all = new ArrayList<>();
        for (String caveat : metric.caveats()) {
            Matcher said = SAID.matcher(caveat);
            if (said.matches()) {
                List<Token> words = Words.written(said.group(1) == null ? said.group(2) : said.group(1)).stream()
                        .filter(FunctionWords::content)
                        .toList();
                all.add(new Said(
                        words.stream().map(Token::lower).collect(Collectors.toSet()),
                        words.stream().map(Token::key).collect(Collectors.toSet())));
            }
        }
        return all;
    }

    /** "Open accounts", "accounts that were open then". */
    private void beside(int state, Set<String> keys, List<Link> links) {
        for (int noun = Math.max(0, state - FURTHEST); noun < Math.min(tokens.size(), state + FURTHEST); noun++) {
            int from = Math.min(noun, state);
            int to = Math.max(noun, state);
            boolean named = noun != state && keys.contains(tokens.get(noun).key());
            if (named && tokens.subList(from + 1, to).stream().allMatch(LeftOut::between)) {
                links.add(new Link.ToImplied(then(from - 1) ? from - 1 : from, then(to + 1) ? to + 2 : to + 1, false));
            }
        }
    }

    private static boolean between(Token token) {
        return FunctionWords.empty(token) || token.is("then", "who", "which");
    }

    private boolean then(int index) {
        return index >= 0 && index < tokens.size() && tokens.get(index).is("then");
    }

    /** "Closed accounts left out". */
    private boolean left(int index) {
        return index + 1 < tokens.size()
                && ((tokens.get(index).is("left") && tokens.get(index + 1).is("out"))
                        || (tokens.get(index).is("not") && tokens.get(index + 1).is("counted")));
    }
}
