package dash.context;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The texts that items and tables are told as, made once for a state of knowledge and schema: the same few come with question after
 * question. When there are too many it forgets them all. Safe for many threads.
 */
final class Forms {

    private static final int MOST = 2_000;

    private final Map<Key, List<String>> known = new ConcurrentHashMap<>();

    /** By identity: comparing long texts would cost as much as making them. */
    private record Key(Object about) {

        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(Object other) {
            return other instanceof Key key && about == key.about;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(about);
        }
    }

    /** @param making the same for the same thing, always */
    List<String> of(Object about, Supplier<List<String>> making) {
        Key key = new Key(about);
        List<String> before = known.get(key);
        if (before != null) {
            return before;
        }
        List<String> made = List.copyOf(making.get());
        if (known.size() >= MOST) {
            known.clear();
        }
        known.put(key, made);
        return made;
    }
}
