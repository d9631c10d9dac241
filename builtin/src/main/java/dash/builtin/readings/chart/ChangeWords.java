package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the words that say that something changed, and that steps of time are held against the ones before. */
final class ChangeWords {

    private static final String GRAIN = "(day|week|month|quarter|year)";
    private static final Pattern OVER = Pattern.compile(
            GRAIN + " (?:over|on|to) (?:the )?" + "(day|week|month|quarter|year)|from one " + GRAIN + " to the next");
    private static final Map<String, Grain> SHORT =
            Map.of("yoy", Grain.YEAR, "qoq", Grain.QUARTER, "mom", Grain.MONTH, "wow", Grain.WEEK, "dod", Grain.DAY);
    private static final Pattern PREVIOUS = Pattern.compile(
            "(?:(?:when )?compar(?:ed|ing|ison)(?: to| with)|against|versus|vs|relative to|than|over|from|on|to)"
                    + " (?:in )?(?:the |that of the |its |their |each )?"
                    + "(?:(?:previous|prior|preceding) " + GRAIN + "|" + GRAIN + " (?:before|earlier))");
    private static final String[] WEAK = {"over", "from", "on", "to"};

    private static final Pattern PERCENT = Pattern.compile("(?:percentage|percent|%|relative) "
            + "(?:change|growth|increase|gain|rise|(decrease|decline|drop|fall|reduction))"
            + "|(?:growth|change) rate|rate of (?:growth|change)");
    private static final Pattern RISE =
            Pattern.compile("(?:change|changes|increase|increases|rise|gain|grow|grows)(?= )");
    private static final Pattern FALL = Pattern.compile("(?:decrease|decline|drop|fall|reduction|shrink)(?= )");
    private static final Pattern ROSE = Pattern.compile("(?:changed|increased|rose|risen|grew|grown)(?= )");
    private static final Pattern FELL =
            Pattern.compile("(?:decreased|declined|dropped|fell|fallen|shrank|shrunk)(?= )");

    /** "how many prices changed" asks for the prices, and "how have prices changed" for the change. */
    private static final Pattern ASKED = Pattern.compile("\\b(how (?!many)|by how|by what|what percent)");

    private static final Pattern GROWTH = Pattern.compile("growth(?= )");

    private static final Pattern RUNNING = Pattern.compile("\\b(running|rolling) (total|sum|count|tally|number) ");
    private static final Pattern CUMULATIVE = Pattern.compile("\\b(cumulative|cumulatively|cumulated|accumulated) ");
    private static final Pattern STEPPED = Pattern.compile("\\b(by|per|each|every) (day|week|month|quarter|year) ");
    private static final Pattern COUNTED =
            Pattern.compile("\\b(cumulative|running|rolling) (total )?(number|count|tally) ");
    private static final Pattern TOTAL = Pattern.compile("\\b(total|sum|combined|overall|cumulative) ");
    private static final Pattern MOVING = Pattern.compile("\\b(moving|rolling|running) (average|mean) ");

    private final List<Token> tokens;
    private final List<Integer> starts = new ArrayList<>();
    private final String text;

    ChangeWords(List<Token> tokens) {
        this.tokens = List.copyOf(tokens);
        StringBuilder all = new StringBuilder();
        for (Token token : tokens) {
            starts.add(all.length());
            all.append(token.lower()).append(' ');
        }
        this.text = all.toString();
    }

    void put(Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            int at = index;
            over(index).ifPresent(step -> layout.put(at, at + step.width(), step.sense(), Cost.NOTHING));
            previous(index).ifPresent(step -> layout.put(at, at + step.width(), step.sense(), Cost.NOTHING));
            change(index).ifPresent(change -> layout.put(at, at + change.width(), change.sense(), Cost.NOTHING));
        }
    }

    /** Whether a reading leaves out that something adds up along time, or that steps of it are held against each other. */
    boolean missedBy(Asked asked) {
        List<Term> told = asked.outputs().stream().map(Asked.Output::term).toList();
        boolean stepped = asked.groups().stream().anyMatch(Term.StepOf.class::isInstance);
        boolean running = told.stream().anyMatch(Term.Running.class::isInstance);
        boolean compared = told.stream().anyMatch(term -> Changes.name(term).isPresent());
        return (!running && (says(RUNNING) || ((stepped || says(STEPPED)) && says(CUMULATIVE))))
                || (running && says(COUNTED) && told.stream().anyMatch(ChangeWords::addsFractions))
                || (compared && !says(TOTAL) && told.stream().anyMatch(Changes::addsUnits))
                || says(MOVING)
                || (!compared && goesBySteps())
                || (goesAlong(told) && !unbroken(asked.where()));
    }

    /** Whether no step between two others is left out, as in "in January and June". */
    private static boolean unbroken(List<Condition> where) {
        long times = where.stream().filter(Condition.Within.class::isInstance).count();
        return times < 2 && Changes.unbroken(where).filter(where::equals).isPresent();
    }

    private static boolean goesAlong(List<Term> told) {
        return told.stream().anyMatch(term -> Changes.along(term).isPresent());
    }

    /** A sum of amounts is no number of anything. */
    private static boolean addsFractions(Term term) {
        return term instanceof Term.Running(Term.Figure figure, var each)
                && figure.function() == Term.Function.SUM
                && !(figure.of().orElse(null) instanceof Term.Attribute attribute
                        && World.column(attribute)
                                .filter(column -> column.type().matches("(?i).*(int|serial).*"))
                                .isPresent());
    }

    private boolean says(Pattern pattern) {
        return pattern.matcher(text).find();
    }

    /** Whether the words hold each step of time against the one before. */
    private boolean goesBySteps() {
        return IntStream.range(0, tokens.size())
                .mapToObj(index -> over(index).or(() -> previous(index)))
                .flatMap(Optional::stream)
                .anyMatch(step -> held(step.sense()));
    }

    private static boolean held(Sense sense) {
        return sense instanceof Sense.Stepwise(var grain, boolean held) && held;
    }

    private record Found(Sense sense, int width) {}

    private Optional<Found> over(int index) {
        if (tokens.get(index).is("annual")) {
            return Optional.of(new Found(new Sense.Stepwise(Grain.YEAR, false), 1));
        }
        Grain brief = SHORT.get(tokens.get(index).lower());
        return brief != null
                ? Optional.of(new Found(new Sense.Stepwise(brief, true), 1))
                : matched(OVER, index, matcher -> {
                    Optional<Grain> grain = grain(matcher);
                    boolean same = matcher.group(2) == null || matcher.group(1).equals(matcher.group(2));
                    return grain.filter(found -> same).map(found -> new Sense.Stepwise(found, true));
                });
    }

    private Optional<Found> previous(int index) {
        boolean weak = tokens.get(index).is(WEAK);
        return matched(PREVIOUS, index, matcher -> grain(matcher).map(grain -> new Sense.Stepwise(grain, !weak)));
    }

    private Optional<Found> change(int index) {
        return matched(
                        PERCENT,
                        index,
                        matcher -> Optional.of(new Sense.Change(
                                new Changes.Kind(false, true, matcher.group(1) != null), Optional.empty())))
                .or(() -> matched(GROWTH, index, matcher -> change(true, true, false)))
                .or(() -> matched(RISE, index, matcher -> change(true, false, false)))
                .or(() -> matched(FALL, index, matcher -> change(true, false, true)))
                .or(() -> says(ASKED) ? happened(index) : Optional.empty());
    }

    private Optional<Found> happened(int index) {
        return matched(ROSE, index, matcher -> change(true, false, false))
                .or(() -> matched(FELL, index, matcher -> change(true, false, true)));
    }

    private static Optional<Sense> change(boolean absolute, boolean percent, boolean falling) {
        return Optional.of(new Sense.Change(new Changes.Kind(absolute, percent, falling), Optional.empty()));
    }

    private static Optional<Grain> grain(Matcher matcher) {
        for (int group = 1; group <= matcher.groupCount(); group++) {
            if (matcher.group(group) != null) {
                return Grain.named(matcher.group(group));
            }
        }
        return Optional.empty();
    }

    /** What begins at a word and ends with one. */
    private Optional<Found> matched(Pattern pattern, int index, Function<Matcher, Optional<? extends Sense>> sense) {
        Matcher matcher = pattern.matcher(text).region(starts.get(index), text.length());
        if (!matcher.lookingAt() || text.charAt(matcher.end()) != ' ') {
            return Optional.empty();
        }
        int width = (int) starts.stream()
                .filter(start -> start >= starts.get(index) && start < matcher.end())
                .count();
        return sense.apply(matcher).map(found -> new Found(found, width));
    }
}
