package dash.builtin.readings;

import dash.builtin.links.FunctionWords;
import dash.builtin.links.Linker;
import dash.builtin.links.Names;
import dash.builtin.links.ParameterValues;
import dash.builtin.links.Phrases;
import dash.builtin.periods.Period;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Metric;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads a question as one that a query pattern answers: every content word of the question is a word of one of the
 * pattern's own questions or fills a parameter, and the question has nearly all content words of that pattern question.
 */
public final class PatternReader {

    /** With fewer of its words a question may well ask for something else. */
    private static final double LEAST_LIKENESS = 0.8;

    /** What joins two things or asks for each of them; which of these words is used makes no difference. */
    private static final Set<String> JOINTS =
            Set.of("and", "or", "vs", "versus", "by", "per", "each", "every", "beside", "besides");

    /** What is asked for is no matter of wording: which driver is not the drivers. */
    private static final Set<String> ASKING = Set.of("which", "who");

    private final List<Token> tokens;
    private final List<PeriodMention> periods;
    private final PeriodGrammar grammar;
    private final Phrases phrases;
    private final ParameterValues values;
    private final AskedColumns columns;

    public PatternReader(
            List<Token> tokens,
            List<PeriodMention> periods,
            PeriodGrammar grammar,
            Phrases phrases,
            ParameterValues values,
            List<Metric> metrics) {
        this.columns = new AskedColumns(tokens, metrics);
        this.tokens = tokens;
        this.periods = periods;
        this.grammar = grammar;
        this.phrases = phrases;
        this.values = values;
    }

    public Optional<PatternReading> read(QueryPattern pattern) {
        Optional<PatternReading> best = Optional.empty();
        List<String> questions = new ArrayList<>(pattern.questions());
        questions.add(pattern.name().replace('_', ' '));
        if (!pattern.summary().isBlank()) {
            questions.add(pattern.summary());
        }
        if (questions.stream().noneMatch(this::similar)) {
            return best;
        }
        Binding binding = bind(pattern);
        List<Set<String>> wordings = wordings(pattern, binding, questions);
        Set<String> all = new HashSet<>();
        wordings.forEach(all::addAll);
        for (Set<String> own : wordings) {
            Optional<PatternReading> reading = read(pattern, binding, own, all);
            if (reading.isPresent()
                    && reading.get().likeness()
                            > best.map(PatternReading::likeness).orElse(0.0)) {
                best = reading;
            }
        }
        return best;
    }

    private List<Set<String>> wordings(QueryPattern pattern, Binding binding, List<String> questions) {
        List<Set<String>> wordings = new ArrayList<>();
        for (String question : questions) {
            Set<String> examples = exampleValues(pattern, binding, question);
            for (List<String> wording : phrases.of(List.of(question))) {
                Set<String> own = contentOf(question, wording);
                own.removeAll(examples);
                wordings.add(own);
            }
        }
        return wordings;
    }

    /** Looking up values costs a round trip, so it is done only for patterns that share a word. */
    private boolean similar(String question) {
        Set<String> keys = new HashSet<>();
        phrases.of(List.of(question)).forEach(keys::addAll);
        return tokens.stream().anyMatch(token -> FunctionWords.content(token) && keys.contains(token.key()));
    }

    /** A word that stands in another question of the pattern is one of its words, too. */
    private Optional<PatternReading> read(QueryPattern pattern, Binding binding, Set<String> own, Set<String> all) {
        if (!binding.complete() || own.size() < 2) {
            return Optional.empty();
        }
        Set<String> asked = new LinkedHashSet<>();
        for (int index = 0; index < tokens.size(); index++) {
            if (!binding.used().contains(index) && telling(tokens.get(index))) {
                asked.add(tokens.get(index).key());
            }
        }
        boolean asksOtherwise = asked.stream().anyMatch(key -> ASKING.contains(key) && !own.contains(key));
        if (asksOtherwise || !all.containsAll(asked)) {
            return Optional.empty();
        }
        asked.retainAll(own);
        double likeness = (double) asked.size() / own.size();
        return likeness < LEAST_LIKENESS
                ? Optional.empty()
                : Optional.of(new PatternReading(
                        pattern,
                        binding.values(),
                        likeness,
                        binding.period(),
                        binding.assumptions(),
                        columns.of(pattern)));
    }

    private static boolean telling(Token token) {
        return FunctionWords.content(token) && !JOINTS.contains(token.lower());
    }

    /** The content words of a pattern's question, its example period left out. */
    private Set<String> contentOf(String question, List<String> wording) {
        List<Token> own = Names.marked(Words.written(question));
        Set<String> telling = new HashSet<>();
        own.stream().filter(PatternReader::telling).forEach(token -> telling.add(token.key()));
        Set<String> without = new HashSet<>();
        for (PeriodMention mention : grammar.find(own)) {
            own.subList(mention.from(), mention.to()).forEach(token -> without.add(token.key()));
        }
        Set<String> keys = new LinkedHashSet<>(wording);
        keys.removeAll(without);
        keys.removeIf(key -> JOINTS.contains(key)
                || (!telling.contains(key) && Words.written(key).stream().noneMatch(FunctionWords::content))
                || key.chars().allMatch(Character::isDigit));
        return keys;
    }

    /** The values that a pattern's question names as an example, where the asked question names its own. */
    private Set<String> exampleValues(QueryPattern pattern, Binding binding, String question) {
        Set<String> keys = new HashSet<>();
        for (Parameter parameter : pattern.parameters()) {
            if (parameter.column().isPresent() && binding.values().containsKey(parameter.name())) {
                keys.addAll(values.exampleIn(question, parameter));
            }
        }
        return keys;
    }

    private record Binding(
            Map<String, String> values, Set<Integer> used, String period, List<String> assumptions, boolean complete) {}

    private Binding bind(QueryPattern pattern) {
        Map<String, String> values = new HashMap<>();
        Set<Integer> used = new HashSet<>();
        List<String> assumptions = new ArrayList<>();
        Optional<Period> period =
                periods.size() == 1 ? Optional.of(periods.getFirst().period()) : Optional.empty();
        boolean periodTaken = false;
        boolean complete = periods.size() <= 1;
        for (Parameter parameter : pattern.parameters()) {
            Optional<String> value = value(parameter, period, used);
            boolean ofPeriod = value.isPresent() && overTime(parameter.type());
            periodTaken |= ofPeriod;
            value.ifPresent(text -> values.put(parameter.name(), text));
            if (value.isEmpty()) {
                complete &= parameter.defaultValue().isPresent();
                assumptions.add("The question does not say " + parameter.name().replace('_', ' ') + ", so it is "
                        + parameter.defaultValue().orElse("missing") + ".");
            }
        }
        if (periodTaken) {
            PeriodMention mention = periods.getFirst();
            for (int index = mention.from(); index < mention.to(); index++) {
                used.add(index);
            }
        }
        complete &= periods.isEmpty() || periodTaken;
        String words = periodTaken ? period.map(Period::words).orElse("") : "";
        return new Binding(values, used, words, assumptions, complete);
    }

    private static boolean overTime(Parameter.Type type) {
        return switch (type) {
            case YEAR, DATE, PERIOD_START, PERIOD_END -> true;
            case TEXT, INTEGER, NUMBER, BOOLEAN, TOP -> false;
        };
    }

    private Optional<String> value(Parameter parameter, Optional<Period> period, Set<Integer> used) {
        return switch (parameter.type()) {
            case YEAR -> period.flatMap(PatternReader::year);
            case DATE ->
                period.filter(found -> days(found) == 1).flatMap(Period::start).map(LocalDate::toString);
            case PERIOD_START ->
                period.filter(Period::closed).flatMap(Period::start).map(LocalDate::toString);
            case PERIOD_END ->
                period.filter(Period::closed).flatMap(Period::end).map(LocalDate::toString);
            case INTEGER, NUMBER -> number(used, Integer.MAX_VALUE);
            case TOP -> number(used, Linker.LONGEST_RANKING);
            case TEXT -> text(parameter, used);
            case BOOLEAN -> Optional.empty();
        };
    }

    private static Optional<String> year(Period period) {
        return period.closed()
                        && period.start().orElseThrow().getDayOfYear() == 1
                        && period.start()
                                .orElseThrow()
                                .plusYears(1)
                                .equals(period.end().orElseThrow())
                ? Optional.of(Integer.toString(period.start().orElseThrow().getYear()))
                : Optional.empty();
    }

    private static long days(Period period) {
        return period.closed()
                ? ChronoUnit.DAYS.between(
                        period.start().orElseThrow(), period.end().orElseThrow())
                : 0;
    }

    /** The first number that can be meant; one that is left over keeps the question from being read. */
    private Optional<String> number(Set<Integer> used, int most) {
        for (int index = 0; index < tokens.size(); index++) {
            OptionalInt number = Words.number(tokens.get(index));
            boolean possible = number.isPresent()
                    && number.getAsInt() <= most
                    && (number.getAsInt() > 0 || most == Integer.MAX_VALUE)
                    && !(index > 0 && tokens.get(index - 1).is("-"));
            if (possible && !inPeriod(index) && !tokens.get(index).is("one") && used.add(index)) {
                if (index > 0 && tokens.get(index - 1).is("top") && most < Integer.MAX_VALUE) {
                    used.add(index - 1);
                }
                return Optional.of(Integer.toString(number.orElseThrow()));
            }
        }
        return Optional.empty();
    }

    /** A value of the column that the parameter names; without a column only what stands in quotes. */
    private Optional<String> text(Parameter parameter, Set<Integer> used) {
        if (parameter.column().isEmpty()) {
            return quoted(used);
        }
        return values.find(parameter).map(found -> {
            for (int index = found.from(); index < found.to(); index++) {
                used.add(index);
            }
            return found.value();
        });
    }

    private Optional<String> quoted(Set<Integer> used) {
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).kind() == Token.Kind.QUOTED && used.add(index)) {
                return Optional.of(tokens.get(index).text());
            }
        }
        return Optional.empty();
    }

    private boolean inPeriod(int index) {
        return periods.stream().anyMatch(mention -> index >= mention.from() && index < mention.to());
    }
}
