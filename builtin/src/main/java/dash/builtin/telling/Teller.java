package dash.builtin.telling;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.builtin.telling.Wanted.Kind;
import dash.knowledge.Metric;
import dash.provenance.Citation;
import dash.provenance.Origin;
import dash.schema.Column;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Decides whether a question is answered by words of people, and by which. One for each move. */
public final class Teller {

    /** The words that make a question one for words, unless the data has them too. */
    private static final Set<String> WORDS_OF_FORMS = Keys.set(
            List.of(
                    "policy procedure guideline handbook practice house rule meaning definition own owner responsible maintain"));

    private final Transcript transcript;
    private final String question;
    private final Written written;
    private final Finder finder;

    public Teller(Transcript transcript) {
        this.transcript = transcript;
        this.question = transcript.question().text();
        this.written = new Written(transcript);
        this.finder = new Finder(written);
    }

    /** For a question in a form that asks for no figure: what to tell, or where to look first, or that nobody wrote it down. */
    public Optional<Move> first() {
        return Forms.explicit(question)
                .filter(wanted -> wanted.namesATable() || !isAboutRows())
                .flatMap(this::told)
                .or(this::named);
    }

    private Optional<Move> told(Wanted wanted) {
        List<Citation> found = finder.find(wanted);
        if (!found.isEmpty()) {
            return Optional.of(tell(found));
        }
        return wanted.certain() || isOfATable(wanted) ? Optional.of(consultOrDecline(wanted)) : Optional.empty();
    }

    private Move consultOrDecline(Wanted wanted) {
        return transcript.consulted().isEmpty()
                ? new Move.Consult(wanted.topic())
                : new Move.Decline(
                        "Nothing that people wrote down here says anything about this: " + wanted.topic() + ".",
                        List.of());
    }

    /** Where a table or a column is called so, "who owns the dogs" and "which policy" ask for what stands in rows. */
    private boolean isAboutRows() {
        Set<String> asked = new HashSet<>(Keys.of(question));
        asked.retainAll(WORDS_OF_FORMS);
        return !asked.isEmpty()
                && wordsOfSchema()
                        .anyMatch(word -> asked.contains(word) || (asked.contains("own") && word.equals("owner")));
    }

    private Stream<String> wordsOfSchema() {
        return transcript.context().schema().tables().stream()
                .flatMap(table -> Stream.concat(
                        Stream.of(table.name().name()), table.columns().stream().map(Column::name)))
                .flatMap(name -> Keys.of(name).stream());
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
                .filter(topic -> !canBeComputed(topic))
                .map(topic -> Written.cite(written.named(topic, Origin.Glossary.class), 1))
                .filter(found -> !found.isEmpty())
                .map(Teller::tell);
    }

    private boolean canBeComputed(List<String> topic) {
        return transcript.context().knowledge().metrics().stream()
                .filter(Metric::runnable)
                .anyMatch(metric -> Written.isCalled(topic, names(metric)));
    }

    private static List<String> names(Metric metric) {
        List<String> names = new ArrayList<>(metric.synonyms());
        names.add(metric.name());
        return names;
    }

    /** "exclude refunds" of a figure that never counted them. */
    public Optional<Move> leftOutAlready(String earlier) {
        return new LeftOut(written).already(question, earlier);
    }

    /** For a question that no figure answers. */
    public Optional<Move> instead() {
        return Forms.later(question).filter(wanted -> !isOurFigure(wanted)).flatMap(wanted -> {
            List<Citation> found = finder.find(wanted);
            return found.isEmpty() ? consult(wanted) : Optional.of(tell(found));
        });
    }

    private Optional<Move> consult(Wanted wanted) {
        boolean dated = wanted.topic().codePoints().anyMatch(Character::isDigit);
        return wanted.kind() == Kind.ABOUT && !dated && transcript.consulted().isEmpty()
                ? Optional.of(new Move.Consult(wanted.topic()))
                : Optional.empty();
    }

    /** "Our loyalty" is a figure, whether it can be computed or not; "loyalty" may be a word. */
    private boolean isOurFigure(Wanted wanted) {
        boolean ours = wanted.topic().toLowerCase(Locale.ROOT).matches("(?:our|my|your|their)\\b.*");
        return ours
                && written.named(Keys.of(wanted.topic()), Origin.Metric.class)
                        .findAny()
                        .isPresent();
    }

    private static Move tell(List<Citation> citations) {
        return new Move.Tell(Optional.empty(), citations);
    }
}
