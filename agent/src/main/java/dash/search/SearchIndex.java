package dash.search;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds items by words and by meaning. Safe for many threads. */
public interface SearchIndex extends AutoCloseable {

    /** Every kind, for searches that do not care. */
    Set<SearchDocument.Kind> ALL = Set.copyOf(EnumSet.allOf(SearchDocument.Kind.class));

    /**
     * Makes these the documents of the index, whatever it held: what is new or changed is added, what is not among them
     * is forgotten, the rest is left alone. Words can be searched as soon as they are in; meanings may still be
     * computed while this runs. Searches go on all the time and see either the state before or one on the way.
     */
    Brought bring(List<SearchDocument> documents);

    /**
     * The best first, at most {@code most}. A document needs to answer to one word only, or to none when its meaning is
     * near. The same index and text give the same hits in the same order.
     */
    List<Hit> search(String text, Set<SearchDocument.Kind> kinds, int most);

    /** The ways that a search goes now; meaning may join later, when its model has loaded. */
    default Set<Hit.Way> ways() {
        return Set.copyOf(EnumSet.allOf(Hit.Way.class));
    }

    @Override
    void close();

    /**
     * What changed.
     *
     * @param changed documents that were new or different
     * @param removed documents that are no more
     * @param embedded meanings that had to be computed because nobody had kept them
     */
    record Brought(int changed, int removed, int embedded) {}
}
