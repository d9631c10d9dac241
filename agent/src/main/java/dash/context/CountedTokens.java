package dash.context;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers what texts cost that come into one context after the other. Safe for many threads. */
final class CountedTokens implements Tokens {

    private static final int MOST = 4_000;

    private final Tokens tokens;
    private final Map<String, Integer> known = new ConcurrentHashMap<>();

    CountedTokens(Tokens tokens) {
        this.tokens = tokens;
    }

    @Override
    public int count(String text) {
        Integer before = known.get(text);
        if (before != null) {
            return before;
        }
        int count = tokens.count(text);
        if (known.size() >= MOST) {
            known.clear();
        }
        known.put(text, count);
        return count;
    }
}
