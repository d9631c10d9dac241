package dash.databases.duckdb.parser;

import dash.databases.parser.Offsets;
import dash.statement.Node;
import dash.statement.Span;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Finds the stretch of text that belongs to a node. The engine says where most nodes stand, but not where those stand that
 * it makes up, and of operators it may say only the symbol; the rest follows from children and from brackets that must close.
 */
final class Spans {

    static final Span NOWHERE = new Span(0, 0);

    private final Offsets offsets;
    private final Source source;
    private final List<Token> tokens;
    private final int[] partners;

    /** The text that the engine read is not always the one that was given; spans are of the latter. */
    Spans(Source source) {
        this.source = source;
        this.offsets = Offsets.of(source.parsed());
        this.tokens = Tokens.of(source.given());
        this.partners = partners(tokens);
    }

    static boolean isSomewhere(Span span) {
        return span.to() > 0;
    }

    /** How deep brackets nest in a text. */
    static int depth(List<Token> tokens) {
        int depth = 0;
        int deepest = 0;
        for (Token token : tokens) {
            if (isOpening(token)) {
                deepest = Math.max(deepest, ++depth);
            } else if (isClosing(token)) {
                depth--;
            }
        }
        return deepest;
    }

    Span whole() {
        return tokens.isEmpty()
                ? new Span(0, source.given().length())
                : new Span(tokens.getFirst().from(), tokens.getLast().to());
    }

    /** From the first to the last token that the engine's stretch touches. */
    Span own(JsonNode node) {
        JsonNode location = node.path("query_location");
        if (!location.isIntegralNumber() || !location.canConvertToInt()) {
            return NOWHERE;
        }
        int length = node.path("query_location_length").asInt();
        int from = source.character(offsets.character(location.asInt()));
        int to = source.character(offsets.character(location.asInt() + Math.max(length, 0)));
        int first = indexFrom(from);
        if (first >= tokens.size() || tokens.get(first).from() > Math.max(from, to)) {
            return NOWHERE;
        }
        int last = first;
        while (last + 1 < tokens.size() && tokens.get(last + 1).from() < to) {
            last++;
        }
        return spanOf(first, last);
    }

    /** Whether the engine put this in itself when the text was brought to it. */
    boolean isPutIn(JsonNode node) {
        JsonNode location = node.path("query_location");
        return location.isIntegralNumber()
                && location.canConvertToInt()
                && source.isPutIn(offsets.character(location.asInt()));
    }

    /** The hull of what is somewhere, with every bracket completed that it opens or closes. */
    Span around(Span own, Collection<? extends Node> nodes) {
        Span hull = nodes.stream().map(Node::span).reduce(own, Spans::hull);
        return isSomewhere(hull) ? closed(hull) : NOWHERE;
    }

    static Span hull(Span one, Span other) {
        if (!isSomewhere(one)) {
            return other;
        }
        return isSomewhere(other) ? one.hull(other) : one;
    }

    /** The first word inside a span, in capital letters; empty when it starts with something else. */
    String firstWord(Span span) {
        int index = indexFrom(span.from());
        boolean word =
                isSomewhere(span) && index < tokens.size() && tokens.get(index).kind() == Token.Kind.WORD;
        return word ? tokens.get(index).text() : "";
    }

    boolean startsWith(Span span, String symbol) {
        int index = indexFrom(span.from());
        return isSomewhere(span) && index < tokens.size() && tokens.get(index).is(symbol);
    }

    /** Whether a word stands in a span outside of brackets. */
    boolean has(Span span, String word) {
        for (int index = indexFrom(span.from());
                index < tokens.size() && tokens.get(index).from() < span.to();
                index++) {
            if (tokens.get(index).is(word)) {
                return true;
            }
            index = isOpening(tokens.get(index)) && partners[index] > index ? partners[index] : index;
        }
        return false;
    }

    /** Whether only the first token of the outer span stands before the inner one. */
    boolean adjacent(Span outer, Span inner) {
        return indexFrom(outer.from()) + 1 == indexFrom(inner.from());
    }

    boolean isQuoted(Span span) {
        int index = indexFrom(span.from());
        return index < tokens.size() && tokens.get(index).kind() == Token.Kind.QUOTED;
    }

    /** The last token inside a span. */
    Span lastOf(Span span) {
        int index = indexFrom(span.to()) - 1;
        return index >= 0 && isSomewhere(span) ? spanOf(index, index) : NOWHERE;
    }

    /** The one token of the text with this name; nowhere when there is none or more than one. */
    Span onlyNamed(String name) {
        List<Token> found = tokens.stream().filter(token -> token.names(name)).toList();
        return found.size() == 1
                ? new Span(found.getFirst().from(), found.getFirst().to())
                : NOWHERE;
    }

    /** Takes in {@code [AS] name [(columns)]} behind a span, or {@code name:} before it. */
    Span named(Span span, String name) {
        if (!isSomewhere(span)) {
            return span;
        }
        Span outer = enclosedAll(span);
        int next = indexFrom(outer.to());
        int label = next < tokens.size() && tokens.get(next).is("AS") ? next + 1 : next;
        if (label < tokens.size() && tokens.get(label).names(name)) {
            boolean listed = label + 1 < tokens.size() && tokens.get(label + 1).is("(") && partners[label + 1] > 0;
            return outer.hull(spanOf(label, listed ? partners[label + 1] : label));
        }
        int before = indexFrom(outer.from()) - 1;
        boolean prefixed = before > 0
                && tokens.get(before).is(":")
                && tokens.get(before - 1).names(name);
        return prefixed ? outer.hull(spanOf(before - 1, before)) : span;
    }

    /** Takes in the brackets that stand directly around. */
    Span enclosed(Span span) {
        int before = indexFrom(span.from()) - 1;
        int after = indexFrom(span.to());
        boolean enclosed = isSomewhere(span)
                && before >= 0
                && after < tokens.size()
                && tokens.get(before).is("(")
                && partners[before] == after;
        return enclosed ? spanOf(before, after) : span;
    }

    private Span enclosedAll(Span span) {
        Span inner = span;
        Span outer = enclosed(inner);
        while (!outer.equals(inner)) {
            inner = outer;
            outer = enclosed(inner);
        }
        return outer;
    }

    /** Goes back to the nearest token that fits, inside the same brackets; the span itself when there is none. */
    Span backTo(Span span, java.util.function.Predicate<Token> wanted) {
        if (!isSomewhere(span)) {
            return span;
        }
        int index = Math.min(indexFrom(span.from()), tokens.size() - 1);
        while (index >= 0) {
            Token token = tokens.get(index);
            if (token.from() <= span.from() && wanted.test(token)) {
                return span.hull(spanOf(index, index));
            }
            if (token.from() < span.from() && isOpening(token)) {
                return span;
            }
            boolean over = token.from() < span.from() && isClosing(token) && partners[index] >= 0;
            index = (over ? partners[index] : index) - 1;
        }
        return span;
    }

    Span backTo(Span span, Set<String> words) {
        return backTo(span, token -> token.kind() == Token.Kind.WORD && words.contains(token.text()));
    }

    /** Completes brackets that a span opens or closes. */
    Span closed(Span span) {
        Span reached = span;
        for (int index = indexFrom(span.from());
                index < tokens.size() && tokens.get(index).from() < reached.to();
                index++) {
            int partner = partners[index];
            if (partner >= 0) {
                reached = reached.hull(spanOf(Math.min(index, partner), Math.max(index, partner)));
                index = Math.max(index, partner);
            }
        }
        return reached;
    }

    private Span spanOf(int first, int last) {
        return new Span(tokens.get(first).from(), tokens.get(last).to());
    }

    /** The first token that starts at or behind an offset. */
    private int indexFrom(int offset) {
        int low = 0;
        int high = tokens.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tokens.get(middle).from() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** For each bracket, and each CASE and END, the index of the other one; -1 for everything else. */
    static int[] partners(List<Token> tokens) {
        int[] partners = new int[tokens.size()];
        Arrays.fill(partners, -1);
        Deque<Integer> open = new ArrayDeque<>();
        for (int index = 0; index < partners.length; index++) {
            Token token = tokens.get(index);
            boolean label = index > 0
                    && (tokens.get(index - 1).is("AS") || tokens.get(index - 1).is("."));
            if (isOpening(token) || (token.is("CASE") && !label)) {
                open.push(index);
            } else if ((isClosing(token) || (token.is("END") && !label)) && !open.isEmpty()) {
                partners[index] = open.pop();
                partners[partners[index]] = index;
            }
        }
        return partners;
    }

    static boolean isOpening(Token token) {
        return token.is("(") || token.is("[") || token.is("{");
    }

    static boolean isClosing(Token token) {
        return token.is(")") || token.is("]") || token.is("}");
    }
}
