package dash.builtin.choice;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.FunctionWords;
import dash.builtin.readings.SchemaReading;
import dash.builtin.readings.chart.Feature;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What speaks for and against each reading of a question, as named numbers: what it costs, its rivals, its form, its words. */
public final class Evidence {

    /** Readings that cost this little more are as good. */
    private static final double CLOSE = 0.3;

    private static final List<String> DECISIVE =
            List.of("lost-average", "lost-extreme", "lost-end", "lost-share", "lost-negation");

    private final List<Token> tokens;
    private final AskedFor askedFor;
    private final Unasked unasked;
    private final double contentWords;

    public Evidence(String question, List<Token> tokens) {
        this.tokens = List.copyOf(tokens);
        this.askedFor = new AskedFor(question, tokens);
        this.unasked = new Unasked(question, tokens);
        this.contentWords =
                Math.max(1, tokens.stream().filter(FunctionWords::content).count());
    }

    /** One for each, in their order, which is that of their costs. */
    public List<Map<String, Double>> of(List<Candidate.OfSchema> byCost) {
        List<Map<String, Double>> all = new ArrayList<>();
        for (int index = 0; index < byCost.size(); index++) {
            Map<String, Double> evidence = new LinkedHashMap<>();
            SchemaReading reading = byCost.get(index).reading();
            cost(reading, evidence);
            rivals(byCost, index, evidence);
            Statement statement = new Statement(byCost.get(index).sql().sql());
            boolean single = reading.asked().limit() == 1
                    || (!statement.has("group by") && statement.has("count(", "sum(", "avg("));
            evidence.put("restrictions", Math.min(reading.asked().where().size(), 4.0));
            Statement.tell(evidence, "single-row", single);
            statement.tell(evidence);
            askedFor.tell(statement, evidence);
            unasked.tell(reading.asked(), statement, askedFor.denies(), evidence);
            all.add(evidence);
        }
        return all;
    }

    /** Whether a statement leaves out a figure, a direction or a negation that the words name. */
    public boolean loses(String sql) {
        Map<String, Double> evidence = new LinkedHashMap<>();
        Statement statement = new Statement(sql);
        askedFor.tell(statement, evidence);
        return askedFor.losesSum(statement) || DECISIVE.stream().anyMatch(name -> evidence.getOrDefault(name, 0.0) > 0);
    }

    private void cost(SchemaReading reading, Map<String, Double> evidence) {
        Feature[] features = Feature.values();
        for (int index = 0; index < features.length; index++) {
            String name = "chart-" + features[index].name().toLowerCase(Locale.ROOT);
            evidence.put(name, (double) reading.features().get(index));
        }
        evidence.put("cost", Math.min(reading.cost(), 6));
        evidence.put("cost-above-1", Math.clamp(reading.cost() - 1, 0, 5));
        double ignored = reading.ignored().stream()
                .flatMap(word -> Words.of(word).stream())
                .filter(FunctionWords::content)
                .count();
        double saying = reading.ignored().stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(this::modifies)
                .count();
        double nouns = reading.ignored().stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(Evidence::isNoun)
                .count();
        evidence.put("ignored-noun", Math.min(nouns, 3));
        evidence.put("ignored-modifier", Math.min(saying, 2));
        evidence.put("ignored-words", (double) reading.ignored().size());
        evidence.put("ignored-content", ignored);
        evidence.put("explained", Math.max(0, 1 - ignored / contentWords));
    }

    /** Whoever passes over a thing that is spoken of answers for another. */
    private static boolean isNoun(String word) {
        List<PartOfSpeech> parts = Lexicon.english().parts(word);
        return !parts.isEmpty() && parts.getFirst() == PartOfSpeech.NOUN;
    }

    /** A word that says which ones: whoever passes over it counts others too. */
    private boolean modifies(String word) {
        List<PartOfSpeech> parts = Lexicon.english().parts(word);
        boolean adjective = !parts.isEmpty() && parts.getFirst() == PartOfSpeech.ADJECTIVE;
        boolean participle = parts.contains(PartOfSpeech.VERB) && word.matches(".*(ed|en)");
        return adjective || word.matches("(un|in|non)\\p{L}{5,}") || (participle && closes(word));
    }

    /** "were stolen", "injured in 2024": a verb behind which nothing stands that it could join to the rest. */
    private boolean closes(String word) {
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).lower().equals(word)) {
                return index + 1 == tokens.size()
                        || (index + 2 < tokens.size()
                                && tokens.get(index + 1).is("in", "during", "on", "since")
                                && tokens.get(index + 2).kind() == Token.Kind.NUMBER);
            }
        }
        return false;
    }

    private static void rivals(List<Candidate.OfSchema> byCost, int index, Map<String, Double> evidence) {
        double own = byCost.get(index).reading().cost();
        double next =
                index + 1 < byCost.size() ? byCost.get(index + 1).reading().cost() - own : 2;
        double behind = own - byCost.getFirst().reading().cost();
        long close = byCost.stream()
                        .filter(other -> Math.abs(other.reading().cost() - own) <= CLOSE)
                        .count()
                - 1;
        evidence.put("cheapest", index == 0 ? 1.0 : 0.0);
        evidence.put("second", index == 1 ? 1.0 : 0.0);
        evidence.put("ahead", index == 0 ? Math.min(next, 2) : 0);
        evidence.put("behind", Math.min(behind, 3));
        evidence.put("close-rivals", Math.min(close, 5) / 5.0);
        evidence.put("close-rivals-of-cheapest", index == 0 ? Math.min(close, 5) / 5.0 : 0);
        evidence.put("no-rival", byCost.size() == 1 ? 1.0 : 0.0);
    }
}
