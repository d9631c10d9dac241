package dash.builtin.telling;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.builtin.telling.Wanted.Kind;
import dash.context.Source;
import dash.documents.Sentences;
import dash.knowledge.Metric;
import dash.provenance.Citation;
import dash.provenance.Origin;
import dash.schema.Column;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the words of people that answer a question. One for each move. */
public final class Teller {

    private static final int LONGEST = 340;
    private static final int MOST_TABLES = 4;
    private static final int MOST_DOCUMENTS = 2;

    /** The words that make a question one for words, unless the data has them too. */
    private static final Set<String> LEAVING_OUT =
            Set.copyOf(Keys.of("exclude excluding without except leave out ignore remove drop minus"));

    private static final Pattern DENYING = Pattern.compile("(?i)\\b(not|never|no|without|excluded?|left out)\\b");
    private static final Set<String> WORDS_OF_FORMS = Keys.set(
            List.of(
                    "policy procedure guideline handbook practice house rule meaning definition own owner responsible maintain"));

    private final Transcript transcript;
    private final String question;
    private Optional<List<Source>> sources = Optional.empty();

    public Teller(Transcript transcript) {
        this.transcript = transcript;
        this.question = transcript.question().text();
    }

    /** For a question in a form that asks for no figure: what to tell, or where to look first, or that nobody wrote it down. */
    public Optional<Move> first() {
        return Forms.explicit(question)
                .filter(wanted -> wanted.namesATable() || !isAboutRows())
                .flatMap(wanted -> {
                    List<Citation> found = find(wanted);
                    if (!found.isEmpty()) {
                        return Optional.of(tell(found));
                    }
                    boolean certain = wanted.certain() || isOfATable(wanted);
                    if (transcript.consulted().isEmpty() && certain) {
                        return Optional.of(new Move.Consult(wanted.topic()));
                    }
                    return certain
                            ? Optional.of(new Move.Decline(
                                    "Nothing that people wrote down here says anything about this: " + wanted.topic()
                                            + ".",
                                    List.of()))
                            : Optional.empty();
                })
                .or(this::named);
    }

    /** Where a table or a column is called so, "who owns the dogs" and "which policy" ask for what stands in rows. */
    private boolean isAboutRows() {
        Set<String> asked = new HashSet<>(Keys.of(question));
        asked.retainAll(WORDS_OF_FORMS);
        return !asked.isEmpty()
                && transcript.context().schema().tables().stream()
                        .flatMap(table -> Stream.concat(
                                Stream.of(table.name().name()),
                                table.columns().stream().map(Column::name)))
                        .flatMap(name -> Keys.of(name).stream())
                        .anyMatch(word -> asked.contains(word) || (asked.contains("own") && word.equals("owner")));
    }

    /** Who owns a table, or how often it is refreshed, stands in no row of it. */
    private boolean isOfATable(Wanted wanted) {
        List<String> topic = Keys.of(wanted.topic());
        return (wanted.kind() == Kind.OWNER || wanted.kind() == Kind.REFRESH)
                && wanted.namesATable()
                && transcript.context().schema().tables().stream()
                        .anyMatch(table -> Keys.of(table.name().name()).equals(topic));
    }

    /** "What is NRR?" asks for words when it is a word of the house and nobody can compute it. */
    private Optional<Move> named() {
        return Forms.later(question)
                .filter(wanted -> wanted.kind() == Kind.ABOUT)
                .map(wanted -> Keys.of(wanted.topic()))
                .filter(topic -> transcript.context().knowledge().metrics().stream()
                        .filter(Metric::runnable)
                        .noneMatch(metric -> isCalled(topic, names(metric))))
                .map(topic -> cite(byName(topic, Origin.Glossary.class), 1))
                .filter(found -> !found.isEmpty())
                .map(Teller::tell);
    }

    /** "exclude refunds" of a figure that never counted them: the metric says so itself. */
    public Optional<Move> leftOutAlready(String earlier) {
        Set<String> words = new HashSet<>(Keys.of(question));
        words.removeAll(LEAVING_OUT);
        boolean asked = Keys.of(question).stream().anyMatch(LEAVING_OUT::contains);
        String before = earlier.toLowerCase(Locale.ROOT);
        return sources().stream()
                .filter(source -> asked
                        && source.origin() instanceof Origin.Metric metric
                        && before.contains(metric.name().toLowerCase(Locale.ROOT)))
                .flatMap(source -> source.sentences().stream()
                        .filter(sentence ->
                                DENYING.matcher(sentence).find() && !Collections.disjoint(Keys.of(sentence), words))
                        .map(sentence -> new Citation(source.origin(), sentence)))
                .findFirst()
                .map(citation ->
                        new Move.Tell(Optional.of("That is left out already: " + citation.quote()), List.of(citation)));
    }

    /** For a question that no figure answers. */
    public Optional<Move> instead() {
        return Forms.later(question).filter(wanted -> !isOurFigure(wanted)).flatMap(wanted -> {
            List<Citation> found = find(wanted);
            if (!found.isEmpty()) {
                return Optional.of(tell(found));
            }
            boolean dated = wanted.topic().codePoints().anyMatch(Character::isDigit);
            return wanted.kind() == Kind.ABOUT
                            && !dated
                            && transcript.consulted().isEmpty()
                    ? Optional.of(new Move.Consult(wanted.topic()))
                    : Optional.empty();
        });
    }

    /** Made when a question asks for words, and not for every figure. */
    private List<Source> sources() {
        if (sources.isEmpty()) {
            sources = Optional.of(transcript.sources());
        }
        return sources.get();
    }

    private static Move tell(List<Citation> citations) {
        return new Move.Tell(Optional.empty(), citations);
    }

    private List<Citation> find(Wanted wanted) {
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

    /** "Our loyalty" is a figure, whether it can be computed or not; "loyalty" may be a word. */
    private boolean isOurFigure(Wanted wanted) {
        boolean ours = wanted.topic().toLowerCase(Locale.ROOT).matches("(?:our|my|your|their)\\b.*");
        return ours
                && byName(Keys.of(wanted.topic()), Origin.Metric.class)
                        .findAny()
                        .isPresent();
    }

    @SafeVarargs
    private static List<Citation> firstOf(List<Citation>... ways) {
        return Stream.of(ways).filter(found -> !found.isEmpty()).findFirst().orElse(List.of());
    }

    /** What a word of the house or a metric of exactly this name is said to be. */
    private List<Citation> meanings(List<String> topic) {
        List<Citation> found = new ArrayList<>(cite(byName(topic, Origin.Glossary.class), 1));
        found.addAll(cite(byName(topic, Origin.Metric.class), 1));
        return found.isEmpty() ? cite(byName(topic, Origin.TableNote.class), 1) : found;
    }

    private Stream<Source> byName(List<String> topic, Class<? extends Origin> kind) {
        return of(kind).filter(source -> isCalled(topic, source.names()));
    }

    private static boolean isCalled(List<String> topic, List<String> names) {
        return names.stream().anyMatch(name -> Keys.of(name).equals(topic));
    }

    private static List<String> names(Metric metric) {
        List<String> names = new ArrayList<>(metric.synonyms());
        names.add(metric.name());
        return names;
    }

    private Stream<Source> of(Class<? extends Origin> kind) {
        return sources().stream()
                .filter(source ->
                        kind.isInstance(source.origin()) && !source.sentences().isEmpty());
    }

    private static List<Citation> cite(Stream<Source> found, int most) {
        return found.limit(most)
                .map(source -> new Citation(source.origin(), Sentences.beginning(source.sentences(), LONGEST)))
                .toList();
    }

    /** What is noted of a column of exactly this name, with or without its table. */
    private List<Citation> columns(List<String> topic) {
        return sentences(source -> source.origin() instanceof Origin.TableNote, (source, sentence) -> {
            int colon = sentence.indexOf(": ");
            if (colon < 0 || sentence.substring(0, colon).contains(" ")) {
                return false;
            }
            List<String> column = Keys.of(sentence.substring(0, colon));
            List<String> whole = new ArrayList<>(Keys.of(source.name()));
            whole.addAll(column);
            return topic.equals(column) || topic.equals(whole);
        });
    }

    private interface Says {
        boolean test(Source source, String sentence);
    }

    private List<Citation> sentences(Predicate<Source> from, Says says) {
        return sources().stream()
                .filter(from)
                .flatMap(source -> source.sentences().stream()
                        .filter(sentence -> says.test(source, sentence))
                        .limit(1)
                        .map(sentence -> new Citation(source.origin(), sentence)))
                .limit(MOST_TABLES)
                .toList();
    }

    /** A field of a table of exactly this name, else of a metric. */
    private List<Citation> labelled(List<String> topic, String label) {
        return Stream.<Class<? extends Origin>>of(Origin.TableNote.class, Origin.Metric.class)
                .flatMap(kind -> byName(topic, kind))
                .flatMap(source -> source.sentences().stream()
                        .filter(sentence -> sentence.startsWith(label))
                        .map(sentence -> new Citation(source.origin(), sentence)))
                .limit(1)
                .toList();
    }

    /** A sentence or a row of a document that names the thing, where somebody says who looks after what. */
    private List<Citation> responsible(List<String> topic) {
        Set<String> care = Set.of("own", "owner", "responsibl", "maintain", "look", "charg", "care");
        return sentences(source -> source.origin() instanceof Origin.Document, (source, sentence) -> {
                    Set<String> all = new HashSet<>(Keys.of(sentence));
                    boolean names = all.containsAll(topic);
                    all.addAll(Keys.set(source.headings()));
                    all.addAll(Keys.set(source.names()));
                    return names && all.stream().anyMatch(care::contains);
                })
                .stream()
                .limit(1)
                .toList();
    }

    /** Tables called so, then tables whose notes hold every word, and those that a metric of this name is computed from. */
    private List<Citation> tables(List<String> topic) {
        Set<String> wanted = new HashSet<>(topic);
        List<Citation> found = new ArrayList<>();
        byName(topic, Origin.Metric.class)
                .flatMap(source -> source.sentences().stream()
                        .filter(sentence -> sentence.startsWith("Computed from "))
                        .map(sentence -> new Citation(source.origin(), sentence)))
                .forEach(found::add);
        of(Origin.TableNote.class)
                .flatMap(source -> telling(source, wanted).stream())
                .forEach(found::add);
        return found.stream().distinct().limit(MOST_TABLES).toList();
    }

    private static Optional<Citation> telling(Source table, Set<String> wanted) {
        Set<String> name = Keys.set(table.names());
        return table.sentences().stream()
                .filter(sentence -> {
                    Set<String> said = new HashSet<>(Keys.of(sentence));
                    said.addAll(name);
                    return said.containsAll(wanted);
                })
                .findFirst()
                .map(sentence -> new Citation(table.origin(), sentence));
    }

    /** The passages that fit best, one of each document. */
    private List<Citation> documents(List<String> topic, int most) {
        List<Fit> fits = of(Origin.Document.class)
                .flatMap(source -> Fit.of(source, topic).stream())
                .sorted(Comparator.comparingInt(Fit::rank))
                .toList();
        Set<String> seen = new HashSet<>();
        return fits.stream()
                .filter(fit -> fit.rank() == fits.getFirst().rank())
                .filter(fit -> seen.add(fit.source().name()))
                .limit(most)
                .map(Teller::quoted)
                .toList();
    }

    private static Citation quoted(Fit fit) {
        List<String> sentences = fit.source().sentences();
        return new Citation(
                fit.source().origin(),
                Sentences.beginning(sentences.subList(fit.sentence(), sentences.size()), LONGEST));
    }
}
