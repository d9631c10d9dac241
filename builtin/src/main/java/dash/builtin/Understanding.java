package dash.builtin;

import dash.builtin.choice.Belief;
import dash.builtin.choice.Candidate;
import dash.builtin.choice.Evidence;
import dash.builtin.choice.Governance;
import dash.builtin.choice.WordUse;
import dash.builtin.links.Columns;
import dash.builtin.links.FunctionWords;
import dash.builtin.links.LightWords;
import dash.builtin.links.Linker;
import dash.builtin.links.MetricLink;
import dash.builtin.links.MetricLinker;
import dash.builtin.links.Names;
import dash.builtin.links.ParameterValues;
import dash.builtin.links.Phrases;
import dash.builtin.links.ValueLinker;
import dash.builtin.links.VocabularyLinker;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import dash.builtin.periods.TimeWords;
import dash.builtin.readings.Generator;
import dash.builtin.readings.HalvedReader;
import dash.builtin.readings.MetricReader;
import dash.builtin.readings.PatternReader;
import dash.builtin.readings.SchemaReading;
import dash.builtin.readings.chart.SchemaReader;
import dash.builtin.sql.AskedSql;
import dash.builtin.sql.MetricSql;
import dash.builtin.sql.PatternSql;
import dash.builtin.sql.Rendered;
import dash.builtin.sql.ToldDays;
import dash.builtin.wording.Asides;
import dash.builtin.wording.PlainWording;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.schema.Schema;
import dash.search.Values;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One question on its way through words, periods, links, readings and sql. */
final class Understanding {

    /** More words than this are a story; reading it word by word would take long and still fail. */
    private static final int MOST_TOKENS = 80;

    private static final int MOST_OF_A_VALUE = 5;

    private final String question;
    private final List<Token> tokens;
    private final Context context;
    private final Phrases phrases;
    private final PeriodGrammar grammar;
    private final List<PeriodMention> periods;
    private final List<MetricLink> links;
    private final MetricReader reader;
    private final ParameterValues parameters;
    private final Values values;

    /** The same in plainer words. */
    private final Optional<Understanding> plainer;

    private List<Candidate.OfSchema> byCost = List.of();
    private List<Candidate.OfSchema> weighed = List.of();
    private boolean read;

    Understanding(String question, Context context, Values values) {
        this(question, context, values, true);
    }

    private Understanding(String question, Context context, Values values, boolean plain) {
        this.question = question;
        this.values = values;
        this.context = context;
        this.tokens = tokens(question, context);
        this.phrases = new Phrases(context.knowledge());
        this.grammar = new PeriodGrammar(context.calendar(), context.today());
        this.periods = grammar.find(tokens);
        this.links = new MetricLinker(context.knowledge(), phrases).find(tokens);
        Set<Metric> metrics = new LinkedHashSet<>();
        links.forEach(link -> metrics.add(link.metric()));
        this.reader = reader(metrics);
        this.parameters = new ParameterValues(question, tokens, context, values);
        LightWords known = new LightWords(context.knowledge(), context.schema());
        this.plainer = plain
                ? plainer(question, context.schema(), known)
                        .map(words -> new Understanding(words, context, values, false))
                : Optional.empty();
    }

    private static Optional<String> plainer(String question, Schema schema, LightWords known) {
        String left = new Asides(schema).left(question);
        Optional<String> plain = PlainWording.of(left, known::known);
        return left.equals(question) ? plain : plain.or(() -> Optional.of(left));
    }

    private static List<Token> tokens(String question, Context context) {
        List<Token> all = TimeWords.understood(Names.marked(Words.of(question)), context.knowledge());
        return all.size() > MOST_TOKENS ? List.of() : all;
    }

    List<Candidate.OfMetric> metrics() {
        MetricSql sql = new MetricSql(context);
        List<Candidate.OfMetric> candidates = new ArrayList<>();
        Evidence evidence = new Evidence(question, tokens);
        links.stream().flatMap(link -> reader.read(link).stream()).forEach(reading -> {
            // What people agreed on means what they say; a draft that leaves out what is asked for is not meant.
            if (sql.render(reading.query()) instanceof Rendered.Sql rendered
                    && !(context.knowledge().isDraft(reading.link().metric()) && evidence.loses(rendered.sql()))) {
                candidates.add(new Candidate.OfMetric(reading, rendered));
            }
        });
        return candidates;
    }

    /** Readings for metrics that people agreed on and that the question describes without naming them. */
    List<Candidate.OfMetric> described() {
        MetricSql sql = new MetricSql(context);
        List<Metric> agreed = context.knowledge().agreedMetrics().stream()
                .filter(Metric::runnable)
                .toList();
        List<Candidate.OfMetric> candidates = new ArrayList<>();
        List<MetricLink> described = new VocabularyLinker(agreed, phrases).find(tokens, periods);
        MetricReader reading = reader(new LinkedHashSet<>(agreed));
        for (MetricLink link : described) {
            reading.readDescribed(link).forEach(found -> {
                if (sql.render(found.query()) instanceof Rendered.Sql rendered) {
                    candidates.add(new Candidate.OfMetric(found, rendered));
                }
            });
        }
        return candidates;
    }

    private MetricReader reader(Set<Metric> metrics) {
        return new MetricReader(
                tokens,
                new Linker(tokens, periods, phrases, new LightWords(context.knowledge(), context.schema())),
                new ValueLinker(question, tokens, metrics, context, values),
                new Columns(context.knowledge(), context.schema()));
    }

    List<Candidate.OfPattern> patterns() {
        PatternReader patterns = new PatternReader(
                tokens,
                periods,
                grammar,
                phrases,
                parameters,
                context.knowledge().metrics());
        List<Candidate.OfPattern> candidates = new ArrayList<>();
        context.knowledge()
                .patterns()
                .forEach(pattern -> patterns.read(pattern).ifPresent(reading -> {
                    if (new PatternSql(context.schema().dialect()).render(reading) instanceof Rendered.Sql rendered) {
                        candidates.add(new Candidate.OfPattern(reading, rendered));
                    }
                }));
        return candidates;
    }

    /** Whether the question is all about a metric that people agreed on, so that nothing else is meant. */
    boolean understood() {
        boolean one = new MetricLinker(context.knowledge(), phrases).namesOne(tokens);
        return one
                || links.stream()
                        .filter(link ->
                                link.metric().runnable() && !context.knowledge().isDraft(link.metric()))
                        .anyMatch(link -> reader.unexplained(link).isEmpty());
    }

    /** Readings over the live schema, the most probable first. */
    List<Candidate.OfSchema> schema(SchemaNames names) {
        return likelier(names).weighed;
    }

    /** What speaks for and against each of the readings by cost. */
    List<Map<String, Double>> evidence(SchemaNames names) {
        Understanding likelier = likelier(names);
        return new Evidence(likelier.question, likelier.tokens).of(likelier.byCost);
    }

    /** Readings over the live schema, the one with the least against it first. */
    List<Candidate.OfSchema> byCost(SchemaNames names) {
        return likelier(names).byCost;
    }

    /** As it is asked or in plainer words, whichever has the more probable reading. */
    private Understanding likelier(SchemaNames names) {
        read(names);
        return plainer.filter(words -> words.likelier(names).best() >= best()).orElse(this);
    }

    private double best() {
        return weighed.stream().mapToDouble(Candidate.OfSchema::belief).max().orElse(0);
    }

    private void read(SchemaNames names) {
        if (read) {
            return;
        }
        read = true;
        Context told = ToldDays.read(context);
        AskedSql sql = new AskedSql(told);
        List<Candidate.OfSchema> candidates = new ArrayList<>();
        Governance governance = new Governance(context.knowledge());
        Generator generator = new SchemaReader(told, names, values);
        for (SchemaReading reading : readings(generator)) {
            Optional<SchemaReading> settled = governance
                    .settled(reading.asked())
                    .map(asked -> new SchemaReading(asked, reading.cost(), reading.features(), reading.ignored()));
            if (settled.isPresent() && sql.render(settled.get().asked()) instanceof Rendered.Sql rendered) {
                candidates.add(new Candidate.OfSchema(settled.get(), rendered));
            }
        }
        byCost = List.copyOf(candidates);
        weighed = Belief.fitted().weighed(question, tokens, byCost);
    }

    /** As a whole, and in halves that say one thing each; the one with the least against it first. */
    private List<SchemaReading> readings(Generator generator) {
        List<SchemaReading> all = new ArrayList<>(new HalvedReader(generator, this::worded).read(worded(question)));
        all.addAll(generator.read(worded(question)));
        all.sort(Comparator.comparingDouble(SchemaReading::cost));
        return all;
    }

    private Generator.Worded worded(String text) {
        if (text.equals(question)) {
            return new Generator.Worded(question, tokens, periods, links);
        }
        List<Token> words = tokens(text, context);
        return new Generator.Worded(
                text, words, grammar.find(words), new MetricLinker(context.knowledge(), phrases).find(words));
    }

    List<Token> tokens() {
        return tokens;
    }

    /** The words that nothing explains when the question is read as one for what it names. */
    List<Token> unexplained(SchemaNames names) {
        if (namesOneInUse()) {
            Set<String> words = reader.unexplained(nearest());
            return tokens.stream().filter(token -> words.contains(token.text())).toList();
        }
        BitSet explained = new BitSet();
        links.forEach(link -> explained.or(link.tokens()));
        periods.forEach(mention -> explained.set(mention.from(), mention.to()));
        names.links(tokens).stream()
                .filter(link -> link.cost() <= Refusal.SURELY)
                .forEach(link -> explained.set(link.from(), link.to()));
        List<Integer> open = IntStream.range(0, tokens.size())
                .filter(index -> !explained.get(index) && FunctionWords.meaningful(tokens.get(index)))
                .boxed()
                .toList();
        BitSet values = open.isEmpty() ? new BitSet() : values(open);
        return open.stream()
                .filter(index -> !values.get(index))
                .map(tokens::get)
                .toList();
    }

    /** The metrics that it names and that people agreed on. */
    List<Metric> named() {
        return links.stream()
                .map(MetricLink::metric)
                .filter(metric -> !context.knowledge().isDraft(metric) && metric.runnable())
                .distinct()
                .toList();
    }

    /** Which of the tokens are, alone or with their neighbours, a value of some column. */
    private BitSet values(List<Integer> places) {
        Map<String, BitSet> texts = new HashMap<>();
        for (int from : places) {
            for (int to = from + 1; to <= from + MOST_OF_A_VALUE && places.contains(to - 1); to++) {
                String text = tokens.subList(from, to).stream().map(Token::text).collect(Collectors.joining(" "));
                texts.computeIfAbsent(text, unseen -> new BitSet()).set(from, to);
            }
        }
        BitSet found = new BitSet();
        values.find(List.copyOf(texts.keySet()), Respelled.columns(context.schema()))
                .forEach(match -> found.or(texts.getOrDefault(match.text(), new BitSet())));
        return found;
    }

    /** To hold readings against the words. */
    WordUse wordUse(SchemaNames names) {
        return new WordUse(tokens, periods, names.links(tokens), context);
    }

    /** Whether it names a metric that people agreed on, in use or not. */
    boolean namesAMetric() {
        return setAside().isPresent() || namesOneInUse();
    }

    private boolean namesOneInUse() {
        return !named().isEmpty();
    }

    /** Those of them that a person would look up. */
    private List<Token> unknown(SchemaNames names) {
        return unexplained(names).stream()
                .filter(FunctionWords::content)
                .filter(token -> FunctionWords.telling(token)
                        || (FunctionWords.meaningful(token) && !SchemaNames.isEnglish(token.lower())))
                .toList();
    }

    private MetricLink nearest() {
        return links.stream()
                .filter(link -> link.metric().runnable())
                .min(Comparator.comparingInt(
                                (MetricLink link) -> reader.unexplained(link).size())
                        .thenComparingInt(link -> -link.tokens().cardinality()))
                .orElseGet(links::getFirst);
    }

    private Obstacle obstacle(MetricLink nearest, SchemaNames names) {
        return new Obstacle(
                tokens, context, nearest, reader.links(nearest), reader.unexplained(nearest), unknown(names));
    }

    private static String named(Metric metric) {
        return metric.name() + (metric.owner().isBlank() ? "" : ", which " + metric.owner() + " owns,");
    }

    /** What stood in the way, told by the metric that came closest, or by what the live schema has of it. */
    String whyNot(SchemaNames names) {
        if (question.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return "There is no question in this.";
        }
        if (tokens.isEmpty()) {
            return "The question is longer than I can read.";
        }
        Optional<MetricLink> prose =
                links.stream().filter(link -> !link.metric().runnable()).findFirst();
        if (links.stream().allMatch(link -> context.knowledge().isDraft(link.metric()))) {
            return new Refusal(tokens, context, names.links(tokens), unknown(names)).told();
        }
        MetricLink nearest = nearest();
        if (!nearest.metric().runnable()) {
            return prose.map(link -> named(link.metric())).orElse("This")
                    + " is known in words only; nobody has written down yet how to compute it.";
        }
        return obstacle(nearest, names).told();
    }

    /** The question names a metric that is out of use: nothing else is what people mean by that name. */
    Optional<String> setAside() {
        return context.knowledge().metricsSetAside().entrySet().stream()
                .filter(metric -> new MetricLinker(Knowledge.of(List.of(metric.getKey())), phrases)
                        .find(tokens).stream()
                                .anyMatch(named -> links.stream().noneMatch(link -> link.includes(named))))
                .map(metric -> metric.getKey().name() + " no longer agrees with the source: " + metric.getValue()
                        + ". Nothing is computed in its name until it is mended; see dash check.")
                .findFirst();
    }
}
