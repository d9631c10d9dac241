package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.ValueTexts;
import dash.builtin.links.names.NameLink;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.context.Context;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Table;
import dash.schema.TypeFamily;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds values of columns in a question. */
final class ValueLinks {

    private static final int MOST_FOR_A_SPAN = 6;
    private static final int MOST_NAMES = 4;
    private static final int MOST_NEAR = 3;
    private static final double PART_OF_NAME = 0.3;

    private final Context context;
    private final Values values;
    private final String question;
    private final List<Token> tokens;
    private final WordClasses classes;

    ValueLinks(Context context, Values values, String question, List<Token> tokens, WordClasses classes) {
        this.classes = classes;
        this.context = context;
        this.values = values;
        this.question = question;
        this.tokens = tokens;
    }

    List<ValueLink> links(List<Table> tables, List<NameLink> names) {
        Map<ValueTexts.Span, Set<String>> texts = ValueTexts.of(question, tokens, context.knowledge());
        texts.forEach(this::further);
        Map<RelationName, Table> byName = new HashMap<>();
        tables.forEach(table -> byName.put(table.name(), table));
        Map<String, List<ValueMatch>> matches = new HashMap<>();
        find(tables, texts)
                .forEach(match -> matches.computeIfAbsent(
                                match.text().toLowerCase(Locale.ROOT), text -> new ArrayList<>())
                        .add(match));
        List<ValueLink> links = new ArrayList<>();
        texts.forEach((span, spellings) -> links.addAll(best(span, spellings, matches, byName, names)));
        links.addAll(new Codes(tokens, names).links(tables));
        links.addAll(new ShortCodes(context.schema(), tokens, names).links(context.knowledge()));
        links.addAll(nearly(texts, matches, byName));
        return links;
    }

    /** "Hamilton" where the values say "Lewis Hamilton": names of which a part is said, when few values have it. */
    private List<ValueLink> nearly(
            Map<ValueTexts.Span, Set<String>> texts,
            Map<String, List<ValueMatch>> matches,
            Map<RelationName, Table> tables) {
        Map<String, ValueTexts.Span> names = new LinkedHashMap<>();
        texts.forEach((span, spellings) -> {
            String text = spellings.iterator().next();
            boolean said = spellings.stream().anyMatch(each -> matches.containsKey(each.toLowerCase(Locale.ROOT)));
            boolean name = span.from() > 0
                    && tokens.subList(span.from(), span.to()).stream()
                            .allMatch(
                                    token -> Character.isUpperCase(token.text().charAt(0)));
            if (name && !said && text.length() > 3 && names.size() < MOST_NAMES) {
                names.put(text.toLowerCase(Locale.ROOT), span);
            }
        });
        if (names.isEmpty()) {
            return List.of();
        }
        Map<String, List<ValueMatch>> found = new LinkedHashMap<>();
        values.near(List.copyOf(names.keySet()), columns(tables.values()))
                .forEach(match -> found.computeIfAbsent(
                                match.text().toLowerCase(Locale.ROOT) + " " + match.column(), text -> new ArrayList<>())
                        .add(match));
        List<ValueLink> links = new ArrayList<>();
        found.values().stream()
                .filter(few -> few.size() <= MOST_NEAR)
                .forEach(few -> few.forEach(match -> {
                    ValueTexts.Span span = names.get(match.text().toLowerCase(Locale.ROOT));
                    Table table = tables.get(match.column().table());
                    if (span != null && table != null) {
                        links.add(link(span, table, match, PART_OF_NAME + 0.15 * (few.size() - 1)));
                    }
                }));
        return links;
    }

    private List<ColumnName> columns(Collection<Table> tables) {
        return tables.stream()
                .flatMap(table -> table.columns().stream()
                        .filter(ValueLinks::isText)
                        .map(column -> new ColumnName(table.name(), column.name())))
                .filter(name -> !sensitive(name))
                .toList();
    }

    /** An Italian restaurant may be one of Italy. */
    private void further(ValueTexts.Span span, Set<String> spellings) {
        if (span.to() == span.from() + 1) {
            done(tokens.get(span.from())).ifPresent(spellings::add);
            spellings.addAll(Lexicon.english().countryOf(tokens.get(span.from()).lower()));
            spellings.addAll(Genders.of(tokens.get(span.from()).lower()));
        }
        StateCodes.of(spellings).forEach(spellings::add);
    }

    /** What somebody did may be a value by its plain form: "bought" where a column says "buy". */
    static Optional<String> done(Token token) {
        String lower = token.lower();
        String plain = token.kind() == Token.Kind.WORD ? Lexicon.english().lemma(lower) : lower;
        boolean verb = Lexicon.english().parts(plain).contains(PartOfSpeech.VERB);
        // "Based" says where somebody is, and nothing of a base.
        boolean stands = lower.equals("based");
        return verb && !stands && !plain.equals(lower) && !lower.endsWith("s") ? Optional.of(plain) : Optional.empty();
    }

    /** Whether a link takes what somebody did for a value; nothing is named after what was done to it. */
    static boolean isDone(ValueLink link, List<Token> tokens) {
        return link.to() == link.from() + 1
                && !Lexemes.isName(link.attribute())
                && done(tokens.get(link.from()))
                        .filter(link.value()::equalsIgnoreCase)
                        .isPresent();
    }

    private List<ValueMatch> find(List<Table> tables, Map<ValueTexts.Span, Set<String>> texts) {
        Set<String> all = new LinkedHashSet<>();
        texts.values().forEach(all::addAll);
        List<ColumnName> columns = new ArrayList<>();
        List<ValueMatch> found = new ArrayList<>();
        for (Table table : tables) {
            for (Column column : table.columns()) {
                ColumnName name = new ColumnName(table.name(), column.name());
                if (!column.enumeration().isEmpty()) {
                    enumeration(column, name, all, found);
                } else if (isText(column) && !sensitive(name)) {
                    columns.add(name);
                }
            }
        }
        if (!all.isEmpty() && !columns.isEmpty()) {
            found.addAll(values.find(List.copyOf(all), columns));
        }
        return found;
    }

    private static void enumeration(Column column, ColumnName name, Set<String> texts, List<ValueMatch> found) {
        for (String value : column.enumeration()) {
            texts.stream()
                    .filter(text -> text.equalsIgnoreCase(value))
                    .forEach(text -> found.add(new ValueMatch(text, name, value)));
        }
    }

    private static boolean isText(Column column) {
        return TypeFamily.of(column.type()).filter(TypeFamily.TEXT::equals).isPresent();
    }

    private boolean sensitive(ColumnName name) {
        return sensitive(context, name);
    }

    /** Whether nobody may look for values in it. */
    static boolean sensitive(Context context, ColumnName name) {
        return context.knowledge().tables().stream()
                .filter(table -> context.schema()
                        .find(table.name())
                        .map(Table::name)
                        .filter(name.table()::equals)
                        .isPresent())
                .map(TableKnowledge::sensitiveColumns)
                .anyMatch(columns -> columns.contains(name.column()));
    }

    private List<ValueLink> best(
            ValueTexts.Span span,
            Set<String> spellings,
            Map<String, List<ValueMatch>> matches,
            Map<RelationName, Table> tables,
            List<NameLink> names) {
        Map<String, ValueLink> found = new LinkedHashMap<>();
        int place = 0;
        for (String spelling : spellings) {
            double further = place++ == 0 ? 0 : 0.1;
            for (ValueMatch match : matches.getOrDefault(spelling.toLowerCase(Locale.ROOT), List.of())) {
                Optional.ofNullable(tables.get(match.column().table()))
                        .filter(table -> Genders.fits(spelling, match.column().column()))
                        .map(table -> link(span, table, match, further + cost(span, match, names)))
                        .ifPresent(link -> found.merge(
                                link.attribute() + "=" + link.value(),
                                link,
                                (one, other) -> one.cost() <= other.cost() ? one : other));
            }
        }
        return found.values().stream()
                .sorted(Comparator.comparingDouble(ValueLink::cost)
                        .thenComparing(link -> link.attribute().toString()))
                .limit(MOST_FOR_A_SPAN)
                .toList();
    }

    private static ValueLink link(ValueTexts.Span span, Table table, ValueMatch match, double cost) {
        Term.Attribute attribute =
                new Term.Attribute(Occurrence.of(table), match.column().column());
        return new ValueLink(span.from(), span.to(), attribute, match.value(), cost);
    }

    private double cost(ValueTexts.Span span, ValueMatch match, List<NameLink> names) {
        Token first = tokens.get(span.from());
        boolean single = span.to() == span.from() + 1;
        boolean plain =
                single && first.kind() == Token.Kind.WORD && first.text().equals(first.lower());
        boolean sameCase = match.value().equals(match.text());
        boolean named = names.stream()
                .anyMatch(link -> link.from() <= span.from() && link.to() >= span.to() && link.cost() < 0.1);
        boolean mentioned = names.stream()
                .anyMatch(link ->
                        link.target().table().name().equals(match.column().table()) && link.cost() < 0.5);
        boolean did = single
                && !match.column().column().toLowerCase(Locale.ROOT).matches(Lexemes.NAMING)
                && done(first).filter(match.value()::equalsIgnoreCase).isPresent();
        boolean code = plain
                && !did
                && match.value().length() <= 4
                && match.value().equals(match.value().toUpperCase(Locale.ROOT));
        boolean says = plain && !sameCase && !did && classes.light(span.from());
        return (code ? 0.6 : 0)
                + (says ? 1.5 : 0)
                + (plain ? 0.15 : 0)
                + (named ? 0.5 : 0)
                + (sameCase ? 0 : 0.05)
                + (mentioned || did ? 0 : plain ? 0.3 : 0.1);
    }
}
