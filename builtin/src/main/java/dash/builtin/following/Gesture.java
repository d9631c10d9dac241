package dash.builtin.following;

import dash.analyst.Presentation;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A follow-up about the answer as it stands: its form, its length, its order. */
public sealed interface Gesture {

    /** The same rows, shown otherwise. */
    record Show(Presentation presentation) implements Gesture {}

    /** So many of the rows. */
    record Limit(int rows, boolean most) implements Gesture {}

    /** All rows, where only some were told. */
    record All() implements Gesture {}

    /** The other end first. */
    record Reverse() implements Gesture {}

    /** In the order of a column. */
    record SortBy(String words, Direction direction) implements Gesture {}

    /** Which end comes first. */
    enum Direction {
        ASCENDING,
        DESCENDING,
        /** Nobody said: numbers from the highest, names from A. */
        FITTING;

        static Direction of(@org.jspecify.annotations.Nullable String said) {
            return said == null ? FITTING : said.contains("desc") ? DESCENDING : ASCENDING;
        }

        String said() {
            return this == FITTING ? "" : ", " + name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** What part of the whole each row is. */
    record Share() implements Gesture {}

    /** The figures themselves again, where they were told as parts of the whole. */
    record Amounts() implements Gesture {}

    /** How many rows there are. */
    record Count() implements Gesture {}

    /** Those that were counted, one by one. */
    record Members() implements Gesture {}

    Pattern DRAWN = Pattern.compile("(?:(?:show|draw|plot|display|make|see|put|turn|have|get|view)\\s)?(?:me\\s)?"
            + "(?:(?:it|that|this|them|these|those)\\s)?(?:as|into|in|with|on)?\\s?(?:a|an)?\\s?"
            + "(bar|line|column|pie|area)?\\s?(chart|graph|plot|diagram|curve|table|list|rows|grid)");
    Pattern DRAW = Pattern.compile("(?:plot|draw|chart|graph|visuali[sz]e)(?:\\s(?:it|that|this|them))?");
    Pattern WHY = Pattern.compile(
            "why(?: so| not| though| that)?|why (?:is|was|are|were) (?:it|that|this|they|these|those)(?: so| the case)?(?: \\w+)?"
                    + "|why so \\w+|how come(?: so \\w+)?|explain(?:\\s(?:it|that|this))?"
                    + "|how (?:did|do) you (?:get|know|compute|calculate|come).*|where does (?:it|that|this) come from"
                    + "|how (?:is|was) (?:it|that|this) (?:computed|calculated|counted|defined|measured)"
                    + "|what does (?:it|that|this) mean|how so");
    Pattern FEW = Pattern.compile(
            "(?:the\\s)?(top|first|best|biggest|largest|highest|leading|bottom|last|lowest|worst|smallest)"
                    + "\\s(\\w+)(?:\\s(?:of (?:them|these|those)|rows|results|ones|entries))?");
    Pattern NUMBER = Pattern.compile("(\\w+)(?:\\s(?:of (?:them|these|those)|rows|results|ones|entries))?");
    Pattern EVERY = Pattern.compile(
            "all(?:\\s(?:of (?:them|these|those)|rows|results))?|more|the rest|everything|the others|others"
                    + "|(?:the )?(?:full|whole|complete) (?:list|result|table)|more (?:rows|results|of (?:them|these))");
    Pattern OTHER_WAY =
            Pattern.compile("(?:the )?other way (?:round|around)|reverse(?:d)?(?: (?:it|that|order|the order))?"
                    + "|in reverse(?: order)?|(?:sort(?:ed)? |order(?:ed)? )?(?:it |them )?(?:in )?(ascending|descending)(?: order)?"
                    + "|(?:the )?(lowest|smallest|least|fewest|highest|largest|most|biggest) first");
    Pattern SORTED = Pattern.compile("(?:sort|sorted|order|ordered|rank|ranked)(?: (?:it|that|them|this))? by (.+?)"
            + "(?:,? (ascending|descending|asc|desc))?");
    Pattern PART = Pattern.compile(
            "(?:what|which) (?:share|percentage|percent|proportion|part) (?:is|was|are) (?:that|it|this|each).*"
                    + "|(?:as|in) (?:a )?(?:percent|percentages?|shares?|proportions?|%)(?: of (?:the )?(?:total|whole))?|(?:the )?shares?"
                    + "|(?:the )?percentages?");
    Pattern NO_PART = Pattern.compile(
            "(?:go |switch )?(?:back )?(?:to|in|as) (?:the )?(?:absolute |actual |real |plain )?(?:amounts?|numbers?|figures?|values?|terms|money)"
                    + "(?: again)?|(?:the )?(?:absolute|actual|real|plain) (?:amounts?|numbers?|figures?|values?)"
                    + "|(?:not|no|without) (?:as |in )?(?:the )?(?:percent|percentages?|shares?)");
    Pattern ONES =
            Pattern.compile("(?:who|which|what) (?:are|were|is|was) (?:they|these|those|it|he|she)|which ones?|who|whom"
                    + "|(?:list|name|show|see) (?:them|those|these)(?: all)?|(?:list|name) (?:all )?of (?:them|those|these)"
                    + "|what are their names|their names|(?:the )?names");

    Pattern HOW_MANY = Pattern.compile(
            "how many(?: (?:are|were) (?:there|they|these|those|that)| is that| of them(?: are there)?)?"
                    + "|count (?:them|these|those)|(?:what is )?their number");
    Pattern NUMBERED = Pattern.compile(
            "(?:the\\s)?(\\w+)\\s(best|biggest|largest|highest|longest|leading|lowest|worst|smallest|shortest)");

    /** Years look like numbers of rows and are not meant as such. */
    int MOST_ROWS = 1_000;

    static Optional<Gesture> of(FollowUp followUp, String typed) {
        String core = plain(followUp.text());
        String whole = plain(Sentence.of(typed).text());
        return shown(core)
                .or(() -> shown(whole))
                .or(() -> limit(followUp, core))
                .or(() -> arranged(core))
                .or(() -> ONES.matcher(whole).matches() || ONES.matcher(core).matches()
                        ? Optional.of(new Members())
                        : Optional.empty());
    }

    private static String plain(String text) {
        return text.toLowerCase(java.util.Locale.ROOT)
                .replace(",", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static Optional<Gesture> shown(String text) {
        if (WHY.matcher(text).matches()) {
            return Optional.of(new Show(Presentation.EXPLAINED));
        }
        if (DRAW.matcher(text).matches()) {
            return Optional.of(new Show(Presentation.CHART));
        }
        Matcher drawn = DRAWN.matcher(text);
        return drawn.matches() ? Optional.of(new Show(form(drawn.group(1), drawn.group(2)))) : Optional.empty();
    }

    private static Presentation form(@org.jspecify.annotations.Nullable String kind, String form) {
        if (form.matches("table|list|rows|grid")) {
            return Presentation.TABLE;
        }
        if (kind == null) {
            return form.equals("curve") ? Presentation.LINES : Presentation.CHART;
        }
        return switch (kind) {
            case "bar", "column" -> Presentation.BARS;
            case "line", "area" -> Presentation.LINES;
            case "pie" -> Presentation.PIE;
            default -> Presentation.CHART;
        };
    }

    private static Optional<Gesture> limit(FollowUp followUp, String core) {
        Matcher few = FEW.matcher(core);
        if (few.matches()) {
            boolean most = !few.group(1).matches("bottom|last|lowest|worst|smallest");
            return number(few.group(2)).map(rows -> new Limit(rows, most));
        }
        Matcher numbered = NUMBERED.matcher(core);
        if (numbered.matches() && number(numbered.group(1)).isPresent()) {
            boolean most = !numbered.group(2).matches("lowest|worst|smallest|shortest");
            return number(numbered.group(1)).map(rows -> new Limit(rows, most));
        }
        Matcher bare = NUMBER.matcher(core);
        return bare.matches() && followUp.marked()
                ? number(bare.group(1)).map(rows -> new Limit(rows, true))
                : Optional.empty();
    }

    private static Optional<Integer> number(String word) {
        if (word.equals("one")) {
            return Optional.of(1);
        }
        for (Token token : Words.of(word)) {
            OptionalInt number = Words.number(token);
            if (number.isPresent() && number.getAsInt() > 0 && number.getAsInt() <= MOST_ROWS) {
                return Optional.of(number.getAsInt());
            }
        }
        return Optional.empty();
    }

    private static Optional<Gesture> arranged(String core) {
        if (EVERY.matcher(core).matches()) {
            return Optional.of(new All());
        }
        if (OTHER_WAY.matcher(core).matches()) {
            return Optional.of(new Reverse());
        }
        Matcher sorted = SORTED.matcher(core);
        if (sorted.matches()) {
            return Optional.of(new SortBy(sorted.group(1), Direction.of(sorted.group(2))));
        }
        if (NO_PART.matcher(core).matches()) {
            return Optional.of(new Amounts());
        }
        if (HOW_MANY.matcher(core).matches()) {
            return Optional.of(new Count());
        }
        return PART.matcher(core).matches() ? Optional.of(new Share()) : Optional.empty();
    }
}
