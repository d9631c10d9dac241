package dash.server.system;

import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.project.Desk;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Questions for somebody who does not know yet what could be asked: the metrics that people wrote most about, one for each table,
 * and proven queries; both can be answered with and without a language model.
 */
final class Suggestions {

    private static final int MOST = 8;
    private static final int METRICS = 5;

    private Suggestions() {}

    record Suggestion(String question, String why) {}

    static List<Suggestion> of(Desk desk) {
        Knowledge knowledge = desk.project().knowledge().edition().knowledge();
        int year = knowledge
                        .calendar()
                        .orElse(Calendar.DEFAULT)
                        .today(Clock.systemUTC())
                        .getYear()
                - 1;
        Map<String, Suggestion> found = new LinkedHashMap<>();
        Stream.concat(metrics(knowledge, year).stream(), patterns(knowledge))
                .forEach(one -> found.putIfAbsent(one.question(), one));
        List<Suggestion> all = found.values().stream().limit(MOST).toList();
        // Pages set them in pairs.
        return all.size() > 1 ? all.subList(0, all.size() / 2 * 2) : all;
    }

    private static List<Suggestion> metrics(Knowledge knowledge, int year) {
        List<Metric> liked = knowledge.metrics().stream()
                .filter(Metric::runnable)
                .sorted(Comparator.comparingLong(metric -> -weight(knowledge, metric)))
                .toList();
        Set<String> tables = new HashSet<>();
        List<Suggestion> found = new ArrayList<>();
        for (Metric metric : liked) {
            if (found.size() < METRICS && tables.add(metric.table().orElse(metric.name()))) {
                found.add(new Suggestion(question(metric, year, found.size()), "metric " + metric.name()));
            }
        }
        return found;
    }

    /** How much people had to say about it. */
    private static long weight(Knowledge knowledge, Metric metric) {
        long rules = knowledge.rules().stream()
                .filter(rule -> rule.appliesToMetrics().stream().anyMatch(metric.name()::equalsIgnoreCase))
                .count();
        boolean money = metric.unit().matches("[A-Z]{3}");
        return 2 * rules + metric.caveats().size() + metric.synonyms().size() + (money ? 3 : 0);
    }

    /** In turn by month, by something else, and as it stands, so that it shows what kinds of questions there are. */
    private static String question(Metric metric, int year, int turn) {
        boolean timed = metric.timeColumn().isPresent();
        if (timed && turn % 2 == 0) {
            return metric.name() + " by month in " + year;
        }
        if (metric.dimensions().isEmpty() || (!timed && turn % 2 == 0)) {
            return timed ? metric.name() + " in " + year : "What is our current " + inASentence(metric.name()) + "?";
        }
        String dimension = metric.dimensions().getFirst().word().replace('_', ' ');
        return metric.name() + " by " + dimension + (timed ? " in " + year : "");
    }

    /** A capital that only begins a name; abbreviations keep theirs. */
    private static String inASentence(String name) {
        boolean word = name.length() > 1 && Character.isLowerCase(name.charAt(1));
        return word ? Character.toLowerCase(name.charAt(0)) + name.substring(1) : name;
    }

    private static Stream<Suggestion> patterns(Knowledge knowledge) {
        return knowledge.patterns().stream()
                .filter(pattern ->
                        !pattern.questions().isEmpty() && pattern.parameters().isEmpty())
                .map(Suggestions::suggestion);
    }

    private static Suggestion suggestion(QueryPattern pattern) {
        return new Suggestion(pattern.questions().getFirst(), "query pattern " + pattern.name());
    }
}
