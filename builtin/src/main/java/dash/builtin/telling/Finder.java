package dash.builtin.telling;

import dash.context.Source;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the sentences that tell what is wanted; none where a word of the topic is missing. */
final class Finder {

    private static final int MOST_TABLES = 4;
    private static final int MOST_DOCUMENTS = 2;
    private static final Set<String> CARE = Set.of("own", "owner", "responsibl", "maintain", "look", "charg", "care");

    /** What is said behind a colon is said of a column of this table, whatever it is called. */
    private static final Pattern IDENTIFIER = Pattern.compile("\\b[a-z0-9]+(?:_[a-z0-9]+)+\\b(?!: )");

    private interface Says {
        boolean test(Source source, String sentence);
    }

    private final Written written;

    Finder(Written written) {
        this.written = written;
    }

    List<Citation> find(Wanted wanted) {
        List<String> topic = Keys.of(wanted.topic());
        if (topic.isEmpty()) {
            return List.of();
        }
        return switch (wanted.kind()) {
            case MEANING -> firstOf(meanings(topic), columns(topic), documents(topic, MOST_DOCUMENTS));
            case OWNER -> firstOf(labelled(topic, "Owned by "), responsible(topic));
            case TABLES -> tables(topic);
            case REFRESH -> labelled(topic, "Refreshed ");
            case POLICY -> documents(topic, MOST_DOCUMENTS);
            case ABOUT -> firstOf(meanings(topic), documents(topic, MOST_DOCUMENTS));
            case OPEN -> topic.size() < 2 ? List.of() : documents(topic, 1);
        };
    }

    @SafeVarargs
    private static List<Citation> firstOf(List<Citation>... ways) {
        return Stream.of(ways).filter(found -> !found.isEmpty()).findFirst().orElse(List.of());
    }

    /** What a word of the house or a metric of exactly this name is said to be. */
    private List<Citation> meanings(List<String> topic) {
        List<Citation> found = new ArrayList<>(Written.cite(written.named(topic, Origin.Glossary.class), 1));
        found.addAll(Written.cite(written.named(topic, Origin.Metric.class), 1));
        return found.isEmpty() ? Written.cite(written.named(topic, Origin.TableNote.class), 1) : found;
    }

    /** What is noted of a column of exactly this name, with or without its table. */
    private List<Citation> columns(List<String> topic) {
        return sentences(Origin.TableNote.class, (table, sentence) -> isNoteOf(topic, table, sentence))
                .limit(MOST_TABLES)
                .toList();
    }

    private static boolean isNoteOf(List<String> topic, Source table, String sentence) {
        int colon = sentence.indexOf(": ");
        if (colon < 0 || sentence.substring(0, colon).contains(" ")) {
            return false;
        }
        List<String> column = Keys.of(sentence.substring(0, colon));
        List<String> whole = new ArrayList<>(Keys.of(table.name()));
        whole.addAll(column);
        return topic.equals(column) || topic.equals(whole);
    }

    private Stream<Citation> sentences(Class<? extends Origin> kind, Says says) {
        return written.of(kind)
                .flatMap(source -> source.sentences().stream()
                        .filter(sentence -> says.test(source, sentence))
                        .limit(1)
                        .map(sentence -> new Citation(source.origin(), sentence)));
    }

    /** A field of a table of exactly this name, else of a metric. */
    private List<Citation> labelled(List<String> topic, String label) {
        return Stream.concat(
                        beginning(written.named(topic, Origin.TableNote.class), label),
                        beginning(written.named(topic, Origin.Metric.class), label))
                .limit(1)
                .toList();
    }

    private static Stream<Citation> beginning(Stream<Source> sources, String label) {
        return sources.flatMap(source -> source.sentences().stream()
                .filter(sentence -> sentence.startsWith(label))
                .map(sentence -> new Citation(source.origin(), sentence)));
    }

    /** A sentence or a row of a document that names the thing, where somebody says who looks after what. */
    private List<Citation> responsible(List<String> topic) {
        return sentences(Origin.Document.class, (document, sentence) -> {
                    Set<String> said = new HashSet<>(Keys.of(sentence));
                    boolean names = said.containsAll(topic);
                    said.addAll(Keys.set(document.headings()));
                    said.addAll(Keys.set(document.names()));
                    return names && said.stream().anyMatch(CARE::contains);
                })
                .limit(1)
                .toList();
    }

    /** What a metric of this name is computed from, then tables called so, then those whose name and notes hold every word. */
    private List<Citation> tables(List<String> topic) {
        Stream<Citation> computed = beginning(written.named(topic, Origin.Metric.class), "Computed from ");
        Stream<Citation> called = sentences(
                Origin.TableNote.class,
                (table, sentence) -> Keys.set(table.names()).containsAll(topic));
        Stream<Citation> noted = sentences(Origin.TableNote.class, (table, sentence) -> holds(table, sentence, topic));
        Set<Origin> seen = new HashSet<>();
        return Stream.of(computed, called, noted)
                .flatMap(found -> found)
                .filter(citation -> seen.add(citation.origin()))
                .limit(MOST_TABLES)
                .toList();
    }

    /** A sentence that names another table speaks of that one: its name is no word of this one's. */
    private static boolean holds(Source table, String sentence, List<String> topic) {
        Set<String> said = new HashSet<>(Keys.of(IDENTIFIER.matcher(sentence).replaceAll(" ")));
        said.addAll(Keys.set(table.names()));
        return said.containsAll(topic);
    }

    /** The passages that fit best, one of each document. */
    private List<Citation> documents(List<String> topic, int most) {
        List<Fit> fits = written.of(Origin.Document.class)
                .map(source -> Fit.of(source, topic))
                .flatMap(Optional::stream)
                .sorted(Comparator.comparingInt(Fit::rank))
                .toList();
        Set<String> seen = new HashSet<>();
        return fits.stream()
                .filter(fit -> fit.rank() == fits.getFirst().rank())
                .filter(fit -> seen.add(fit.source().name()))
                .limit(most)
                .map(fit -> Written.from(fit.source(), fit.sentence()))
                .toList();
    }
}
