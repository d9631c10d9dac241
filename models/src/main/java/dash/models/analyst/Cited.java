package dash.models.analyst;

import dash.context.Source;
import dash.fault.Nearest;
import dash.knowledge.Names;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a model says its words rest on, looked up among what it was shown. It gives titles; the sentences are chosen here, so
 * that a quotation is always what stands there.
 */
final class Cited {

    private static final int MOST_SENTENCES = 3;
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}.,]+|[.,](?!\\d)");

    private final List<Source> sources;

    Cited(List<Source> sources) {
        this.sources = sources;
    }

    /** What is wrong with the titles, if anything is. */
    Optional<String> problem(List<String> titles) {
        return titles.stream()
                .filter(title -> of(title).isEmpty())
                .findFirst()
                .map(title -> "Nothing that was shown or consulted is called so"
                        + Nearest.among(
                                        title,
                                        sources.stream().map(Source::name).toList())
                                .map(near -> "; the nearest is " + near)
                                .orElse("")
                        + ". Consult first, and cite titles as they stand before the colon.");
    }

    /** The sentences that say most of the answer, those with its numbers first, in the order of the text. */
    List<Citation> citations(List<String> titles, String answer) {
        Set<String> words = words(answer);
        List<Citation> citations = new ArrayList<>();
        for (String title : titles) {
            of(title).stream()
                    .flatMap(source -> source.sentences().stream().map(said -> new Citation(source.origin(), said)))
                    .sorted(Comparator.comparingInt((Citation said) -> -weight(said.quote(), words)))
                    .limit(MOST_SENTENCES)
                    .filter(said -> citations.stream().noneMatch(said::equals))
                    .filter(said -> weight(said.quote(), words) > 0 || citations.isEmpty())
                    .forEach(citations::add);
        }
        return citations;
    }

    private List<Source> of(String title) {
        String key = Names.key(title);
        List<Source> exact = sources.stream()
                .filter(source -> source.origin() instanceof Origin.Document document
                        && Names.key(document.title()).equals(key))
                .toList();
        return exact.isEmpty()
                ? sources.stream()
                        .filter(source -> source.names().stream()
                                .anyMatch(name -> Names.key(name).equals(key)))
                        .toList()
                : exact;
    }

    private static int weight(String sentence, Set<String> words) {
        return words(sentence).stream()
                .filter(words::contains)
                .mapToInt(word -> Character.isDigit(word.charAt(0)) ? 5 : word.length() > 3 ? 1 : 0)
                .sum();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(BETWEEN.split(text.toLowerCase(Locale.ROOT), -1))
                .filter(word -> !word.isBlank())
                .collect(Collectors.toSet());
    }
}
