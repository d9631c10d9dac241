package dash.context;

import dash.search.Hit;
import dash.search.SearchDocument;
import dash.search.SearchIndex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds by counting shared words; enough to test what is done with what was found. */
final class PlainIndex implements SearchIndex {

    private final List<SearchDocument> documents;
    private boolean failing;

    PlainIndex(List<SearchDocument> documents) {
        this.documents = List.copyOf(documents);
    }

    /** From now on every search fails. */
    void fail() {
        failing = true;
    }

    @Override
    public Brought bring(List<SearchDocument> more) {
        return new Brought(0, 0, 0);
    }

    @Override
    public List<Hit> search(String text, Set<SearchDocument.Kind> kinds, int most) {
        if (failing) {
            throw new IllegalStateException("the index is broken");
        }
        Set<String> asked = words(text);
        List<Hit> hits = new ArrayList<>();
        for (SearchDocument document : documents) {
            Set<String> shared = words(document.title() + " "
                    + document.parts().stream().map(SearchDocument.Part::text).collect(Collectors.joining(" ")));
            shared.retainAll(asked);
            if (kinds.contains(document.kind()) && !shared.isEmpty()) {
                hits.add(new Hit(
                        document.id(),
                        document.kind(),
                        document.title(),
                        document.tables(),
                        shared.size(),
                        Map.of(Hit.Way.WORDS, 1),
                        "words: " + shared.stream().sorted().collect(Collectors.joining(", "))));
            }
        }
        hits.sort(Comparator.comparingDouble(Hit::score).reversed().thenComparing(Hit::id));
        return hits.stream().limit(most).toList();
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+", -1)));
    }

    @Override
    public Set<Hit.Way> ways() {
        return Set.of(Hit.Way.WORDS);
    }

    @Override
    public void close() {}
}
