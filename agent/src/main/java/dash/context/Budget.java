package dash.context;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes pieces fit. Each layer has a share; what a layer does not need flows to those that need more. Within a layer the
 * least important pieces are told in less detail first, and are cut only when that is not enough.
 */
final class Budget {

    private static final Map<Layer, Integer> SHARES = Map.of(
            Layer.ANNOTATIONS, 30,
            Layer.SCHEMA, 25,
            Layer.TABLES, 15,
            Layer.PATTERNS, 15,
            Layer.LEARNINGS, 8,
            Layer.DOCUMENTS, 7);

    /** A piece and the form in which it is told. */
    record Fitted(Piece piece, int form) {

        String text() {
            return piece.forms().get(form);
        }
    }

    /** What fits and what does not. */
    record Outcome(List<Fitted> fitted, List<Cut> cuts, Map<Layer, Integer> tokens, Set<Layer> truncated) {}

    private final Tokens tokens;
    private final Map<Layer, Integer> used = new EnumMap<>(Layer.class);
    private final Set<Layer> truncated = EnumSet.noneOf(Layer.class);
    private final List<Cut> cuts = new ArrayList<>();

    private Budget(Tokens tokens) {
        this.tokens = tokens;
    }

    /** @param pieces the most important of each layer first */
    static Outcome fit(List<Piece> pieces, Tokens tokens, int most) {
        return new Budget(tokens).fit(pieces, most);
    }

    private Outcome fit(List<Piece> pieces, int most) {
        Map<Layer, List<Slot>> slots = new EnumMap<>(Layer.class);
        for (Layer layer : Layer.values()) {
            slots.put(layer, new ArrayList<>());
        }
        pieces.forEach(piece -> slots.computeIfAbsent(piece.layer(), unseen -> new ArrayList<>())
                .add(new Slot(piece, tokens)));
        Map<Layer, Integer> needs = new EnumMap<>(Layer.class);
        slots.forEach((layer, list) -> needs.put(layer, sum(list)));
        Map<Layer, Integer> shares = shares(needs, most);
        List<Fitted> fitted = new ArrayList<>();
        slots.forEach((layer, list) -> {
            squeeze(list, sum(list) - shares.getOrDefault(layer, 0), layer);
            used.put(layer, sum(list));
            list.forEach(slot -> fitted.add(new Fitted(slot.piece, slot.form)));
        });
        return new Outcome(fitted, cuts, used, truncated);
    }

    private static int sum(List<Slot> slots) {
        return slots.stream().mapToInt(Slot::cost).sum();
    }

    /** Everybody up to the share first, then what is left to those who still need, by their shares. */
    private static Map<Layer, Integer> shares(Map<Layer, Integer> needs, int most) {
        Map<Layer, Integer> given = new EnumMap<>(Layer.class);
        needs.keySet().forEach(layer -> given.put(layer, 0));
        int left = most;
        Set<Layer> open = EnumSet.noneOf(Layer.class);
        needs.forEach((layer, need) -> {
            if (need > 0) {
                open.add(layer);
            }
        });
        while (left > 0 && !open.isEmpty()) {
            int weights = open.stream()
                    .mapToInt(layer -> SHARES.getOrDefault(layer, 1))
                    .sum();
            int spent = 0;
            for (Layer layer : List.copyOf(open)) {
                int part = Math.max(1, (int) ((long) left * SHARES.getOrDefault(layer, 1) / weights));
                int wanted = needs.getOrDefault(layer, 0) - given.getOrDefault(layer, 0);
                int takes = Math.min(Math.min(part, wanted), left - spent);
                given.merge(layer, takes, Integer::sum);
                spent += takes;
                if (takes == wanted) {
                    open.remove(layer);
                }
            }
            left -= spent;
        }
        return given;
    }

    private void squeeze(List<Slot> slots, int tooMuch, Layer layer) {
        int over = tooMuch;
        if (over > 0) {
            truncated.add(layer);
        }
        for (int form = 1; over > 0 && form < Pick.Detail.values().length; form++) {
            for (Slot slot : slots.reversed()) {
                if (over > 0) {
                    over -= slot.shrinkTo(form);
                }
            }
        }
        while (over > 0 && !slots.isEmpty()) {
            Slot last = slots.removeLast();
            over -= last.cost();
            cuts.add(last.piece.cut("no room in the budget"));
        }
    }

    /** A piece while it is made to fit. */
    private static final class Slot {
        private final Piece piece;
        private final Tokens tokens;
        private int form;
        private int cost;

        Slot(Piece piece, Tokens tokens) {
            this.piece = piece;
            this.tokens = tokens;
            this.form = piece.wanted();
            this.cost = tokens.count(piece.forms().get(form));
        }

        int cost() {
            return cost;
        }

        /** What that saves; nothing when it is as short already, or would grow. */
        int shrinkTo(int wanted) {
            if (wanted <= form || wanted >= piece.forms().size()) {
                return 0;
            }
            int shorter = tokens.count(piece.forms().get(wanted));
            if (shorter >= cost) {
                return 0;
            }
            int saved = cost - shorter;
            form = wanted;
            cost = shorter;
            return saved;
        }
    }
}
