package dash.builtin;

import dash.builtin.choice.Candidate;
import dash.builtin.following.FollowUp;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import java.util.List;
import java.util.stream.Stream;

/** "And completed orders?" asks for the metric of that name, whatever else its words could be taken for in the question before. */
final class MeantMetric {

    private final List<Metric> named;

    MeantMetric(Knowledge knowledge, FollowUp followUp) {
        List<String> words = followUp.only() ? List.of() : keys(followUp.text());
        this.named = knowledge.metrics().stream()
                .filter(metric -> metric.runnable() && isCalled(metric, words))
                .toList();
    }

    boolean isPassedOver(Candidate candidate) {
        return !named.isEmpty()
                && !(candidate instanceof Candidate.OfMetric metric
                        && named.contains(metric.reading().link().metric()));
    }

    private static boolean isCalled(Metric metric, List<String> words) {
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .anyMatch(name -> keys(name).equals(words));
    }

    private static List<String> keys(String text) {
        return Words.of(text).stream()
                .filter(token -> !token.is("the", "our", "a", "an"))
                .map(Token::key)
                .toList();
    }
}
