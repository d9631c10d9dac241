package dash.builtin.telling;

import dash.builtin.telling.Wanted.Kind;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The ways in which people ask for words and not for figures. */
final class Forms {

    private record Form(Kind kind, Pattern pattern, boolean certain) {

        static Form of(Kind kind, String pattern) {
            return new Form(kind, Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE), false);
        }

        /** Nobody asks for a figure like this. */
        static Form sure(Kind kind, String pattern) {
            return new Form(kind, of(kind, pattern).pattern(), true);
        }

        Optional<Wanted> read(String question) {
            Matcher matcher = pattern.matcher(question);
            return matcher.matches()
                    ? Optional.of(new Wanted(kind, matcher.group("topic"), certain))
                    : Optional.empty();
        }
    }

    private static final String OF_RULES = "(?:policy|policies|procedures?|guidelines?|handbook|practice|house rules?)";

    /** The first that fits is meant. */
    private static final List<Form> EXPLICIT = List.of(
            Form.sure(
                    Kind.MEANING,
                    "what (?:does|do|did) (?<topic>.+?) (?:mean|stand for|refer to)(?: here| in our \\w+| for us| exactly)*"),
            Form.sure(Kind.MEANING, "what(?:'s| is| are| was) (?:meant|understood) (?:by|with) (?<topic>.+)"),
            Form.sure(Kind.MEANING, "what do (?:we|you|they) (?:mean|understand) (?:by|with|under) (?<topic>.+)"),
            Form.sure(Kind.MEANING, "(?:what(?:'s| is) )?(?:the |our )?(?:meaning|definition) of (?<topic>.+)"),
            Form.sure(Kind.MEANING, "(?:define|explain the (?:term|word)) (?<topic>.+)"),
            Form.sure(Kind.MEANING, "explain what (?<topic>.+) (?:is|are|means?)"),
            Form.of(
                    Kind.MEANING,
                    "how (?:do|does|did) (?:we|you|they) (?:define|compute|calculate|measure|determine|work out) (?<topic>.+)"),
            Form.of(
                    Kind.MEANING,
                    "how (?:is|are) (?<topic>.+?) (?:defined|computed|calculated|measured|determined|worked out)(?: here)?"),
            Form.of(
                    Kind.OWNER,
                    "who (?:owns|maintains|looks after|keeps|is responsible for|is in charge of|is the owner of) (?<topic>.+)"),
            Form.of(Kind.OWNER, "who(?:'s|'re)? (?:responsible for|in charge of|the owner of) (?<topic>.+)"),
            Form.of(
                    Kind.OWNER,
                    "(?:which|what) (?:team|person|department|group|people|area) (?:owns|maintains|looks after|keeps|is responsible for|is in charge of) (?<topic>.+)"),
            Form.of(
                    Kind.TABLES,
                    "(?:which|what) (?:tables?|relations?|datasets?) (?:hold|contain|have|has|store|keep|cover|track|describe|include|know|show|is|are|deal with|deals with|tell about|tells about)s?(?: about| on)? (?<topic>.+)"),
            Form.of(Kind.TABLES, "(?:in )?(?:which|what) tables? (?:do|can|would) (?:i|we) find (?<topic>.+)"),
            Form.of(
                    Kind.TABLES,
                    "where (?:is|are|do we) (?:keep |store |hold )?(?<topic>.+?) (?:stored|kept|held|recorded|saved)"),
            Form.of(
                    Kind.REFRESH,
                    "(?:when|how often|how frequently) (?:is|are|does|do) (?<topic>.+?) (?:get )?(?:refreshed|updated|loaded|copied|synced|refresh|update|arrive)"),
            Form.of(Kind.REFRESH, "how (?:fresh|current|up to date|up-to-date) (?:is|are) (?<topic>.+)"),
            Form.sure(
                    Kind.POLICY,
                    "what(?:'s| is| are) (?:our |the |your )*" + OF_RULES + " (?:on|about|for|regarding) (?<topic>.+)"),
            Form.sure(Kind.POLICY, "what(?:'s| is| are) (?<topic>.*\\b" + OF_RULES + "\\b.*)"),
            Form.sure(Kind.ABOUT, "what (?:happened|went wrong|was going on) (?:in|to|with|during|on) (?<topic>.+)"),
            Form.sure(Kind.POLICY, "what (?:does|do) (?<topic>.*\\b" + OF_RULES + "\\b.*?) say(?: about .+)?"));

    /** What could be a figure as well. */
    private static final List<Form> LATER = List.of(
            Form.of(Kind.ABOUT, "(?:what|who)(?:'s| is| are| was| were) (?<topic>.+)"),
            Form.of(Kind.ABOUT, "how (?:do|does) (?:we|you|they) (?:handle|treat|deal with) (?<topic>.+)"),
            Form.of(Kind.ABOUT, "(?:tell me about|what do (?:we|you) know about) (?<topic>.+)"));

    /** A figure, a list or a comparison is asked for. */
    private static final Pattern FIGURE = Pattern.compile(
            "\\b(?:how (?:many|much)|number of|count|total|sum|average|mean|median|percent(?:age)?|share of|top \\d+|highest|lowest|most|least"
                    + "|fewest|largest|biggest|smallest|best|worst|trend|compare[ds]?|growth|per (?:day|week|month|quarter|year)|by (?:day|week|month|quarter|year)|list|show)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern RULES = Pattern.compile("\\b" + OF_RULES + "\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern POLITE = Pattern.compile(
            "^(?:(?:please|hi|hello|hey)[, ]+|(?:can|could|would) you (?:please )?(?:tell me |explain |say )?|do you know |tell me (?!about))+",
            Pattern.CASE_INSENSITIVE);

    /** What stands in the answer in its place: "four weeks", "every hour". */
    private static final Pattern MEASURE =
            Pattern.compile("^how (?:long|often|soon|far|early|late|old|fast|quickly)\\b ?", Pattern.CASE_INSENSITIVE);

    private Forms() {}

    /** A form in which no figure is asked for. */
    static Optional<Wanted> explicit(String question) {
        return first(EXPLICIT, plain(question)).filter(wanted -> !isFigureOfRules(wanted));
    }

    /** "What is the average premium of active policies" is no question for a policy of the house. */
    private static boolean isFigureOfRules(Wanted wanted) {
        return wanted.kind() == Kind.POLICY
                && RULES.matcher(wanted.topic()).find()
                && FIGURE.matcher(wanted.topic()).find();
    }

    /** For a question that no figure answers. */
    static Optional<Wanted> later(String question) {
        String plain = plain(question);
        if (FIGURE.matcher(plain).find()) {
            return Optional.empty();
        }
        return first(LATER, plain)
                .or(() ->
                        Optional.of(new Wanted(Kind.OPEN, MEASURE.matcher(plain).replaceFirst(""), false)));
    }

    private static Optional<Wanted> first(List<Form> forms, String question) {
        return forms.stream().flatMap(form -> form.read(question).stream()).findFirst();
    }

    private static String plain(String question) {
        String line =
                question.replace('’', '\'').replaceAll("\\s+", " ").strip().replaceAll("[?!.\\s]+$", "");
        return POLITE.matcher(line).replaceFirst("");
    }
}
