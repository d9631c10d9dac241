package dash.builtin.words;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Keeps what was worked out for short texts that come with every question: names of columns, words, phrases of knowledge. When there
 * are too many it forgets them all, which costs no more than working them out again. Safe for many threads.
 */
public final class Kept<V> {

    private static final int MOST = 20_000;

    private final Function<String, V> work;
    private final Map<String, V> known = new ConcurrentHashMap<>();

    /** @param work the same for the same text, always */
    public Kept(Function<String, V> work) {
        this.work = work;
    }

    public V of(String text) {
        V before = known.get(text);
        if (before != null) {
            return before;
        }
        V made = work.apply(text);
        if (known.size() >= MOST) {
            known.clear();
        }
        known.put(text, made);
        return made;
    }
}
