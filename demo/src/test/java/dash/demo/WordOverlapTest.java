package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.golden.GoldenQuestion;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The questions were written before the patterns; this holds that neither was copied from the other. */
class WordOverlapTest {

    private static final Pattern WORD = Pattern.compile("[a-z]{2,}");
    private static final Set<String> EMPTY_WORDS = Set.of(("about after again all along also am an and any are as at be"
                    + " because been before being between both but by can could did do does doing during each every few"
                    + " for from get give had has have how if in into is it its just let list many me more most much my"
                    + " no not now of off on once only or other our out over own per please same show so some such tell"
                    + " than that the their them then there these they this those through to too under until up us was"
                    + " we were what when where which while who whom why will with would you your")
            .split(" "));

    @Test
    void no_question_shares_more_than_half_of_its_words_with_a_pattern() {
        List<String> tooClose = new ArrayList<>();
        for (GoldenQuestion golden : DemoProject.answerable()) {
            for (String wording : DemoProject.wordings(golden)) {
                for (QueryPattern pattern : DemoProject.knowledge().patterns()) {
                    if (shared(wording, pattern) * 2 > words(wording).size()) {
                        tooClose.add(golden.id() + " and " + pattern.name() + ": " + wording);
                    }
                }
            }
        }
        assertThat(tooClose).isEmpty();
    }

    @Test
    void a_copied_question_would_be_noticed() {
        QueryPattern pattern = DemoProject.knowledge().patterns().getFirst();
        String copy = pattern.questions().getFirst();
        assertThat(shared(copy, pattern) * 2).isGreaterThan(words(copy).size());
    }

    private static int shared(String wording, QueryPattern pattern) {
        Set<String> shared = words(wording);
        shared.retainAll(words(pattern.name().replace('_', ' ') + " " + pattern.description() + " " + pattern.summary()
                + " " + String.join(" ", pattern.questions())));
        return shared.size();
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .filter(word -> !EMPTY_WORDS.contains(word))
                .forEach(word -> words.add(
                        word.length() > 3 && word.endsWith("s") && !word.endsWith("ss")
                                ? word.substring(0, word.length() - 1)
                                : word));
        return words;
    }
}
