package dash.databases.postgresql.parser;

import dash.databases.parser.Offsets;
import dash.statement.Node;
import dash.statement.Span;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Finds the stretch of text that belongs to a node. The grammar says only where a node starts or where its operator
 * stands; the rest follows from its children, from brackets that must close, and from the words behind it.
 */
final class Spans {

    private static final Set<String> TESTED =
            Set.of("IS", "NOT", "NULL", "TRUE", "FALSE", "UNKNOWN", "ISNULL", "NOTNULL");
    private static final Set<String> TYPE_WORDS = Set.of(
            "PRECISION",
            "VARYING",
            "WITH",
            "WITHOUT",
            "TIME",
            "ZONE",
            "YEAR",
            "MONTH",
            "DAY",
            "HOUR",
            "MINUTE",
            "SECOND");

    private final String sql;
    private final Offsets offsets;
    private final List<Token> tokens;
    private final int[] partners;

    Spans(String sql) {
        this.sql = sql;
        this.offsets = Offsets.of(sql);
        this.tokens = Tokens.of(sql);
        this.partners = partners(tokens);
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
                ? new Span(0, sql.length())
                : new Span(tokens.getFirst().from(), tokens.getLast().to());
    }

    /** The token at a byte offset of the grammar, or an empty span there. */
    Span token(int location) {
        int start = offsets.character(Math.max(location, 0));
        int index = indexAt(start);
        return index < 0 ? new Span(start, start) : spanOf(index, index);
    }

    /** The hull of a token and nodes, with every bracket that it opens or closes completed. */
    Span around(int location, Collection<? extends Node> nodes) {
        Span[] spans = nodes.stream().map(Node::span).toArray(Span[]::new);
        if (location >= 0) {
            return closed(hull(token(location), spans));
        }
        return spans.length == 0 ? whole() : closed(hull(spans[0], spans));
    }

    Span hull(Span first, Span... others) {
        return Arrays.stream(others).reduce(first, Span::hull);
    }

    /** A name, possibly of several parts, and the brackets behind it. */
    Span call(int location) {
        int index = endOfName(indexAt(offsets.character(Math.max(location, 0))));
        if (index >= 0 && index + 1 < tokens.size() && tokens.get(index + 1).is("(") && partners[index + 1] > 0) {
            index = partners[index + 1];
        }
        return index < 0 ? token(location) : token(location).hull(spanOf(index, index));
    }

    Span name(int location) {
        int index = endOfName(indexAt(offsets.character(Math.max(location, 0))));
        return index < 0 ? token(location) : token(location).hull(spanOf(index, index));
    }

    /** A type with its further words, modifiers and array brackets. */
    Span type(int location) {
        Span span = name(location);
        int next = indexFrom(span.to());
        while (next < tokens.size()) {
            Token token = tokens.get(next);
            if ((token.is("(") || token.is("[")) && partners[next] > 0) {
                next = partners[next];
            } else if (token.kind() != Token.Kind.WORD || !TYPE_WORDS.contains(token.text())) {
                break;
            }
            span = span.hull(spanOf(next, next));
            next++;
        }
        return span;
    }

    /** Goes on over one more token. */
    Span withNext(Span span) {
        int next = indexFrom(span.to());
        return next < tokens.size() ? span.hull(spanOf(next, next)) : span;
    }

    /** Goes on over brackets that enclose a base, a dot and the field behind it. */
    Span field(Span base) {
        Span enclosed = enclosed(base);
        int next = indexFrom(enclosed.to());
        boolean dotted = next + 1 < tokens.size() && tokens.get(next).is(".");
        return dotted ? enclosed.hull(spanOf(next, next + 1)) : base;
    }

    /** Goes on over the words of IS NOT NULL and its kin. */
    Span tested(Span span) {
        int next = indexFrom(span.to());
        Span reached = span;
        while (next < tokens.size()
                && tokens.get(next).kind() == Token.Kind.WORD
                && TESTED.contains(tokens.get(next).text())) {
            reached = reached.hull(spanOf(next, next));
            next++;
        }
        return reached;
    }

    /** Goes on over {@code [AS] name [(columns)]}. */
    Span named(Span span, boolean columns) {
        int next = indexFrom(span.to());
        if (next < tokens.size() && tokens.get(next).is("AS")) {
            next++;
        }
        if (next >= tokens.size()) {
            return span;
        }
        Span reached = span.hull(spanOf(next, next));
        boolean listed =
                columns && next + 1 < tokens.size() && tokens.get(next + 1).is("(") && partners[next + 1] > 0;
        return listed ? reached.hull(spanOf(next + 1, partners[next + 1])) : reached;
    }

    /** Takes in the brackets that stand directly around. */
    Span enclosed(Span span) {
        int before = indexFrom(span.from()) - 1;
        int after = indexFrom(span.to());
        boolean enclosed =
                before >= 0 && after < tokens.size() && tokens.get(before).is("(") && partners[before] == after;
        return enclosed ? spanOf(before, after) : span;
    }

    /** Goes back to one of the words, inside the same brackets; the span itself when there is none. */
    Span backTo(Span span, Set<String> words) {
        for (int index = indexFrom(span.from()); index >= 0; index--) {
            if (index >= tokens.size() || tokens.get(index).from() > span.from()) {
                continue;
            }
            Token token = tokens.get(index);
            if (token.kind() == Token.Kind.WORD && words.contains(token.text())) {
                return span.hull(spanOf(index, index));
            }
            if (token.from() < span.from() && isClosing(token) && partners[index] >= 0) {
                index = partners[index];
            } else if (token.from() < span.from() && isOpening(token)) {
                return span;
            }
        }
        return span;
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

    private int endOfName(int start) {
        int index = start;
        while (index >= 0 && index + 2 < tokens.size() && tokens.get(index + 1).is(".")) {
            index += 2;
        }
        return index;
    }

    private Span spanOf(int first, int last) {
        return new Span(tokens.get(first).from(), tokens.get(last).to());
    }

    private int indexAt(int offset) {
        int index = indexFrom(offset);
        return index < tokens.size() && tokens.get(index).from() == offset ? index : -1;
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
    private static int[] partners(List<Token> tokens) {
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

    private static boolean isOpening(Token token) {
        return token.is("(") || token.is("[");
    }

    private static boolean isClosing(Token token) {
        return token.is(")") || token.is("]");
    }
}
