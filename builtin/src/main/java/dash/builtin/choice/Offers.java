package dash.builtin.choice;

import dash.builtin.links.FunctionWords;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What could be asked instead: the metrics and patterns whose words are nearest to the question. */
public final class Offers {

    private static final int MOST = 4;

    private final Knowledge knowledge;

    public Offers(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    public List<String> near(List<Token> tokens) {
        Set<String> asked = new HashSet<>();
        tokens.stream().filter(FunctionWords::content).forEach(token -> asked.add(token.key()));
        Map<String, Long> offers = new LinkedHashMap<>();
        for (Metric metric : knowledge.metrics()) {
            if (metric.runnable()) {
                String words = metric.name() + " " + String.join(" ", metric.synonyms()) + " " + metric.definition();
                offers.put(question(metric), shared(asked, words));
            }
        }
        for (QueryPattern pattern : knowledge.patterns()) {
            for (String question : pattern.questions()) {
                offers.put(question, shared(asked, question));
            }
        }
        List<String> nearest = new ArrayList<>(offers.keySet());
        nearest.sort(Comparator.comparingLong(offer -> -offers.getOrDefault(offer, 0L)));
        return List.copyOf(nearest.subList(0, Math.min(MOST, nearest.size())));
    }

    /** Asked as it stands, each of these is answered: a metric along time is offered with a period. */
    private static String question(Metric metric) {
        boolean dated = metric.timeColumn().isPresent()
                || metric.sqlTemplate()
                        .map(template -> template.contains("{{period_") || template.contains("{{date_range}}"))
                        .orElse(false);
        return metric.name() + (dated ? " last month" : "");
    }

    private static long shared(Set<String> asked, String words) {
        return new HashSet<>(Words.keys(words)).stream().filter(asked::contains).count();
    }
}
