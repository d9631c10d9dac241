package dash.answer;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.context.Context;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import dash.correct.Outcome;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Turns a transcript into an answer, on every way out. */
public final class Answers {

    private final String analyst;

    public Answers(String analyst) {
        this.analyst = analyst;
    }

    /** The newest attempt that ran answers the question; without one there is nothing to tell. */
    public Answer tell(Transcript transcript, Timing timing) {
        return transcript
                .lastGood()
                .flatMap(tried -> tried.attempt().ran().map(ran -> tell(transcript, tried, ran, timing)))
                .orElseGet(() -> giveUp(transcript, timing));
    }

    private Answer tell(Transcript transcript, Transcript.Tried tried, Outcome.Ran ran, Timing timing) {
        Reading reading = tried.move().reading();
        Provenance provenance = provenance(transcript.context(), tried, ran);
        Result result = new Result(tried.attempt().sql(), ran.rows(), ran.facts(), reading.units());
        return new Answer(
                transcript.question(),
                Status.ANSWERED,
                Insight.of(reading.subject(), reading.period(), ran.rows(), ran.facts()),
                Optional.of(result),
                Explanation.of(ran.statement()),
                List.of(),
                provenance,
                reading.assumptions(),
                confidence(reading, transcript.attempts(), ran),
                FollowUps.of(
                        transcript.question().text(),
                        reading,
                        transcript.context().knowledge()),
                analyst,
                transcript.attempts(),
                timing);
    }

    public Answer askBack(Transcript transcript, Move.AskBack move, Timing timing) {
        return unanswered(transcript, Status.ASKED_BACK, move.question(), move.choices(), List.of(), timing);
    }

    public Answer decline(Transcript transcript, Move.Decline move, Timing timing) {
        return unanswered(transcript, Status.DECLINED, move.why(), List.of(), move.suggestions(), timing);
    }

    public Answer cancelled(Transcript transcript, Timing timing) {
        return unanswered(transcript, Status.CANCELLED, "Called off.", List.of(), List.of(), timing);
    }

    /** Says what was tried last and why it did not work. */
    public Answer giveUp(Transcript transcript, Timing timing) {
        String why = transcript.attempts().stream()
                .reduce((earlier, later) -> later)
                .flatMap(attempt -> attempt.diagnoses().stream().findFirst())
                .map(Diagnosis::message)
                .map(message -> "I could not answer this. The last statement did not work: " + message)
                .orElse("I could not answer this within the limits of a question.");
        return unanswered(transcript, Status.FAILED, why, List.of(), List.of(), timing);
    }

    private Answer unanswered(
            Transcript transcript,
            Status status,
            String words,
            List<String> choices,
            List<String> followUps,
            Timing timing) {
        return new Answer(
                transcript.question(),
                status,
                words,
                Optional.empty(),
                "",
                choices,
                Provenance.NONE,
                List.of(),
                Confidence.NONE,
                followUps,
                analyst,
                transcript.attempts(),
                timing);
    }

    private static Provenance provenance(Context context, Transcript.Tried tried, Outcome.Ran ran) {
        StatementReading statement = new StatementReading(ran.statement());
        Reading reading = tried.move().reading();
        List<Origin> origins =
                reading.because().stream().flatMap(Answers::origins).distinct().toList();
        return new Provenance(
                metricUsed(origins),
                statement.tables(),
                statement.filters(),
                statement.timeRange(),
                freshness(context, statement.tables()),
                origins.stream()
                        .filter(origin -> !(origin instanceof Origin.Asked))
                        .map(Answers::applied)
                        .distinct()
                        .toList(),
                caveats(context, origins),
                tree(tried, ran, reading));
    }

    private static Stream<Origin> origins(Because because) {
        return Stream.concat(
                Stream.of(because.origin()), because.parts().stream().flatMap(Answers::origins));
    }

    private static String metricUsed(List<Origin> origins) {
        return origins.stream()
                .filter(Origin.Metric.class::isInstance)
                .map(Origin::label)
                .findFirst()
                .orElse("");
    }

    private static String applied(Origin origin) {
        return origin.label().isEmpty() ? origin.kind() : origin.kind() + ": " + origin.label();
    }

    private static List<String> caveats(Context context, List<Origin> origins) {
        return origins.stream()
                .filter(Origin.Metric.class::isInstance)
                .map(Origin.Metric.class::cast)
                .flatMap(origin -> context.knowledge().metric(origin.name()).map(Metric::caveats).stream())
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** Tables that are refreshed alike are told together. */
    private static String freshness(Context context, List<String> tables) {
        Map<String, List<String>> byFrequency = new LinkedHashMap<>();
        for (String table : tables) {
            context.knowledge()
                    .table(table)
                    .map(TableKnowledge::refreshFrequency)
                    .filter(frequency -> !frequency.isBlank())
                    .ifPresent(frequency -> byFrequency
                            .computeIfAbsent(frequency, unseen -> new ArrayList<>())
                            .add(table));
        }
        StringBuilder known = new StringBuilder("today is " + context.today() + " for this source");
        byFrequency.forEach((frequency, refreshed) ->
                known.append("; refreshed ").append(frequency).append(": ").append(String.join(", ", refreshed)));
        return known.toString();
    }

    private static List<Because> tree(Transcript.Tried tried, Outcome.Ran ran, Reading reading) {
        int number = tried.attempt().number();
        List<Because> tree = new ArrayList<>(reading.because());
        tree.add(Because.of(Explanation.of(ran.statement()), new Origin.Statement(number)));
        String rows = ran.rows().count() + (ran.rows().count() == 1 ? " row" : " rows");
        tree.add(Because.of(rows + (ran.rows().truncated() ? ", and more exist" : ""), new Origin.Rows(number)));
        return tree;
    }

    private static Confidence confidence(Reading reading, List<Attempt> attempts, Outcome.Ran ran) {
        List<String> reasons = new ArrayList<>();
        double score = reading.confidence();
        reasons.add("how well the words fit: " + Math.round(score * 100) + " %");
        if (attempts.size() > 1) {
            score -= 0.1 * (attempts.size() - 1);
            reasons.add((attempts.size() - 1) + " earlier attempts did not work");
        }
        if (ran.rows().isEmpty()) {
            score -= 0.3;
            reasons.add("no rows came back");
        }
        return new Confidence(Math.clamp(score, 0.0, 1.0), reasons);
    }
}
