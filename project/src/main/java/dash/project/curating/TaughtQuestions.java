package dash.project.curating;

import dash.answer.Answer;
import dash.answer.Status;
import dash.curate.Teaching;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learn.Corrections;
import dash.learn.Recorded;
import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.memory.Remark;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.statement.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Questions that a person teaches, with the statement that answers them or with the meaning of a word, and asks again at once. */
public final class TaughtQuestions {

    private static final int LATEST = 50;
    static final String BUILTIN = "builtin";

    private final OpenProject project;
    private final String person;

    public TaughtQuestions(OpenProject project, String person) {
        this.project = project;
        this.person = person;
    }

    /**
     * What came of it.
     *
     * @param again absent when no question is known that it could change
     */
    public record Result(List<Recorded> recorded, Optional<AskedAgain> again) {
        public Result {
            recorded = List.copyOf(recorded);
        }
    }

    /** The statement is judged and run before anything is learned from it. */
    public Result answer(String question, String sql, Optional<Told> before, String answerId, String reason) {
        refuseRemark(question);
        Statement right = project.statements().allowed(sql);
        refuseBroken(project.again(sql, new Cancellation()), sql);
        Optional<Told> earlier = before.or(() -> latest(question)).or(() -> now(question));
        List<Recorded> recorded = project.learning()
                .corrections()
                .answer(
                        new Corrections.Answered(
                                question,
                                answerId,
                                earlier.map(EarlierAnswer::of)
                                        .map(EarlierAnswer::sharedSql)
                                        .orElse(""),
                                right,
                                reason,
                                person),
                        project.today(),
                        project.schema());
        return new Result(recorded, Optional.of(AskedAgain.of(project, question, earlier)));
    }

    /** What a person says in words, and the latest question that it could change. */
    public Result words(ProjectKnowledge knowledge, Teaching.Said said) {
        Recorded recorded = Lessons.teach(project, knowledge, said);
        return new Result(List.of(recorded), again(recorded.learning()));
    }

    /** Asks the latest question of this person again that a lesson could change; a model is not asked just to show it. */
    public Optional<AskedAgain> again(Learning learning) {
        boolean free = project.analyst().equals(BUILTIN)
                || learning.rule().filter(Rule.AnswerWith.class::isInstance).isPresent();
        return free
                ? touchedBy(learning)
                        .map(before -> AskedAgain.of(project, before.text("question"), Optional.of(before)))
                : Optional.empty();
    }

    /** The latest answer to a question of this person that a lesson could change. */
    Optional<Told> touchedBy(Learning learning) {
        return project.latestAnswers(person, LATEST).stream()
                .map(kept -> Told.of(kept.body()))
                .filter(told -> !told.text("analyst").equals("person"))
                .filter(told -> touches(learning, told))
                .findFirst();
    }

    private static boolean touches(Learning learning, Told told) {
        String question = " " + words(told.text("question")) + " ";
        return switch (learning.rule().orElse(null)) {
            case Rule.AnswerWith taught -> question.strip().equals(words(taught.question()));
            case Rule.WordMeans taught -> question.contains(" " + words(taught.word()) + " ");
            case null, default -> {
                Set<String> tables = Set.copyOf(learning.lesson().tables());
                yield Told.items(told.provenance().path("tables_accessed")).stream()
                        .anyMatch(table -> tables.contains(table.asString()));
            }
        };
    }

    private static String words(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private Optional<Told> latest(String question) {
        return project.latestAnswers(person, LATEST).stream()
                .filter(kept -> words(kept.question()).equals(words(question)))
                .findFirst()
                .map(kept -> Told.of(kept.body()));
    }

    /** What it is answered with as long as nothing is taught; nothing is kept of it. */
    private Optional<Told> now(String question) {
        if (!project.analyst().equals(BUILTIN)) {
            return Optional.empty();
        }
        Answer answer = project.trials().respondent(Set.of()).ask(question, new Cancellation());
        return Optional.of(AskedAgain.told(answer));
    }

    static void refuseBroken(Answer answer, String sql) {
        if (answer.status() != Status.ANSWERED) {
            throw FaultException.of(
                    Code.ANSWER_NOT_CONFIRMED,
                    Place.named("--sql"),
                    sql,
                    "the statement does not run: " + answer.insight() + " Nothing was learned",
                    "Try it with dash sql first");
        }
    }

    private static void refuseRemark(String question) {
        if (Remark.of(question).isPresent()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the question"),
                    question,
                    "this tells Dash what to remember, and is no question that a statement answers",
                    "give the question in the words that people ask it in");
        }
    }
}
