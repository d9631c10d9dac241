package dash.project.curating;

import dash.answer.Answer;
import dash.answer.Status;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learn.Corrections;
import dash.project.Confirmation;
import dash.project.OpenProject;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.statement.Statement;
import dash.store.KeptAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** An answer that a person has something to say about. */
public final class EarlierAnswer {

    /** How an answer names the learnings it rests on. */
    private static final Pattern NUMBERED = Pattern.compile("learning (\\d{1,9})\\b.*", Pattern.DOTALL);

    private final Told told;

    private EarlierAnswer(Told told) {
        this.told = told;
    }

    /** One that was answered. */
    public static EarlierAnswer answered(KeptAnswer kept) {
        EarlierAnswer answer = of(kept);
        if (!answer.told.isAnswered() || answer.sql().isEmpty()) {
            throw FaultException.of(
                    Code.ANSWER_UNKNOWN,
                    Place.named("the id"),
                    kept.id(),
                    answer.told.isAnswered()
                            ? "this answer quotes what people wrote and rests on no statement, so there is nothing to"
                                    + " confirm"
                            : "this question was not answered, so there is nothing to confirm",
                    "see dash show " + kept.id());
        }
        return answer;
    }

    /** Even one that declined. */
    public static EarlierAnswer of(KeptAnswer kept) {
        return new EarlierAnswer(Told.of(kept.body()));
    }

    static EarlierAnswer of(Told told) {
        return new EarlierAnswer(told);
    }

    /** Whether it tells of the memory of its person, or was narrowed by it. */
    boolean isPersonal() {
        return !told.texts("memory").isEmpty();
    }

    /** The same question with this statement. */
    Confirmation.Right insteadOf(Confirmation.Right right) {
        return new Confirmation.Right(right.id(), right.question(), sql(), tables(), right.applied());
    }

    /** Runs a statement once more, guarded, before it is made knowledge. */
    public static EarlierAnswer again(OpenProject opened, String sql) {
        Answer answer = opened.again(sql, new Cancellation());
        Told told = Told.of(Json.line(AnswerJson.of(answer)));
        if (answer.status() != Status.ANSWERED) {
            throw FaultException.of(
                    Code.ANSWER_NOT_CONFIRMED,
                    Place.named("its statement"),
                    sql,
                    "it does not run: " + told.text("insight") + " Nothing was kept",
                    "Ask again, and confirm the new answer");
        }
        return new EarlierAnswer(told);
    }

    /** Whether a statement was given in the place of a question. */
    public boolean isAStatement() {
        return told.text("analyst").equals("person");
    }

    public String id() {
        return told.text("id");
    }

    public String question() {
        return told.text("question");
    }

    /** The whole question, where it was asked in a conversation. */
    String meant() {
        return told.text("read_as").isBlank() ? question() : told.text("read_as");
    }

    /** As somebody corrects it. */
    Corrections.Answered corrected(Statement right, String reason, String person) {
        return new Corrections.Answered(meant(), id(), sharedSql(), right, reason, person);
    }

    Told told() {
        return told;
    }

    public List<String> tables() {
        return texts("tables_accessed");
    }

    public String sql() {
        return told.text("sql");
    }

    /** The statement as others may read it: none where it rests on what is remembered of its person. */
    String sharedSql() {
        return isPersonal() ? "" : sql();
    }

    public boolean hasRowsOf(EarlierAnswer other) {
        return rowHash().equals(other.rowHash());
    }

    private String rowHash() {
        return told.provenance().path("row_hash").asString("");
    }

    public Confirmation.Right right(Optional<String> betterWords) {
        Set<Integer> applied = texts("learnings_applied").stream()
                .map(NUMBERED::matcher)
                .filter(Matcher::matches)
                .map(matcher -> Integer.valueOf(matcher.group(1)))
                .collect(Collectors.toSet());
        return new Confirmation.Right(id(), betterWords.orElse(question()), sql(), tables(), applied);
    }

    private List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        told.provenance().path(key).forEach(node -> texts.add(node.asString()));
        return texts;
    }
}
