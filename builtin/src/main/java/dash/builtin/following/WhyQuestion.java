package dash.builtin.following;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Why did orders drop in October?" No figure tells a cause; what it is about is a figure, which is told with what it rests on
 * and what people wrote about the same time.
 *
 * @param topic what went up or down
 * @param when the time it did so, or empty
 * @param happened whether it only asks what happened, which more things can than figures
 */
public record WhyQuestion(String topic, String when, boolean happened) {

    private static final String MOVED =
            "(?:drop(?:ped)?|f[ae]ll(?:en)?|declined?|decreased?|dip(?:ped)?|plunged?|collapsed?"
                    + "|crash(?:ed)?|s[aiu]nk|shr[aiu]nk|slump(?:ed)?|(?:go|went|gone|going) (?:down|up)|rise|rose|risen|gr[eo]wn?"
                    + "|increased?|jump(?:ed)?|spiked?|surged?|climb(?:ed)?|soar(?:ed)?|peak(?:ed)?|changed?|improved?|worsen(?:ed)?"
                    + "|(?:(?:so|that|very|unusually|much) )?(?:low|high|lower|higher|down|up|weak|strong|bad|good))";
    private static final String MOVE =
            "(?:drop|dip|fall|decline|decrease|slump|rise|increase|growth|jump|spike|surge|peak|change)";
    private static final String WHEN =
            "(?:in|on|during|between|from|since|after|before|last|this|over|for|at|around)\\b.+";

    private static final Pattern DID = form("why (?:did|do|does|has|have|had|is|are|was|were) (?<topic>.+?) " + MOVED
            + "(?: (?:so|that) (?:much|far|low|high|strongly|sharply)| sharply| suddenly| strongly)?(?: (?<when>" + WHEN
            + "))?");
    private static final Pattern SO_FEW = form(
            "why (?:(?:are|were|is|was) there|(?:do|did) we (?:have|get|see)) (?:so|that) (?:few|many|little|much) (?<topic>.+)");
    private static final Pattern CAUSED = form(
            "what (?:caused|causes|explains|explained|led to|is behind|was behind|(?:is|was) the (?:reason|cause|explanation) (?:for|of|behind))"
                    + " (?:(?:the|our|this|that) )?(?:(?:big|sudden|sharp|strong) )?"
                    + MOVE + " (?:in|of) (?<topic>.+)");
    private static final Pattern HAPPENED = form("what happened (?:to|with) (?<topic>.+)");

    private static final Set<String> POINTING = Set.of(
            "it",
            "that",
            "this",
            "they",
            "these",
            "those",
            "he",
            "she",
            "the figure",
            "the figures",
            "the number",
            "the numbers");

    private static Pattern form(String pattern) {
        return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    public static Optional<WhyQuestion> of(String typed) {
        String text = Sentence.of(typed).text().replace('’', '\'').replace("what's", "what is");
        return Stream.of(DID, SO_FEW, CAUSED, HAPPENED)
                .map(form -> form.matcher(text))
                .filter(Matcher::matches)
                .findFirst()
                .map(found -> new WhyQuestion(
                        found.group("topic"),
                        found.pattern() == DID
                                ? Optional.ofNullable(found.group("when")).orElse("")
                                : "",
                        found.pattern() == HAPPENED));
    }

    /** The figure that is meant, asked for as such. */
    public String question() {
        return Sentence.finished(topic + " " + when);
    }

    /** Whether it speaks of what was answered before: by a word that points there, or by nothing that is not said there. */
    public boolean pointsTo(String earlier) {
        Set<String> said = words(earlier);
        return pointsBack() || (when.isEmpty() && said.containsAll(words(topic)));
    }

    public boolean pointsBack() {
        return POINTING.contains(topic.toLowerCase(Locale.ROOT));
    }

    private static Set<String> words(String text) {
        return Sentence.of(text).tokens().stream()
                .filter(token -> !token.is("the", "our", "a", "an", "my"))
                .map(token -> token.key())
                .collect(Collectors.toSet());
    }
}
