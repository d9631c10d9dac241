package dash.databases.trino.parser;

import dash.statement.Node;
import dash.statement.Span;
import io.trino.sql.tree.NodeLocation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the stretch of text that belongs to a node. Trino's tree says only where a node starts or where its operator
 * stands; the rest follows from its children, from brackets that must close, and from the words behind it.
 */
final class Spans {

    private static final Set<String> TESTED = Set.of("IS", "NOT", "NULL", "TRUE", "FALSE", "UNKNOWN");
    private static final Set<String> TYPE_WORDS = Set.of(
            "PRECISION", "WITH", "WITHOUT", "TIME", "ZONE", "YEAR", "MONTH", "DAY", "HOUR", "MINUTE", "SECOND", "TO");

    private final String sql;
    private final List<Token> tokens;
    private final int[] partners;
    private final int[] lines;

    Spans(String sql, List<Token> tokens) {
        this.sql = sql;
        this.tokens = tokens;
        this.partners = partners(tokens);
        this.lines = lines(sql);
    }

    Span whole() {
        int last = tokens.size() - 1;
        while (last > 0 && tokens.get(last).is(";")) {
            last--;
        }
        return tokens.isEmpty() ? new Span(0, sql.length()) : spanOf(0, last);
    }

    /** The token a node points at, or an empty span there. */
    Span token(io.trino.sql.tree.Node node) {
        return node.getLocation().map(this::token).orElseGet(this::whole);
    }

    private Span token(NodeLocation location) {
        int start = offset(location);
        int index = indexFrom(start);
        return index < tokens.size() && tokens.get(index).from() == start
                ? spanOf(index, index)
                : new Span(start, start);
    }

    String textAt(io.trino.sql.tree.Node node) {
        Span span = token(node);
        return sql.substring(span.from(), span.to());
    }

    /** The hull of nodes, with every bracket that it opens or closes completed. */
    Span around(Collection<? extends Node> nodes) {
        return nodes.stream()
                .map(Node::span)
                .reduce(Span::hull)
                .map(this::closed)
                .orElseGet(this::whole);
    }

    Span around(io.trino.sql.tree.Node start, Collection<? extends Node> nodes) {
        return closed(nodes.stream().map(Node::span).reduce(token(start), Span::hull));
    }

    /** A name, possibly of several parts, and the brackets behind it. */
    Span call(io.trino.sql.tree.Node node) {
        Span name = name(node);
        int next = indexFrom(name.to());
        boolean bracket = next < tokens.size() && (is(next, "(") || is(next, "[")) && partners[next] > 0;
        return bracket ? name.hull(spanOf(partners[next], partners[next])) : name;
    }

    Span name(io.trino.sql.tree.Node node) {
        Span first = token(node);
        int index = indexFrom(first.from());
        while (index + 2 < tokens.size() && is(index + 1, ".")) {
            index += 2;
        }
        return index < tokens.size() ? first.hull(spanOf(index, index)) : first;
    }

    /** A type with its further words and modifiers. */
    Span type(io.trino.sql.tree.Node node) {
        return type(token(node));
    }

    Span type(Span start) {
        Span span = start;
        int next = indexFrom(span.to());
        while (next < tokens.size()) {
            if (is(next, "(") && partners[next] > 0) {
                next = partners[next];
            } else if (tokens.get(next).quoted()
                    || !TYPE_WORDS.contains(tokens.get(next).text())) {
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

    /** Goes on over a word, and one more token, when the word stands there. */
    Span withNextAfter(Span span, String word) {
        int next = indexFrom(span.to());
        return next + 1 < tokens.size() && is(next, word) ? span.hull(spanOf(next, next + 1)) : span;
    }

    /** Goes on over the words of IS NOT NULL and its kin. */
    Span tested(Span span) {
        int next = indexFrom(enclosed(span).to());
        Span reached = span;
        while (next < tokens.size()
                && !tokens.get(next).quoted()
                && TESTED.contains(tokens.get(next).text())) {
            reached = reached.hull(spanOf(next, next));
            next++;
        }
        return closed(reached);
    }

    /** Goes on over {@code [AS] name [(columns)]}. */
    Span named(Span span, boolean columns) {
        int next = indexFrom(span.to());
        if (next < tokens.size() && is(next, "AS")) {
            next++;
        }
        if (next >= tokens.size()) {
            return span;
        }
        Span reached = span.hull(spanOf(next, next));
        boolean listed = columns && next + 1 < tokens.size() && is(next + 1, "(") && partners[next + 1] > 0;
        return listed ? reached.hull(spanOf(next + 1, partners[next + 1])) : reached;
    }

    /** Takes in the brackets that stand directly around. */
    Span enclosed(Span span) {
        int before = indexFrom(span.from()) - 1;
        int after = indexFrom(span.to());
        boolean enclosed = before >= 0 && after < tokens.size() && is(before, "(") && partners[before] == after;
        return enclosed ? spanOf(before, after) : span;
    }

    /** Goes back to the word that stands directly before, when it does. */
    Span behind(Span span, String word) {
        int before = indexFrom(span.from()) - 1;
        return before >= 0 && is(before, word) ? span.hull(spanOf(before, before)) : span;
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

    /** Whether a call reads {@code name(*)}. */
    boolean endsWithStar(Span call) {
        int end = indexFrom(call.to());
        return end >= 2 && is(end - 1, ")") && is(end - 2, "*");
    }

    Optional<Span> at(int offset) {
        int index = indexFrom(offset);
        return index < tokens.size() ? Optional.of(spanOf(index, index)) : Optional.empty();
    }

    private int offset(NodeLocation location) {
        int line = Math.clamp(location.getLineNumber() - 1, 0, lines.length - 1);
        int from = lines[line];
        int most = sql.codePointCount(from, sql.length());
        return sql.offsetByCodePoints(from, Math.clamp(location.getColumnNumber() - 1, 0, most));
    }

    /** Where a complaint of the parser points; its columns count from one. */
    static int offset(String sql, int line, int column) {
        return new Spans(sql, List.of()).offset(new NodeLocation(line, Math.max(column, 1)));
    }

    private boolean is(int index, String text) {
        return tokens.get(index).is(text);
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

    private static int[] lines(String sql) {
        List<Integer> starts = new java.util.ArrayList<>(List.of(0));
        for (int at = sql.indexOf('\n'); at >= 0; at = sql.indexOf('\n', at + 1)) {
            starts.add(at + 1);
        }
        return starts.stream().mapToInt(Integer::intValue).toArray();
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
            if (token.is("(") || token.is("[") || (token.is("CASE") && !label)) {
                open.push(index);
            } else if ((token.is(")") || token.is("]") || (token.is("END") && !label)) && !open.isEmpty()) {
                partners[index] = open.pop();
                partners[partners[index]] = index;
            }
        }
        return partners;
    }
}
