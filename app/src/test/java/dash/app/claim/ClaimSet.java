package dash.app.claim;

import dash.claim.Claims;
import dash.claim.Evidence;
import dash.claim.ResultTable;
import dash.context.Source;
import dash.context.Sources;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.documents.Passages;
import dash.documents.Sentences;
import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.facts.ColumnUnits;
import dash.knowledge.Document;
import dash.knowledge.Knowledge;
import dash.provenance.Origin;
import dash.schema.Schema;
import dash.statement.Parsing;
import dash.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A file of texts with the rows and documents they were written from, and which of their sentences are untrue. */
final class ClaimSet {

    /**
     * What the checker makes of a set.
     *
     * @param passed true texts that stand whole
     * @param caught untrue texts that lose every untrue sentence
     * @param spared untrue texts of which every true sentence stands
     * @param notes a line for each text that is judged wrongly
     */
    record Score(int trues, int passed, int untrues, int caught, int spared, List<String> notes) {
        double passedShare() {
            return (double) passed / trues;
        }

        double caughtShare() {
            return (double) caught / untrues;
        }

        String inWords() {
            return passed + " of " + trues + " true texts stand whole; " + caught + " of " + untrues
                    + " untrue ones lose the untrue sentence, " + spared + " of them nothing else";
        }
    }

    private static final int CROSSED = 5;

    private final List<JsonNode> cases = new ArrayList<>();

    ClaimSet(String name) throws IOException {
        JsonMapper json = new JsonMapper();
        try (InputStream file = Objects.requireNonNull(ClaimSet.class.getResourceAsStream(name), name)) {
            for (String line : new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isBlank()) {
                    cases.add(json.readTree(line));
                }
            }
        }
    }

    Score score() {
        int trues = 0;
        int passed = 0;
        int caught = 0;
        int spared = 0;
        List<String> notes = new ArrayList<>();
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            for (JsonNode one : cases) {
                List<Claims.Judged> judged =
                        new Claims(evidence(one, parser)).check(one.path("text").asString());
                List<String> untrue = texts(one.path("untrue"));
                boolean kept = judged.stream().filter(Claims.Judged::isTrue).anyMatch(found -> isOneOf(found, untrue));
                boolean lost =
                        judged.stream().filter(found -> !found.isTrue()).anyMatch(found -> !isOneOf(found, untrue));
                trues += untrue.isEmpty() ? 1 : 0;
                passed += untrue.isEmpty() && !lost ? 1 : 0;
                caught += !untrue.isEmpty() && !kept ? 1 : 0;
                spared += !untrue.isEmpty() && !lost ? 1 : 0;
                if (kept || lost) {
                    notes.add(note(one, judged, kept, lost));
                }
            }
        }
        return new Score(trues, passed, cases.size() - trues, caught, spared, notes);
    }

    /** Judges every text by the evidence of another; what comes out of it does not matter, only that something does. */
    int crossed() {
        int judged = 0;
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            for (int at = 0; at < cases.size(); at++) {
                Claims claims = new Claims(evidence(cases.get(at), parser));
                for (int step = 1; step <= CROSSED; step++) {
                    judged += claims.check(cases.get((at + step) % cases.size())
                                    .path("text")
                                    .asString())
                            .size();
                }
            }
        }
        return judged;
    }

    private static String note(JsonNode one, List<Claims.Judged> judged, boolean kept, boolean lost) {
        StringBuilder note = new StringBuilder(one.path("id").asString() + " "
                + one.path("kind").asString() + (kept ? " MISSED" : "") + (lost ? " FALSE" : ""));
        judged.forEach(found -> note.append("\n    ")
                .append(found.isTrue() ? "ok  " : "no  ")
                .append(found.sentence())
                .append(
                        found.isTrue()
                                ? ""
                                : " <- "
                                        + found.faults().stream()
                                                .map(Claims.Fault::inWords)
                                                .toList()));
        return note.toString();
    }

    private static boolean isOneOf(Claims.Judged judged, List<String> untrue) {
        String sentence = plain(judged.sentence());
        return untrue.stream()
                .map(ClaimSet::plain)
                .anyMatch(text -> text.contains(sentence) || sentence.contains(text));
    }

    private static String plain(String text) {
        return String.join(" ", Sentences.of(text)).replaceAll("\\s+", " ").strip();
    }

    private static Evidence evidence(JsonNode one, PostgresqlStatementParser parser) {
        Evidence.Builder evidence = new Evidence.Builder(one.path("question").asString());
        int number = 0;
        for (JsonNode attempt : one.path("attempts")) {
            Statement statement =
                    ((Parsing.Parsed) parser.parse(attempt.path("sql").asString())).statement();
            Rows rows = rows(attempt);
            Map<String, String> units =
                    ColumnUnits.of(statement, rows, Map.of(), Knowledge.EMPTY, new Schema("", List.of(), List.of()));
            evidence.table(ResultTable.of(++number, statement, rows, units, List.of()));
        }
        for (JsonNode document : one.path("documents")) {
            Document written = new Document(
                    document.path("title").asString(),
                    document.path("title").asString(),
                    document.path("text").asString());
            Passages.of(written).forEach(passage -> evidence.source(Sources.of(passage)));
        }
        texts(one.path("knowledge"))
                .forEach(words -> evidence.source(new Source(
                        new Origin.Rule("knowledge"), List.of("knowledge"), List.of(), Sentences.of(words))));
        return evidence.build();
    }

    private static Rows rows(JsonNode attempt) {
        List<ResultColumn> columns = texts(attempt.path("columns")).stream()
                .map(name -> new ResultColumn(name, "any"))
                .toList();
        List<List<Cell>> rows = new ArrayList<>();
        for (JsonNode row : attempt.path("rows")) {
            rows.add(StreamSupport.stream(row.spliterator(), false)
                    .map(ClaimSet::cell)
                    .toList());
        }
        return new Rows(columns, rows, false);
    }

    private static Cell cell(JsonNode value) {
        if (value.isNull()) {
            return Cell.missing();
        }
        if (value.isNumber()) {
            return new Cell.Numeric(value.decimalValue());
        }
        if (value.isBoolean()) {
            return new Cell.Truth(value.booleanValue());
        }
        String text = value.asString();
        if (text.matches("\\d{4}-\\d{2}-\\d{2}")) {
            return new Cell.Day(LocalDate.parse(text));
        }
        if (text.matches("-?(?:0|[1-9]\\d*)(?:\\.\\d+)?")) {
            return Cell.number(text);
        }
        if (text.matches("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})")) {
            return new Cell.Moment(java.time.OffsetDateTime.parse(text));
        }
        return text.matches("\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2})?")
                ? new Cell.LocalMoment(LocalDateTime.parse(text.replace(' ', 'T')))
                : Cell.text(text);
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }
}
