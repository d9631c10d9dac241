package dash.models.analyst;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.context.Quoted;
import dash.correct.Attempt;
import dash.fault.Nearest;
import dash.learnings.Lesson;
import dash.models.analyst.privacy.Veil;
import dash.models.language.ToolCall;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** Reads tool calls into moves, or into what to tell the model instead. */
final class Calls {

    private static final double CONFIDENCE = 0.7;
    private static final int MOST_LESSONS = 3;
    private static final int MOST_READINGS = 4;

    private final Veil veil;
    private final String model;
    private final List<String> offered;

    Calls(Veil veil, String model, List<String> offered) {
        this.veil = veil;
        this.model = model;
        this.offered = offered;
    }

    Call read(ToolCall call, Transcript transcript) {
        return switch (call) {
            case ToolCall.Unusable unusable -> new Call.Wrong(problem(unusable));
            case ToolCall.Understood understood -> read(understood, transcript);
        };
    }

    private String problem(ToolCall.Unusable call) {
        if (call.problem() != ToolCall.Problem.UNKNOWN_TOOL) {
            return call.why() + " Send the call again with arguments that fit.";
        }
        return "There is no tool " + Quoted.words(call.tool())
                + Nearest.among(call.tool(), offered)
                        .map(name -> "; did you mean " + name + "?")
                        .orElse("; the tools are " + String.join(", ", offered) + ".");
    }

    private Call read(ToolCall.Understood call, Transcript transcript) {
        return switch (call.tool()) {
            case AnalystTools.RUN_SQL -> runSql(call, transcript);
            case AnalystTools.INSPECT ->
                new Call.Act(new Move.Inspect(
                        call.text("table").strip(),
                        veil.showsRows() ? call.arguments().path("samples").asInt(0) : 0));
            case AnalystTools.RECALL ->
                words(call, transcript)
                        .<Call>map(words -> new Call.Act(new Move.Recall(words)))
                        .orElseGet(Calls::noWords);
            case AnalystTools.CONSULT ->
                words(call, transcript)
                        .<Call>map(words -> new Call.Act(new Move.Consult(words)))
                        .orElseGet(Calls::noWords);
            case AnalystTools.SAVE_LEARNING -> lesson(call, transcript);
            case AnalystTools.OFFER -> offer(call, transcript);
            case AnalystTools.THINK -> new Call.Act(thought(call, Move.Think.Kind.THINK));
            case AnalystTools.ANALYSE -> new Call.Act(thought(call, Move.Think.Kind.ANALYSE));
            case AnalystTools.ASK_BACK -> askBack(call);
            case AnalystTools.CONCLUDE -> conclude(call, transcript);
            default -> new Call.Wrong("There is no tool " + Quoted.words(call.tool()) + ".");
        };
    }

    private Call runSql(ToolCall.Understood call, Transcript transcript) {
        Call run = statement(
                call.text("sql"), call.text("reading"), texts(call.arguments().path("assumptions")), transcript);
        return transcript.following().earlier().isEmpty() ? run : meant(run, call.text("read_as"));
    }

    /** In a conversation the model says what the question means there. */
    private Call meant(Call call, String readAs) {
        return call instanceof Call.Act(Move.RunSql(String sql, Reading reading, var before)) && !readAs.isBlank()
                ? new Call.Act(new Move.RunSql(sql, reading, Optional.of(veil.words(readAs))))
                : call;
    }

    /** A draft stands alone: that another draft wrote the same is agreement. */
    Call draft(ToolCall.Understood call) {
        return call.tool().equals(AnalystTools.RUN_SQL)
                ? drafted(
                        call.text("sql"),
                        call.text("reading"),
                        texts(call.arguments().path("assumptions")))
                : new Call.Wrong("no draft");
    }

    Call draft(String written) {
        return drafted(written, "", List.of());
    }

    private Call drafted(String written, String reading, List<String> assumptions) {
        List<String> statements = SqlText.of(written);
        String sql = veil.statement(statements.getFirst());
        return statements.size() > 1 || sql.isBlank()
                ? new Call.Wrong("no draft")
                : new Call.Act(new Move.RunSql(sql, reading(reading, assumptions)));
    }

    /** A statement that was written in a call, or in a fence. */
    Call statement(String written, String reading, List<String> assumptions, Transcript transcript) {
        List<String> statements = SqlText.of(written);
        if (statements.size() > 1) {
            return new Call.Wrong("There are " + statements.size()
                    + " statements in this, and none was run. Send the one that you mean.");
        }
        String sql = veil.statement(statements.getFirst());
        if (sql.isBlank()) {
            return new Call.Wrong("There is no statement in this. Send one SELECT as sql.");
        }
        Optional<Attempt> same = transcript.attempts().stream()
                .filter(attempt -> SqlText.normal(attempt.sql()).equals(SqlText.normal(sql)))
                .findFirst();
        return same.<Call>map(attempt -> new Call.Wrong("This is the statement of attempt " + attempt.number()
                        + ", and it would give the same again. "
                        + (attempt.ran().isPresent()
                                ? "Conclude with it, or change it."
                                : "Change what was wrong with it.")))
                .orElseGet(() -> new Call.Act(new Move.RunSql(sql, reading(reading, assumptions))));
    }

    private Reading reading(String understood, List<String> assumptions) {
        String words = PlainWords.of(veil.words(understood));
        String claim = "written by " + model + (words.isEmpty() ? "" : ", which read the question as: " + words);
        return new Reading(
                        List.of(Because.of(claim, new Origin.Asked())),
                        assumptions.stream()
                                .map(text -> PlainWords.of(veil.words(text)))
                                .filter(text -> !text.isEmpty())
                                .limit(5)
                                .toList(),
                        Map.of(),
                        "",
                        "",
                        CONFIDENCE)
                .withWords(words);
    }

    /** Not when it was looked for already. */
    private Optional<String> words(ToolCall.Understood call, Transcript transcript) {
        String words = veil.words(call.text("words")).strip();
        boolean again = transcript.entries().stream().anyMatch(entry -> switch (entry) {
            case Transcript.Recalled recalled ->
                call.tool().equals(AnalystTools.RECALL)
                        && recalled.move().words().equals(words);
            case Transcript.Consulted consulted ->
                call.tool().equals(AnalystTools.CONSULT)
                        && consulted.move().words().equals(words);
            case Transcript.Tried tried -> false;
            case Transcript.Inspected inspected -> false;
            case Transcript.Noted noted -> false;
            case Transcript.Refuted refuted -> false;
        });
        return words.isEmpty() || again
                ? Optional.empty()
                : Optional.of(words.substring(0, Math.min(400, words.length())));
    }

    private static Call noWords() {
        return new Call.Wrong("These words are empty or were looked for already; what was found stands above.");
    }

    private Call lesson(ToolCall.Understood call, Transcript transcript) {
        String title = PlainWords.of(veil.words(call.text("title")));
        String text = PlainWords.of(veil.words(call.text("learning")));
        if (title.isEmpty()
                || text.isEmpty()
                || title.length() > Lesson.LONGEST_TITLE
                || text.length() > Lesson.LONGEST_DESCRIPTION) {
            return new Call.Wrong("A learning has a title of at most " + Lesson.LONGEST_TITLE
                    + " characters and one sentence of at most " + Lesson.LONGEST_DESCRIPTION + ".");
        }
        if (transcript.remembered().size() >= MOST_LESSONS) {
            return new Call.Wrong("This question has enough learnings; go on with it.");
        }
        List<String> tables = texts(call.arguments().path("tables"));
        Optional<String> unknown = tables.stream()
                .filter(table -> transcript.context().schema().find(table).isEmpty())
                .findFirst();
        if (unknown.isPresent()) {
            return new Call.Wrong(
                    "There is no table " + Quoted.words(unknown.get()) + nearest(unknown.get(), transcript) + ".");
        }
        return new Call.Act(new Move.Remember(title, text, tables, call.text("category")));
    }

    private static String nearest(String table, Transcript transcript) {
        List<String> names = transcript.context().schema().tables().stream()
                .map(known -> known.name().name())
                .toList();
        return Nearest.among(table, names)
                .map(name -> "; the nearest is " + name)
                .orElse("");
    }

    private Call offer(ToolCall.Understood call, Transcript transcript) {
        String name = call.text("name").strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]+", "_");
        String question = PlainWords.of(veil.words(call.text("question")));
        if (transcript.lastGood().isEmpty()) {
            return new Call.Wrong("Nothing has run yet that could be offered.");
        }
        return name.isBlank() || question.isEmpty()
                ? new Call.Wrong("An offer needs a name and a question.")
                : new Call.Act(new Move.OfferPattern(name.substring(0, Math.min(80, name.length())), question));
    }

    private Move.Think thought(ToolCall.Understood call, Move.Think.Kind kind) {
        return new Move.Think(
                kind,
                said(call, "title"),
                said(call, "thought"),
                said(call, "action"),
                said(call, "result"),
                call.arguments().path("confidence").asDouble(0.5),
                next(call.text("next_action")));
    }

    private String said(ToolCall.Understood call, String argument) {
        return PlainWords.of(veil.words(call.text(argument)));
    }

    private static Move.Think.Next next(String written) {
        for (Move.Think.Next next : Move.Think.Next.values()) {
            if (next.name().equalsIgnoreCase(written.strip())) {
                return next;
            }
        }
        return Move.Think.Next.CONTINUE;
    }

    private Call askBack(ToolCall.Understood call) {
        List<Call.Choice> readings = new ArrayList<>();
        for (JsonNode reading : call.arguments().path("readings")) {
            List<String> sql = SqlText.of(reading.path("sql").asString(""));
            String words = PlainWords.of(veil.words(reading.path("words").asString("")));
            if (sql.size() != 1 || sql.getFirst().isBlank() || words.isEmpty()) {
                return new Call.Wrong("Each reading needs words and one statement.");
            }
            readings.add(new Call.Choice(words, veil.statement(sql.getFirst())));
        }
        if (readings.size() < 2 || readings.size() > MOST_READINGS) {
            return new Call.Wrong("Give from two to " + MOST_READINGS + " readings, or run the one that is meant.");
        }
        String question = PlainWords.of(veil.words(call.text("question")));
        int standard = call.arguments().path("default").asInt(1) - 1;
        return new Call.Compare(
                question.isEmpty() ? "This can be read in more than one way. Which one is meant?" : question,
                readings,
                Math.clamp(standard, 0, readings.size() - 1));
    }

    private Call conclude(ToolCall.Understood call, Transcript transcript) {
        String answer = PlainWords.of(veil.words(call.text("answer")));
        if (!call.arguments().path("answerable").asBoolean(true)) {
            return new Call.Act(
                    new Move.Decline(answer.isEmpty() ? "The data cannot answer this." : answer, List.of()));
        }
        List<String> titles = texts(call.arguments().path("citations")).stream()
                .map(veil::words)
                .toList();
        if (transcript.lastGood().isEmpty() && !titles.isEmpty()) {
            return told(titles, answer, transcript);
        }
        if (transcript.lastGood().isEmpty()) {
            return new Call.Wrong(
                    "Nothing has run yet. Run a statement first, or cite what the answer is written in; if the data cannot answer, conclude with answerable false.");
        }
        int attempt = call.arguments().path("attempt").asInt(0);
        boolean ran = attempt == 0
                || transcript.attempts().stream()
                        .anyMatch(made -> made.number() == attempt && made.ran().isPresent());
        if (!ran) {
            return new Call.Wrong("Attempt " + attempt + " did not run; name one that did.");
        }
        return new Call.Act(new Move.Conclude(
                veil.takesWording() && !answer.isEmpty() ? Optional.of(answer) : Optional.empty(), attempt));
    }

    /** What was shown or consulted answers; what was not cannot be cited. */
    private Call told(List<String> titles, String answer, Transcript transcript) {
        Cited cited = new Cited(transcript.sources());
        return cited.problem(titles)
                .<Call>map(Call.Wrong::new)
                .orElseGet(() -> new Call.Act(new Move.Tell(
                        veil.takesWording() && !answer.isEmpty() ? Optional.of(answer) : Optional.empty(),
                        cited.citations(titles, answer))));
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(node -> node.asString(""))
                .filter(text -> !text.isBlank())
                .toList();
    }
}
