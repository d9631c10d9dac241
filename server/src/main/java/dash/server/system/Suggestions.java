package dash.server.system;

import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.project.Desk;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Questions for somebody who does not know yet what could be asked: metrics in turn with proven queries, because both can be
 * answered with and without a language model.
 */
final class Suggestions {

    private static final int MOST = 8;
    private static final int OF_EACH = 4;

    private Suggestions() {}

    record Suggestion(String question, String why) {}

    static List<Suggestion> of(Desk desk) {
        Knowledge knowledge = desk.project().knowledge().edition().knowledge();
        Map<String, Suggestion> found = new LinkedHashMap<>();
        Stream.concat(metrics(knowledge).limit(OF_EACH), patterns(knowledge))
                .forEach(one -> found.putIfAbsent(one.question(), one));
        return found.values().stream().limit(MOST).toList();
    }

    private static Stream<Suggestion> metrics(Knowledge knowledge) {
        return knowledge.metrics().stream()
                .filter(Metric::runnable)
                .map(metric -> new Suggestion(
                        metric.dimensions().isEmpty()
                                ? "What is our " + metric.name() + "?"
                                : metric.name() + " by "
                                        + metric.dimensions().getFirst().word().replace('_', ' '),
                        "metric " + metric.name()));
    }

    private static Stream<Suggestion> patterns(Knowledge knowledge) {
        return knowledge.patterns().stream()
                .filter(pattern ->
                        !pattern.questions().isEmpty() && pattern.parameters().isEmpty())
                .map(pattern -> new Suggestion(pattern.questions().getFirst(), "query pattern " + pattern.name()));
    }
}
