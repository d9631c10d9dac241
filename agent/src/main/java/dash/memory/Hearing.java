package dash.memory;

import dash.memory.Preference.ChartTaste;
import dash.memory.Preference.Detail;
import dash.memory.Preference.Scale;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says what kind of thing somebody wants remembered. By the words alone; nothing is looked up. */
public sealed interface Hearing {

    /** A preference of a kind that Dash can apply. */
    record Clear(Preference preference) implements Hearing {}

    /**
     * A default whose column and value have to be found in the source.
     *
     * @param column what the person calls it; empty when only a value was said
     */
    record Narrowing(String column, String value, String words) implements Hearing {}

    /** The person speaks of themselves. */
    record Personal(String words) implements Hearing {}

    /**
     * A sentence that says what something is.
     *
     * @param term what it explains
     * @param meaning what that is
     */
    record Definition(String term, String meaning, String words) implements Hearing {}

    /** Anything else. */
    record Statement(String words) implements Hearing {}

    static Hearing of(String words) {
        return Phrases.read(words.strip());
    }

    /** What people say, in the order in which it is tried: the narrow before the wide. */
    final class Phrases {

        /** Whoever speaks of showing speaks of a wish; whoever does not may speak of the data. */
        private static final Pattern WISH = Pattern.compile(
                "\\b(?:i|i'd|me|my|show|showing|display|give|prefer|use|print|present|express|draw|answers?|keep|want|always|never|no|please)\\b");

        private static final Pattern STORED =
                Pattern.compile("\\b(?:is|are|was|were)\\s+(?:stored|kept|given|recorded|held|measured)\\b");

        private static final Pattern SCALE = Pattern.compile("\\bin\\s+(thousands|millions|billions)\\b");
        private static final Pattern FULL =
                Pattern.compile("\\b(?:full|exact|whole|unrounded)\\s+(?:amounts|numbers|figures|values)\\b");
        private static final Pattern ZONE = Pattern.compile("(?:.*\\b)?time\\s?zone\\s+(?:is|=|:|should"
                + " be)?\\s*(\\S.*)|.*\\b(?:times?|dates?|days)\\s+(?:are\\s+)?in\\s+(\\S.*?)(?:\\s+time)?");
        private static final Pattern TEAM = Pattern.compile(
                "(?:my|our)\\s+team\\s+is\\s+(?:the\\s+)?(.+?)(?:\\s+team)?|(?:i'm|(?:i|we)\\s+(?:work|am|are|belong))\\s+(?:in|on|for|to|with|part"
                        + " of|a member of)\\s+(?:the\\s+)?(?:team\\s+(.+)|(.+?)\\s+team)");
        private static final Pattern CHART = Pattern.compile(
                "\\b(bar|line|no)\\s+(?:charts?|graphs?|plots?|diagrams?)\\b|\\b(bars|lines)\\b|\\b(?:never|don't|do"
                        + " not|without)\\b.*\\b(?:charts?|graphs?|plots?)\\b");
        private static final Pattern BRIEF = Pattern.compile(
                "\\b(?:brief|short|shorter|concise|terse)(?:\\s+\\w+)?\\s+(?:answers?|replies|explanations?)\\b|\\b(?:answers?|it|them|replies)\\s+(?:should"
                        + " be\\s+)?(?:brief|short|concise|terse)\\b|\\bless\\s+details?\\b");
        private static final Pattern LONG = Pattern.compile(
                "\\b(?:full|detailed|long|longer|thorough)(?:\\s+\\w+)?\\s+(?:answers?|replies|explanations?|details?)\\b|\\b(?:all|more)\\s+(?:the\\s+)?details?\\b");
        private static final Pattern USUAL = Pattern.compile("\\b(?:normal|usual)\\s+(?:answers?|details?|replies)\\b");
        private static final Pattern NARROWING =
                Pattern.compile("(?:my|our|the)?\\s*default\\s+(?<column>[\\w -]+?)\\s*(?:is|=|:|should"
                        + " be)\\s*(?<value>.+)|my\\s+(?<mine>(?!name\\b|team\\b)[\\w"
                        + " -]+?)\\s+is\\s+(?:the\\s+)?(?<own>.+)|(?:i\\s+(?:am\\s+)?|i'm\\s+)only\\s+(?:care"
                        + " about|interested in|want|look at|need|work with|work on)\\s+(?:the\\s+)?(?<only>.+)"
                        + "|(?:always\\s+)?(?:only|just)\\s+(?:show|count|include|use|give)\\s+(?:me\\s+)?(?<shown>.+)"
                        + "|(?:show|count|include|use|give)\\s+(?:me\\s+)?only\\s+(?<showing>.+)"
                        + "|always\\s+(?:filter|restrict|narrow)\\s+(?:by|to|on|for)?\\s*(?<filter>.+)");
        private static final Pattern DEFINITION =
                Pattern.compile("(?:by\\s+|when(?:ever)?\\s+\\w+\\s+(?:say|ask for|talk"
                        + " about|write)\\s+)?(?:the\\s+|an?\\s+)?[\"“'‘]?(.{1,60}?)[\"”'’]?,?"
                        + "\\s+(?:(?:i|we|you|they|people|users)\\s+)?(?:always\\s+|usually\\s+|really\\s+)?(?:means?|is"
                        + " defined as|stands? for|refers? to|is the same as|is another (?:word|name) for|is a synonym"
                        + " (?:for|of)|is short for|is computed as|is calculated as|equals)\\s+[\"“'‘]?(.+?)[\"”'’]?");
        private static final Pattern SELF = Pattern.compile("(?:i|i'm|i've|i'd|my|me|we|we're|our|call me|to)\\b.*");

        private static final List<Function<String, Optional<Preference>>> CLEAR =
                List.of(Phrases::zone, Phrases::team, Phrases::scale, Phrases::detail, Phrases::chart);

        private Phrases() {}

        static Hearing read(String words) {
            String low = words.toLowerCase(Locale.ROOT);
            return CLEAR.stream()
                    .map(reader -> reader.apply(words))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .<Hearing>map(Clear::new)
                    .or(() -> narrowing(words, low))
                    .or(() -> definition(words, low))
                    .orElseGet(() -> SELF.matcher(low).matches() ? new Personal(words) : new Statement(words));
        }

        private static boolean isWish(String low) {
            return WISH.matcher(low).find() && !STORED.matcher(low).find();
        }

        private static Optional<Preference> scale(String words) {
            String low = words.toLowerCase(Locale.ROOT);
            Matcher found = SCALE.matcher(low);
            if (!isWish(low)) {
                return Optional.empty();
            }
            return found.find()
                    ? Optional.of(
                            new Preference.Units(Scale.valueOf(found.group(1).toUpperCase(Locale.ROOT))))
                    : FULL.matcher(low).find() ? Optional.of(new Preference.Units(Scale.FULL)) : Optional.empty();
        }

        private static Optional<Preference> zone(String words) {
            return group(ZONE, words).flatMap(Zones::of).map(Preference.Zone::new);
        }

        private static Optional<Preference> team(String words) {
            return group(TEAM, words).map(Preference.Team::new);
        }

        private static Optional<Preference> detail(String words) {
            String low = words.toLowerCase(Locale.ROOT);
            Optional<Detail> level = BRIEF.matcher(low).find()
                    ? Optional.of(Detail.BRIEF)
                    : LONG.matcher(low).find()
                            ? Optional.of(Detail.FULL)
                            : USUAL.matcher(low).find() ? Optional.of(Detail.NORMAL) : Optional.empty();
            return level.filter(found -> isWish(low)).map(Preference.Details::new);
        }

        private static Optional<Preference> chart(String words) {
            String low = words.toLowerCase(Locale.ROOT);
            Matcher found = CHART.matcher(low);
            if (!found.find() || !isWish(low)) {
                return Optional.empty();
            }
            String said = String.valueOf(found.group(1) == null ? found.group(2) : found.group(1));
            return Optional.of(new Preference.Charts(
                    said.startsWith("bar")
                            ? ChartTaste.BARS
                            : said.startsWith("line") ? ChartTaste.LINES : ChartTaste.NONE));
        }

        private static Optional<Hearing> narrowing(String words, String low) {
            Matcher found = NARROWING.matcher(low);
            if (!found.matches()) {
                return Optional.empty();
            }
            String column = named(words, found, "column", "mine");
            String value = named(words, found, "value", "own", "only", "shown", "showing", "filter");
            return Optional.of(new Narrowing(column, value, words));
        }

        private static String named(String words, Matcher found, String... groups) {
            for (String group : groups) {
                if (found.start(group) >= 0) {
                    return words.substring(found.start(group), found.end(group)).strip();
                }
            }
            return "";
        }

        private static Optional<Hearing> definition(String words, String low) {
            Matcher found = DEFINITION.matcher(low);
            return found.matches()
                    ? Optional.of(new Definition(
                            words.substring(found.start(1), found.end(1)).strip(),
                            words.substring(found.start(2), found.end(2)).strip(),
                            words))
                    : Optional.empty();
        }

        /** The first group that took part, spelled as it was typed. */
        private static Optional<String> group(Pattern pattern, String words) {
            Matcher found = pattern.matcher(words.toLowerCase(Locale.ROOT));
            if (!found.matches()) {
                return Optional.empty();
            }
            for (int group = 1; group <= found.groupCount(); group++) {
                if (found.start(group) >= 0) {
                    return Optional.of(words.substring(found.start(group), found.end(group))
                            .strip());
                }
            }
            return Optional.empty();
        }
    }
}
