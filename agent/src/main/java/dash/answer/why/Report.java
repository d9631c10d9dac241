package dash.answer.why;

import dash.documents.Passage;
import dash.documents.Sentences;
import dash.documents.TimeMentions;
import dash.documents.TimeSpan;
import dash.knowledge.BusinessRule;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Something that somebody wrote down about a time: a document with all its passages, a rule or a gotcha.
 *
 * @param tables and metrics that it names by itself
 */
record Report(String title, List<Said> said, List<String> tables, List<String> metrics) {

    private static final int LEAST_WORDS = 5;
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}]+");
    private static final Pattern MONTH = Pattern.compile(
            "(?i)jan\\w*|feb\\w*|mar(ch)?|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|from|until|since");

    /** A quarter; whoever names a longer time speaks of nothing in particular. */
    private static final long LONGEST_DAYS = 100;

    /** So much of the notable time has to be meant. */
    private static final double LEAST_SHARE = 0.1;

    /** A sentence and where it stands. */
    record Said(Origin origin, String sentence) {}

    static List<Report> of(Knowledge knowledge, List<Passage> passages) {
        List<Report> reports = new ArrayList<>();
        Map<String, List<Passage>> documents = new LinkedHashMap<>();
        passages.forEach(passage -> documents
                .computeIfAbsent(passage.path(), unseen -> new ArrayList<>())
                .add(passage));
        documents.values().forEach(those -> reports.add(document(those)));
        knowledge.rules().forEach(rule -> reports.add(rule(rule)));
        knowledge.gotchas().forEach(gotcha -> reports.add(gotcha(gotcha)));
        return reports;
    }

    private static Report document(List<Passage> passages) {
        List<Said> said = passages.stream()
                .sorted(Comparator.comparingInt(Passage::number))
                .flatMap(passage ->
                        Sentences.of(passage.text()).stream().map(sentence -> new Said(passage.origin(), sentence)))
                .toList();
        return new Report(passages.getFirst().title(), said, List.of(), List.of());
    }

    private static Report rule(BusinessRule rule) {
        return new Report(
                rule.title(),
                said(new Origin.Rule(rule.title()), rule.title(), rule.description()),
                rule.appliesToTables(),
                rule.appliesToMetrics());
    }

    private static Report gotcha(Gotcha gotcha) {
        return new Report(
                gotcha.issue(),
                said(new Origin.Rule(gotcha.issue()), gotcha.issue(), gotcha.solution()),
                gotcha.tablesAffected(),
                List.of());
    }

    private static List<Said> said(Origin origin, String... texts) {
        List<Said> said = new ArrayList<>();
        for (String text : texts) {
            Sentences.of(text).forEach(sentence -> said.add(new Said(origin, sentence)));
        }
        return said;
    }

    /** What to cite for a notable fact about a thing; empty unless both the thing and the time are meant. */
    Optional<Citation> about(Thing thing, TimeSpan when) {
        List<TimeSpan> titled = TimeMentions.of(title);
        boolean timely = titled.stream().anyMatch(span -> meets(span, when));
        if (!titled.isEmpty() && !timely) {
            return Optional.empty();
        }
        boolean named = thing.isOneOf(tables, metrics);
        Optional<Said> link = said.stream()
                .filter(each -> named || thing.isIn(each.sentence()))
                .filter(each -> timely || meets(each.sentence(), when))
                .findFirst();
        return link.map(found -> citation(telling(when).orElse(found)));
    }

    /** The first sentence that says something of the time, and not only when it was: it says what happened, where the link only says to whom. */
    private Optional<Said> telling(TimeSpan when) {
        return said.stream()
                .filter(each -> Arrays.stream(BETWEEN.split(each.sentence(), -1))
                                .filter(word -> word.length() > 2
                                        && !MONTH.matcher(word).matches())
                                .count()
                        >= LEAST_WORDS)
                .filter(each -> meets(each.sentence(), when))
                .findFirst();
    }

    private static Citation citation(Said said) {
        return new Citation(said.origin(), said.sentence());
    }

    private static boolean meets(String sentence, TimeSpan when) {
        return TimeMentions.of(sentence).stream().anyMatch(span -> meets(span, when));
    }

    /** A single day of a month is enough to speak of it, as long as what is named is no longer than a quarter. */
    private static boolean meets(TimeSpan named, TimeSpan when) {
        long shared = named.shared(when);
        boolean day = named.days() == 1 && shared == 1 && when.days() <= 31;
        return named.days() <= LONGEST_DAYS && (day || shared >= Math.max(1, when.days() * LEAST_SHARE));
    }
}
