package dash.builtin.taught;

import dash.analyst.Following;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.question.Asker;
import dash.question.Question;
import dash.schema.Schema;
import dash.search.ColumnName;
import dash.search.Embeddings;
import dash.search.Values;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The taught statements that a question may be answered with. */
final class TaughtStatements {

    /** How near two questions as a whole must be when one word of each is only related to its counterpart. */
    private static final double ALIKE = 0.86;

    private final Context context;
    private final Values values;
    private final Supplier<Optional<Embeddings>> meanings;

    TaughtStatements(Context context, Values values, Supplier<Optional<Embeddings>> meanings) {
        this.context = context;
        this.values = values;
        this.meanings = meanings;
    }

    /** @param sameWords the question is the taught one, however it is typed */
    record Found(Learning learning, Rule.AnswerWith rule, boolean sameWords) {}

    /** What a person taught themselves counts before what counts for all, and the newest before what is older. */
    static List<Learning> inOrder(List<Learning> memory, Asker asker) {
        return memory.stream()
                .filter(learning ->
                        learning.rule().filter(Rule::isAboutQuestions).isPresent())
                .sorted(Comparator.comparing((Learning learning) ->
                                !learning.trust().scope().equals(new Trust.Scope.Person(asker.name())))
                        .thenComparing(Comparator.comparingInt(Learning::number).reversed()))
                .toList();
    }

    Optional<Found> find(Question question, Following.Kind kind) {
        List<Found> taught = inOrder(context.memory(), question.asker()).stream()
                .flatMap(learning -> learning.rule().stream()
                        .filter(Rule.AnswerWith.class::isInstance)
                        .map(Rule.AnswerWith.class::cast)
                        .map(rule -> new Found(learning, rule, true)))
                .toList();
        if (taught.isEmpty()) {
            return Optional.empty();
        }
        List<String> wordings = kind == Following.Kind.ALONE
                ? Stream.of(question.typed(), question.text()).distinct().toList()
                : List.of(question.text());
        return wordings.stream()
                .flatMap(wording -> taught.stream()
                        .filter(found -> spoken(found.rule().question()).equals(spoken(wording))))
                .findFirst()
                .or(() -> wordings.stream()
                        .flatMap(wording -> inOtherWords(wording, taught).stream())
                        .findFirst());
    }

    private Optional<Found> inOtherWords(String wording, List<Found> taught) {
        return Stream.of(false, true)
                .flatMap(byPhrase -> inOtherWords(wording, taught, byPhrase).stream())
                .findFirst();
    }

    private Optional<Found> inOtherWords(String wording, List<Found> taught, boolean byPhrase) {
        TermNames names = new TermNames(context.knowledge(), context.schema(), byPhrase);
        PeriodGrammar now = new PeriodGrammar(context.calendar(), context.today());
        QuestionMeaning meant = QuestionMeaning.of(wording, now, names);
        SameMeaning meaning = new SameMeaning(names, this::isValue, this::alike);
        return taught.stream()
                .filter(found -> meaning.same(
                        wording,
                        meant,
                        found.rule().question(),
                        QuestionMeaning.of(found.rule().question(), now, names)))
                .findFirst()
                .map(found -> new Found(found.learning(), found.rule(), false));
    }

    /** The words as they are, whatever their case and punctuation. */
    private static List<String> spoken(String question) {
        return Words.of(question).stream().map(Token::lower).toList();
    }

    private boolean isValue(String word) {
        Schema schema = context.schema();
        List<ColumnName> columns = schema.tables().stream()
                .flatMap(table -> table.columns().stream().map(column -> new ColumnName(table.name(), column.name())))
                .toList();
        return !values.find(List.of(word), columns).isEmpty();
    }

    private boolean alike(String one, String other) {
        return meanings.get()
                .map(embeddings -> product(embeddings.ofQuestion(one), embeddings.ofQuestion(other)) >= ALIKE)
                .orElse(false);
    }

    private static double product(float[] one, float[] other) {
        double sum = 0;
        for (int at = 0; at < one.length; at++) {
            sum += one[at] * other[at];
        }
        return sum;
    }
}
