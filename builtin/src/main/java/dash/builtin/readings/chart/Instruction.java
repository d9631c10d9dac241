package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A last sentence that only says what is to be shown of what the question asks: "Return the name and the total, largest first."
 *
 * @param items the words for each thing to be shown, in their order
 * @param once whether each value is to stand there only once
 * @param further whether it is to be shown beside what the question asks for itself: "Include their city."
 * @param order how the rows are to stand, when it says that
 */
record Instruction(List<List<String>> items, boolean once, boolean further, Optional<Order> order) {

    /**
     * @param by the words for what orders; empty when they do not say it
     * @param time whether the rows stand by when they happened
     */
    record Order(List<String> by, boolean descending, boolean time) {
        Order {
            by = List.copyOf(by);
        }
    }

    private static final Set<String> FILLING = Set.of(
            "the",
            "a",
            "an",
            "its",
            "their",
            "his",
            "her",
            "each",
            "every",
            "all",
            "only",
            "also",
            "just",
            "me",
            "us",
            "both",
            "corresponding",
            "respective",
            "please",
            "then",
            "it",
            "them",
            "results",
            "result",
            "as",
            "well");

    private static final Set<String> SHOWING = Set.of(
            "return",
            "show",
            "give",
            "list",
            "display",
            "include",
            "report",
            "provide",
            "output",
            "print",
            "tell",
            "present",
            "showing",
            "giving",
            "returning",
            "listing");

    private static final Set<String> ONCE =
            Set.of("once", "distinct", "unique", "without", "no", "repeats", "duplicates", "repetition", "repetitions");

    private static final Set<String> SEPARATING = Set.of("and", "with", "plus", "along", "together", "followed");
    private static final Set<String> LATEST = Set.of("newest", "latest");
    private static final Set<String> EARLIEST = Set.of("oldest", "earliest");
    private static final Set<String> SORTING = Set.of("sorted", "ordered", "sort", "order", "ranked");

    Instruction {
        items = items.stream().map(List::copyOf).toList();
    }

    /** The last sentence, if it can be one; whether its words name things that can be shown is seen later. */
    static Optional<Instruction> of(String question, List<Token> tokens) {
        int first = Sentences.last(question, tokens);
        List<Token> words = tokens.subList(first, tokens.size());
        boolean plain = words.stream().allMatch(token -> token.kind() == Token.Kind.WORD);
        if (first == 0 || !plain) {
            return Optional.empty();
        }
        List<List<String>> items = new ArrayList<>();
        items.add(new ArrayList<>());
        for (int index = first; index < tokens.size(); index++) {
            String word = tokens.get(index).lower();
            boolean comma = index > first
                    && Sentences.between(question, tokens.get(index - 1), tokens.get(index))
                            .contains(",");
            boolean sorts = SORTING.contains(word)
                    && index + 1 < tokens.size()
                    && tokens.get(index + 1).is("by");
            if ((comma || SEPARATING.contains(word) || sorts)
                    && !items.getLast().isEmpty()) {
                items.add(new ArrayList<>());
            }
            boolean opening = items.size() == 1 && items.getFirst().isEmpty() && SHOWING.contains(word);
            if (!opening && !FILLING.contains(word) && !SEPARATING.contains(word)) {
                items.getLast().add(word);
            }
        }
        boolean once = false;
        for (List<String> item : items) {
            once |= item.removeAll(ONCE);
        }
        items.removeIf(List::isEmpty);
        boolean further = tokens.get(first).is("include") || words.stream().anyMatch(word -> word.is("also"));
        return ordered(items, once, further);
    }

    private static Optional<Instruction> ordered(List<List<String>> items, boolean once, boolean further) {
        if (items.isEmpty()) {
            return Optional.empty();
        }
        Optional<Order> order = order(items.getLast());
        List<List<String>> shown = order.isPresent() ? items.subList(0, items.size() - 1) : items;
        return shown.isEmpty() ? Optional.empty() : Optional.of(new Instruction(shown, once, further, order));
    }

    /** "newest first", "sorted by hire date", "ordered by total descending". */
    private static Optional<Order> order(List<String> words) {
        if (words.size() == 2 && words.getLast().equals("first")) {
            return first(words.getFirst());
        }
        if (words.size() < 3 || !SORTING.contains(words.getFirst())) {
            return Optional.empty();
        }
        boolean descending = words.getLast().matches("desc(ending)?");
        boolean told = descending || words.getLast().matches("asc(ending)?");
        List<String> by = words.subList(2, told ? words.size() - 1 : words.size());
        return by.isEmpty() ? Optional.empty() : Optional.of(new Order(by, descending, false));
    }

    private static Optional<Order> first(String word) {
        if (LATEST.contains(word) || EARLIEST.contains(word)) {
            return Optional.of(new Order(List.of(), LATEST.contains(word), true));
        }
        return Lexicon.english().measure(word).map(measure -> new Order(List.of(), measure.direction() > 0, false));
    }
}
