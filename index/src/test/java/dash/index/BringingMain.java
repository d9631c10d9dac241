package dash.index;

import dash.search.SearchDocument;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes an index again and again until somebody kills it. */
final class BringingMain {

    private BringingMain() {}

    public static void main(String[] arguments) {
        try (LuceneIndex index = LuceneIndex.open(Path.of(arguments[0]), Optional.empty())) {
            for (int round = 0; ; round++) {
                index.bring(documents(round));
                System.out.println("brought");
            }
        }
    }

    /** Every round changes every document, so that every round writes. */
    static List<SearchDocument> documents(int round) {
        List<SearchDocument> documents = new ArrayList<>();
        for (int number = 0; number < 400; number++) {
            documents.add(SearchDocument.prose(
                    "rule:" + number,
                    SearchDocument.Kind.RULE,
                    "rule " + number,
                    List.of("parcel number " + number + " of round " + round),
                    List.of()));
        }
        return documents;
    }
}
