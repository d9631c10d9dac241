package dash.builtin.links;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.periods.Grain;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Everything but values that the words of a question may stand for when it asks for one given metric. */
public final class Linker {

    /** A ranking longer than this is a slip of the keyboard. */
    public static final int LONGEST_RANKING = 10_000;

    static final Set<String> MOST =
            Set.of("most", "highest", "largest", "biggest", "greatest", "leading", "strongest", "longest");
    static final Set<String> LEAST = Set.of("least", "lowest", "smallest", "fewest", "weakest", "shortest");

    /** More is better where figures add up; of a duration or a rate nobody can tell from its name. */
    private static final Set<String> BEST = Set.of("best", "heaviest", "busiest");

    private static final Set<String> WORST = Set.of("worst", "poorest");
    private static final double SAME_MEANING = 0.75;

    private static final List<List<String>> SPLIT = List.of(
            List.of("split"),
            List.of("break"),
            List.of("down"),
            List.of("breakdown"),
            List.of("breakdown", "of"),
            List.of("divide"),
            List.of("divide", "between"),
            List.of("divide", "among"));
    /** What says nothing of its own: "ended up paying", "count them by reason". */
    private static final List<List<String>> PHRASES = List.of(
            List.of("ended", "up"),
            List.of("end", "up"),
            List.of("turned", "out"),
            List.of("count", "them"),
            List.of("going", "by"),
            List.of("according", "to"),
            List.of("that", "is"));

    private static final List<List<String>> BY = List.of(
            List.of("by"),
            List.of("per"),
            List.of("each"),
            List.of("every"),
            List.of("across"),
            List.of("broken", "down", "by"),
            List.of("split", "by"),
            List.of("split", "across"),
            List.of("split", "between"),
            List.of("divided", "by"),
            List.of("grouped", "by"),
            List.of("by", "each"),
            List.of("by", "every"),
            List.of("after", "each"),
            List.of("after", "every"),
            List.of("for", "each"),
            List.of("for", "every"),
            List.of("in", "each"),
            List.of("in", "every"),
            List.of("from", "every"),
            List.of("of", "every"),
            List.of("on", "every"),
            List.of("from", "each"),
            List.of("of", "each"),
            List.of("on", "each"));

    private final List<Token> tokens;
    private final List<PeriodMention> periods;
    private final Phrases phrases;
    private final LightWords lightWords;
    private final ShapeWords shapeWords;

    /** Whether it is a superlative of size or number. */
    public static boolean ranks(Token token) {
        return MOST.contains(token.lower()) || LEAST.contains(token.lower());
    }

    public Linker(List<Token> tokens, List<PeriodMention> periods, Phrases phrases, LightWords lightWords) {
        this.lightWords = lightWords;
        this.shapeWords = new ShapeWords(tokens);
        this.tokens = tokens;
        this.periods = periods;
        this.phrases = phrases;
    }

    public List<Link> links(Metric metric) {
        List<Link> links = new ArrayList<>();
        periods.forEach(mention -> {
            links.add(new Link.ToPeriod(mention.from(), mention.to(), mention.period()));
            mention.along()
                    .ifPresent(lasting -> links.add(new Link.ToPeriod(mention.from() + 1, mention.to(), lasting)));
        });
        metric.dimensions().forEach(dimension -> dimension(metric, dimension, links));
        metric.dimensions().forEach(dimension -> near(dimension, links));
        links.addAll(new LeftOut(tokens).links(metric));
        Implied implied = new Implied(metric, phrases, !periods.isEmpty());
        SamePeriod again = new SamePeriod(tokens, periods);
        for (int index = 0; index < tokens.size(); index++) {
            grain(index, links);
            ranking(index, metric, links);
            cues(index, metric, links);
            shapeWords.at(index, links);
            implied.at(tokens, index).ifPresent(links::add);
            again.at(index, metric, links);
            nothing(index, metric, links);
        }
        return links;
    }

    /** By its word, or by its table's word before it: "segment", "customer segment". */
    private void dimension(Metric metric, Dimension dimension, List<Link> links) {
        List<String> names = new ArrayList<>(List.of(dimension.word()));
        dimension.table().or(metric::table).ifPresent(table -> names.add(Implied.noun(table) + " " + dimension.word()));
        for (List<String> phrase : phrases.of(names)) {
            for (int index = 0; index < tokens.size(); index++) {
                if (MetricLinker.standsAt(tokens, index, phrase)) {
                    int to = index + phrase.size();
                    add(
                            new Link.ToDimension(
                                    index, to, dimension, tokens.get(to - 1).plural()),
                            links);
                }
            }
        }
    }

    /** A word of the same meaning, where the project has no other use for it: buyers for customers. */
    private void near(Dimension dimension, List<Link> links) {
        List<Token> word = Words.written(dimension.word());
        for (int index = 0; word.size() == 1 && index < tokens.size(); index++) {
            Token token = tokens.get(index);
            if (lightWords.foreign(token)
                    && !lightWords.light(token)
                    && Lexicon.english()
                                    .closeness(token.lower(), word.getFirst().lower())
                            >= SAME_MEANING) {
                add(new Link.ToDimension(index, index + 1, dimension, token.plural()), links);
            }
        }
    }

    /** Two words for one column are one dimension; the word that was used is the one to keep. */
    private void add(Link.ToDimension link, List<Link> links) {
        for (int index = 0; index < links.size(); index++) {
            if (links.get(index) instanceof Link.ToDimension other
                    && other.from() == link.from()
                    && other.to() == link.to()
                    && other.dimension().column().equals(link.dimension().column())
                    && other.dimension().table().equals(link.dimension().table())) {
                boolean used = Words.keys(link.dimension().word()).equals(keys(link.from(), link.to()));
                links.set(index, used ? link : other);
                return;
            }
        }
        links.add(link);
    }

    private List<String> keys(int from, int to) {
        return tokens.subList(from, to).stream().map(Token::key).toList();
    }

    private void grain(int index, List<Link> links) {
        String lower = tokens.get(index).lower();
        Grain.every(lower).ifPresent(grain -> links.add(new Link.ToGrain(index, index + 1, grain, false, true, true)));
        boolean prefixed = index + 1 < tokens.size();
        boolean fiscal = tokens.get(index).is("fiscal", "financial") && prefixed;
        if (tokens.get(index).is("calendar") && prefixed) {
            Token unit = tokens.get(index + 1);
            Grain.named(unit.lower())
                    .ifPresent(
                            grain -> links.add(new Link.ToGrain(index, index + 2, grain, false, false, unit.plural())));
        }
        Token noun = fiscal ? tokens.get(index + 1) : tokens.get(index);
        Optional<Grain> named = Grain.named(noun.lower());
        boolean fits = !fiscal
                || named.filter(grain -> grain == Grain.YEAR || grain == Grain.QUARTER)
                        .isPresent();
        if (fits) {
            named.ifPresent(grain ->
                    links.add(new Link.ToGrain(index, index + (fiscal ? 2 : 1), grain, fiscal, false, noun.plural())));
        }
        int series = fiscal ? index + 1 : index;
        if (series + 2 < tokens.size()
                && tokens.get(series + 1).is("by", "after")
                && noun.lower().equals(tokens.get(series + 2).lower())) {
            named.ifPresent(grain -> links.add(new Link.ToGrain(index, series + 3, grain, fiscal, true, true)));
        }
    }

    private void ranking(int index, Metric metric, List<Link> links) {
        Token token = tokens.get(index);
        boolean better = BEST.contains(token.lower());
        if (Units.additive(metric) && (better || WORST.contains(token.lower()))) {
            links.add(new Link.ToExtreme(index, index + 1, better));
        }
        compound(index, links);
        Token next = index + 1 < tokens.size() ? tokens.get(index + 1) : token;
        OptionalInt count = Words.number(token);
        if (token.is("top")) {
            OptionalInt behind = Words.number(next);
            if (behind.isEmpty()) {
                links.add(new Link.ToTop(index, index + 1, 0, false));
            } else if (behind.getAsInt() > 0 && behind.getAsInt() <= LONGEST_RANKING) {
                links.add(new Link.ToTop(index, index + 2, behind.getAsInt(), false));
            }
        } else if (count.isPresent() && count.getAsInt() > 0 && count.getAsInt() <= 500) {
            links.add(new Link.ToTop(index, index + 1, count.getAsInt(), true));
        }
        if (MOST.contains(token.lower()) || LEAST.contains(token.lower())) {
            boolean most = MOST.contains(token.lower());
            links.add(new Link.ToExtreme(index, index + 1, most));
            boolean number = index + 2 < tokens.size()
                    && next.is("number", "amount", "count", "share")
                    && !next.is("share")
                    && tokens.get(index + 2).is("of");
            if (number) {
                links.add(new Link.ToExtreme(index, index + 3, most));
            }
        }
    }

    /** "Top-selling", "ten top", "number one". */
    private void compound(int index, List<Link> links) {
        if (spelled(index, List.of("top", "selling")) || spelled(index, List.of("best", "selling"))) {
            links.add(new Link.ToTop(index, index + 2, 0, false));
        }
        if (spelled(index, List.of("number", "one"))) {
            links.add(new Link.ToTop(index, index + 2, 1, false));
        }
        OptionalInt count = Words.number(tokens.get(index));
        if (count.isPresent()
                && count.getAsInt() > 0
                && count.getAsInt() <= 500
                && spelled(index + 1, List.of("top"))) {
            links.add(new Link.ToTop(index, index + 2, count.getAsInt(), false));
        }
    }

    private void cues(int index, Metric metric, List<Link> links) {
        Units.words(metric.unit().toLowerCase(Locale.ROOT)).stream()
                .filter(unit -> spelled(index, List.of("how", "many"))
                        && index + 2 < tokens.size()
                        && tokens.get(index + 2).key().equals(unit))
                .forEach(unit -> links.add(new Link.ToCue(index, index + 3, Link.Cue.HOW_MUCH)));
        SPLIT.forEach(words -> cue(index, Link.Cue.SPLIT, links, words));
        cue(
                index,
                Link.Cue.HOW_MANY,
                links,
                List.of("how", "many"),
                List.of("number", "of"),
                List.of("count", "of"),
                List.of("how", "often"),
                List.of("size", "of"),
                List.of("count"));
        cue(index, Link.Cue.HOW_MUCH, links, List.of("how", "much"));
        cue(index, Link.Cue.WHICH, links, List.of("which"));
        cue(index, Link.Cue.WHO, links, List.of("who"));
        cue(index, Link.Cue.LIST, links, List.of("list"), List.of("rank"), List.of("name"));
        cue(index, Link.Cue.AND, links, List.of("and"), List.of("or"));
        cue(index, Link.Cue.ALL, links, List.of("all"));
        BY.forEach(words -> cue(index, Link.Cue.BY, links, words));
        FunctionWords.now().forEach(words -> cue(index, Link.Cue.NOW, links, words));
    }

    @SafeVarargs
    private void cue(int index, Link.Cue cue, List<Link> links, List<String>... forms) {
        for (List<String> words : forms) {
            if (spelled(index, words)) {
                links.add(new Link.ToCue(index, index + words.size(), cue));
            }
        }
    }

    private boolean spelled(int index, List<String> words) {
        if (index + words.size() > tokens.size()) {
            return false;
        }
        for (int offset = 0; offset < words.size(); offset++) {
            if (!tokens.get(index + offset).lower().equals(words.get(offset))) {
                return false;
            }
        }
        return true;
    }

    /** "On 1 June alone", "on the single day 1 June", "in 2025 only": the period says it already. */
    private boolean besidePeriod(int index) {
        Token token = tokens.get(index);
        boolean behind = token.is("alone", "only") && periods.stream().anyMatch(mention -> mention.to() == index);
        boolean before = token.is("single", "day")
                && periods.stream()
                        .anyMatch(mention -> (mention.from() == index + 1 || mention.from() == index + 2)
                                && mention.period()
                                        .grain()
                                        .filter(Grain.DAY::equals)
                                        .isPresent());
        return behind || before;
    }

    private void nothing(int index, Metric metric, List<Link> links) {
        Token token = tokens.get(index);
        if (FunctionWords.empty(token) || (FunctionWords.adding(token) && Units.additive(metric))) {
            links.add(new Link.ToNothing(index, index + 1));
        }
        boolean total = index + 1 < tokens.size() && FunctionWords.adding(tokens.get(index + 1));
        if (lightWords.light(token) && !(token.is("running") && (total || spelled(index + 1, List.of("sum"))))) {
            links.add(new Link.ToLight(index, index + 1));
        }
        boolean relative = index > 0
                && token.is("who", "which")
                && FunctionWords.content(tokens.get(index - 1))
                && !tokens.get(index - 1).is("and", "or");
        boolean reason =
                token.is("why") && tokens.stream().anyMatch(other -> other.key().equals("reason"));
        if (relative || reason || besidePeriod(index)) {
            links.add(new Link.ToNothing(index, index + 1));
        }
        PHRASES.stream()
                .filter(words -> spelled(index, words))
                .forEach(words -> links.add(new Link.ToNothing(index, index + words.size())));
        FunctionWords.howLarge().stream()
                .filter(words -> spelled(index, words))
                .forEach(words -> links.add(new Link.ToNothing(index, index + words.size())));
        if (periods.isEmpty()) {
            FunctionWords.allTime().stream()
                    .filter(words -> spelled(index, words))
                    .forEach(words -> links.add(new Link.ToNothing(index, index + words.size())));
        }
    }
}
