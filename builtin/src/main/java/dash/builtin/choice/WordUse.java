package dash.builtin.choice;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.LightWords;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.periods.Grain;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.schema.Column;
import dash.schema.Table;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Holds the words of a question against the statement that is to answer it: a word is used when it names a table, a column or a
 * value of the statement, stands in what people wrote about the metric or query pattern behind it, or is a word for its form.
 * How the reader came to the statement does not count, so that every way of reading is held to the same.
 *
 * @param names what the words may name in the live schema
 */
public record WordUse(List<Token> tokens, List<PeriodMention> periods, List<NameLink> names, Context context) {

    /** A name that is further from the words than this is a guess. */
    private static final double FAR = 0.85;

    private static final double NEAR = 0.75;
    private static final int SHORTEST = 4;
    private static final String[] MONEY = {
        "euro", "euros", "eur", "dollar", "dollars", "usd", "pound", "pounds", "gbp", "cents", "money"
    };
    private static final String[] SEQUENCE = {
        "earlier", "later", "previous", "previously", "prior", "afterwards", "next", "following"
    };
    private static final Pattern NAME = Pattern.compile("\"([^\"]+)\"|`([^`]+)`|[\\p{L}_][\\p{L}\\p{N}_]*");
    private static final Pattern TEXT = Pattern.compile("'((?:[^']|'')*)'");
    private static final Pattern DENYING = Pattern.compile("(un|in|non|im|dis)(?<stem>\\p{L}{4,})");

    public WordUse {
        tokens = List.copyOf(tokens);
        periods = List.copyOf(periods);
        names = List.copyOf(names);
    }

    /** The words that carry something and that the statement does not use, in their order. */
    public List<Token> unused(Candidate candidate) {
        Written statement = written(candidate);
        Statement form = new Statement(candidate.sql().sql());
        BitSet used = new BitSet();
        periods.forEach(mention -> used.set(mention.from(), mention.to()));
        names.stream()
                .filter(link -> link.cost() < FAR && statement.has(link.target()))
                .forEach(link -> used.set(link.from(), link.to()));
        if (candidate instanceof Candidate.OfMetric metric) {
            metric.reading().used().forEach(used::set);
        }
        LightWords light = new LightWords(context.knowledge(), context.schema());
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean says = statement.speaksOf(token) || shapes(index, form) || light.light(token);
            used.set(index, used.get(index) || (carries(token) && says));
        }
        return IntStream.range(0, tokens.size())
                .filter(index -> carries(tokens.get(index)) && !used.get(index) && !relates(index, used))
                .mapToObj(tokens::get)
                .toList();
    }

    /** A superlative is an order, a unit of time belongs to days, and money is no number of rows. */
    private boolean shapes(int index, Statement form) {
        Token token = tokens.get(index);
        boolean ranks = Lexicon.english()
                .measure(token.lower())
                .filter(measure -> measure.degree() == Degree.SUPERLATIVE)
                .isPresent();
        boolean large = index > 0 && tokens.get(index - 1).is("how") && token.is("big", "large", "high");
        boolean unit = Grain.named(token.lower()).isPresent() || token.is("hour", "hours", "minute", "minutes");
        return (ranks && form.has("order by", "max(", "min("))
                || (token.is(SEQUENCE) && form.has("exists", "<", ">", "lag(", "over ("))
                || large
                || (unit && form.has("interval", "date_trunc", "extract", "epoch", "date ", "timestamp"))
                || (token.is(MONEY) && (form.has("sum(", "avg(", "max(", "min(") || !form.has("count(")));
    }

    /** A verb between two words that are used says that they belong together, which the statement says by its joins. */
    private boolean relates(int index, BitSet used) {
        List<PartOfSpeech> parts = Lexicon.english().parts(tokens.get(index).lower());
        boolean verb = !parts.isEmpty()
                && parts.contains(PartOfSpeech.VERB)
                && (parts.getFirst() == PartOfSpeech.VERB || !tokens.get(index).plural());
        return verb && speaks(0, index, used) && speaks(index + 1, tokens.size(), used);
    }

    private boolean speaks(int from, int to, BitSet used) {
        return IntStream.range(from, to)
                .anyMatch(index -> used.get(index)
                        && carries(tokens.get(index))
                        && periods.stream().noneMatch(mention -> index >= mention.from() && index < mention.to()));
    }

    /** How many words carry something. */
    public int carrying() {
        return (int) tokens.stream().filter(WordUse::carries).count();
    }

    private static boolean carries(Token token) {
        boolean says = token.kind() == Token.Kind.WORD || token.kind() == Token.Kind.NAME;
        return says && !IdleWords.has(token) && Words.number(token).isEmpty();
    }

    private Written written(Candidate candidate) {
        String sql = candidate.sql().sql();
        Set<String> names = new HashSet<>();
        Set<String> words = new HashSet<>();
        Matcher texts = TEXT.matcher(sql);
        while (texts.find()) {
            add(texts.group(1), words);
        }
        Matcher found = NAME.matcher(TEXT.matcher(sql).replaceAll("''"));
        while (found.find()) {
            String name = Stream.of(1, 2)
                    .map(found::group)
                    .filter(each -> each != null)
                    .findFirst()
                    .orElseGet(found::group);
            names.add(name.toLowerCase(Locale.ROOT));
            SchemaNames.parts(name).forEach(part -> add(part, words));
        }
        Written written = new Written(names, words);
        context.schema().tables().forEach(table -> explain(table, written));
        switch (candidate) {
            case Candidate.OfMetric metric -> explain(metric.reading().query().metric(), words);
            case Candidate.OfPattern pattern -> explain(pattern.reading().pattern(), words);
            case Candidate.OfSchema schema -> add(AskedWords.of(schema.reading().asked()), words);
        }
        context.knowledge().glossary().forEach(entry -> explain(entry, words));
        return written;
    }

    private static void explain(Table table, Written written) {
        if (written.has(new Target.OfTable(table))) {
            for (Column column : table.columns()) {
                if (written.has(new Target.OfColumn(table, column))) {
                    add(column.comment(), written.words());
                }
            }
        }
    }

    private static void explain(Metric metric, Set<String> words) {
        add(metric.name(), words);
        add(metric.definition(), words);
        add(metric.unit(), words);
        metric.synonyms().forEach(synonym -> add(synonym, words));
        metric.dimensions().forEach(dimension -> add(dimension.word(), words));
    }

    private static void explain(QueryPattern pattern, Set<String> words) {
        add(pattern.name(), words);
        add(pattern.summary(), words);
        add(pattern.description(), words);
        pattern.questions().forEach(question -> add(question, words));
    }

    /** Words that people hold equal. */
    private static void explain(GlossaryEntry entry, Set<String> words) {
        List<String> all = Stream.concat(Stream.of(entry.term()), entry.synonyms().stream())
                .toList();
        if (all.stream().anyMatch(word -> words.containsAll(Words.keys(word)))) {
            all.forEach(word -> add(word, words));
        }
    }

    private static void add(String text, Set<String> words) {
        words.addAll(Words.keys(text.replace('_', ' ')));
    }

    /**
     * What a statement is made of.
     *
     * @param names of tables and columns, and whatever else stands in it, in lower case
     * @param words keys of all words by which it can be spoken of
     */
    private record Written(Set<String> names, Set<String> words) {

        boolean has(Target target) {
            return names.contains(target.table().name().name().toLowerCase(Locale.ROOT))
                    && switch (target) {
                        case Target.OfTable table -> true;
                        case Target.OfColumn(var table, Column column) -> has(column);
                        case Target.OfColumns(var table, List<Column> columns) ->
                            columns.stream().anyMatch(this::has);
                    };
        }

        private boolean has(Column column) {
            return names.contains(column.name().toLowerCase(Locale.ROOT));
        }

        boolean speaksOf(Token token) {
            Matcher denying = DENYING.matcher(token.lower());
            return has(token.lower()) || (denying.matches() && has(denying.group("stem")));
        }

        private boolean has(String word) {
            boolean same = words.contains(WordKey.of(word))
                    || Lexicon.english().lemmas(word).stream().anyMatch(lemma -> words.contains(WordKey.of(lemma)))
                    || Lexicon.english().countryOf(word).stream()
                            .anyMatch(country -> words.containsAll(Words.keys(country)));
            return same
                    || (word.length() >= SHORTEST
                            && words.stream()
                                    .filter(known -> known.length() >= SHORTEST)
                                    .anyMatch(known -> Lexicon.english().closeness(word, known) >= NEAR));
        }
    }
}
