package dash.builtin.links.names;

import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All phrases that the tables and columns of one table go by. */
final class Calling {

    /** Words that say what a column technically is and that people leave out. */
    private static final Set<String> TAILS = Set.of(
            "id",
            "number",
            "name",
            "code",
            "date",
            "time",
            "at",
            "on",
            "count",
            "type",
            "flag",
            "value",
            "amount",
            "key",
            "text",
            "score",
            "total",
            "title",
            "datetime",
            "timestamp",
            "level",
            "rate");

    private static final Set<String> HEADS =
            Set.of("number", "is", "has", "total", "count", "of", "the", "n", "was", "had");

    /** Words that say what a table technically is. */
    private static final Set<String> TECHNICAL = Set.of(
            "mst", "master", "tbl", "table", "dim", "fact", "data", "info", "list", "detail", "details", "hdr",
            "header", "rec", "record", "records", "tab", "t", "lookup", "ref");

    /** What a number is in; people say the number. */
    private static final Set<String> UNITS = Set.of(
            "cents",
            "usd",
            "eur",
            "gbp",
            "dollars",
            "euros",
            "km",
            "kms",
            "kilometers",
            "miles",
            "meters",
            "cm",
            "mm",
            "kg",
            "kgs",
            "lb",
            "lbs",
            "grams",
            "ms",
            "msec",
            "milliseconds",
            "sec",
            "secs",
            "seconds",
            "min",
            "mins",
            "minutes",
            "hr",
            "hrs",
            "hours",
            "days",
            "pct",
            "percent",
            "percentage",
            "sqm",
            "sqft",
            "mb",
            "gb",
            "kb",
            "bytes",
            "kwh",
            "ml");

    private static final double PART = 0.3;
    private static final double ROLE = 0.12;

    private final Shorthand shorthand;
    private final String house;
    private final FlatNames flat;
    private final Map<List<String>, Called> found = new LinkedHashMap<>();
    private final List<Called> called = new ArrayList<>();

    /**
     * @param house what the name of every table of the schema begins with; empty when there is none
     */
    Calling(Shorthand shorthand, String house, FlatNames flat) {
        this.shorthand = shorthand;
        this.house = house;
        this.flat = flat;
    }

    /** What a view shows stands in tables as well, mostly. */
    private static final double VIEW = 0.35;

    /** Rows that only join others are rarely what is asked for. */
    private static final double JUNCTION = 0.3;

    private static boolean joins(Table table) {
        boolean declared = table.foreignKeys().size() >= 2
                && table.columns().size() <= table.foreignKeys().size() + 2;
        boolean named = table.columns().size() <= 3
                && table.columns().size() >= 2
                && table.columns().stream()
                        .noneMatch(column ->
                                column.name().toLowerCase(Locale.ROOT).matches(".*(name|title|description|label)"))
                && table.columns().stream()
                                .filter(column ->
                                        column.name().toLowerCase(Locale.ROOT).endsWith("id"))
                                .count()
                        >= 2;
        return declared || named;
    }

    List<Called> of(Table table) {
        String name =
                house.isEmpty() ? table.name().name() : table.name().name().substring(house.length());
        List<String> noun = shorthand.words(name);
        named(new Target.OfTable(table), tableForms(noun, table));
        List<Column> people = PersonNames.in(table);
        if (people.size() == 2) {
            Target both = new Target.OfColumns(table, people);
            fullNames(noun).forEach(form -> called.add(new Called(both, keys(form), 0)));
        }
        flat.of(table)
                .forEach((person, written) -> called.add(
                        new Called(new Target.OfColumn(table, written), List.of(WordKey.of(person)), FlatNames.COST)));
        for (Column column : table.columns().stream().filter(Calling::legible).toList()) {
            named(new Target.OfColumn(table, column), columnForms(noun, table, column));
        }
        if (joins(table)) {
            return called.stream().map(each -> each.dearer(JUNCTION)).toList();
        }
        return table.kind() == Table.Kind.TABLE || table.kind() == Table.Kind.FOREIGN_TABLE
                ? called
                : called.stream().map(each -> each.dearer(VIEW)).toList();
    }

    /** What a machine keeps for itself is no answer to anybody. */
    private static boolean legible(Column column) {
        return !column.type().toLowerCase(Locale.ROOT).matches("tsvector|tsquery|bytea|.*blob");
    }

    private static List<List<String>> fullNames(List<String> noun) {
        List<List<String>> forms = new ArrayList<>();
        for (List<String> form : List.of(
                List.of("full", "name"),
                List.of("first", "and", "last", "name"),
                List.of("first", "name", "and", "surname"),
                List.of("given", "name", "and", "surname"),
                List.of("complete", "name"))) {
            forms.add(form);
            forms.add(joined(noun, form));
        }
        return forms;
    }

    private static Map<List<String>, Double> tableForms(List<String> noun, Table table) {
        Map<List<String>, Double> forms = new LinkedHashMap<>();
        forms.put(noun, 0.0);
        forms.putIfAbsent(undivided(table.name().name()), 0.0);
        List<String> telling = undivided(table.name().name()).stream()
                .filter(word -> !TECHNICAL.contains(word))
                .toList();
        if (telling.size() < undivided(table.name().name()).size() && !telling.isEmpty()) {
            forms.putIfAbsent(telling, 0.04);
        }
        if (noun.size() > 1) {
            boolean joins = joins(table);
            forms.putIfAbsent(noun.subList(1, noun.size()), joins ? 0.7 : PART);
            forms.putIfAbsent(List.of(noun.getLast()), joins ? 0.8 : 0.35);
            forms.putIfAbsent(List.of(noun.getFirst()), joins ? 1.0 : 0.6);
        }
        commented(table.comment(), noun, 0.25, forms);
        return forms;
    }

    private Map<List<String>, Double> columnForms(List<String> noun, Table table, Column column) {
        Map<List<String>, Double> forms = new LinkedHashMap<>();
        List<String> words = new ArrayList<>(noun.isEmpty() ? List.of() : wordsOf(column));
        forms.put(words, 0.0);
        forms.putIfAbsent(undivided(column.name()), 0.0);
        List<String> own =
                withoutOwner(noun, withoutPrefix(noun, shorthand.words(ColumnPrefix.without(table, column.name()))));
        forms.putIfAbsent(Identifier.written(ColumnPrefix.without(table, column.name())), 0.02);
        boolean key = isKey(table, column);
        if (!own.equals(words)) {
            forms.putIfAbsent(own, own.equals(List.of("number")) ? 0.4 : 0.02);
        }
        forms.putIfAbsent(joined(noun, own), 0.0);
        if (own.size() == 1 && !own.equals(words) && !own.equals(List.of("number"))) {
            forms.putIfAbsent(joined(joined(own, List.of("of")), noun), 0.0);
        }
        if (noun.size() > 1) {
            forms.putIfAbsent(joined(List.of(noun.getLast()), own), 0.05);
        }
        if (noun.size() > 1 && own.size() == 1 && !key && isNumber(column)) {
            forms.putIfAbsent(List.of(own.getFirst(), noun.getLast()), 0.05);
        }
        role(own, table, column).ifPresent(said -> forms.putIfAbsent(said, ROLE));
        parts(own, key, forms);
        if (own.size() > 1 && UNITS.contains(own.getLast())) {
            List<String> measured = own.subList(0, own.size() - 1);
            forms.merge(measured, 0.03, Math::min);
            forms.putIfAbsent(joined(noun, measured), 0.03);
            parts(measured, key, forms);
        }
        if (!key) {
            numbers(own, forms);
        }
        if (isTime(column)) {
            Moments.of(own.size() == 1 ? words : own).forEach((said, cost) -> {
                forms.putIfAbsent(said, cost);
                forms.putIfAbsent(joined(noun, said), cost);
            });
            if (Moments.isOnly(table, column)) {
                Moments.ONLY.forEach(forms::putIfAbsent);
            }
        }
        commented(column.comment(), own, key ? 0.3 : 0.2, forms);
        return forms;
    }

    /** What was written about a name that nobody can read is the name that people know. */
    private static void commented(String comment, List<String> name, double cost, Map<List<String>, Double> forms) {
        boolean cryptic = name.stream()
                .anyMatch(word -> (word.length() < 4 || !SchemaNames.KNOWN.test(word))
                        && !comment.toLowerCase(Locale.ROOT).contains(word));
        CommentNames.of(comment)
                .forEach((words, further) -> forms.merge(words, (cryptic ? cost / 2 : cost) + further, Math::min));
    }

    /** As it is written, for those who write it so. */
    private static List<String> undivided(String name) {
        return Identifier.written(name);
    }

    private List<String> wordsOf(Column column) {
        return shorthand.words(column.name());
    }

    /** Tells rows apart or leads to others: a number of that kind is never how many there are. */
    private static boolean isKey(Table table, Column column) {
        return table.uniqueKeys().stream().anyMatch(key -> key.contains(column.name()))
                || table.foreignKeys().stream().anyMatch(key -> key.columns().contains(column.name()));
    }

    private static boolean isTime(Column column) {
        return TypeFamily.of(column.type()).map(TypeFamily::isTime).orElse(false);
    }

    private static boolean isNumber(Column column) {
        return TypeFamily.of(column.type()).map(TypeFamily::isNumber).orElse(false);
    }

    /** {@code mentor_id} that leads to lecturers: what those are for the rows here. */
    private static Optional<List<String>> role(List<String> own, Table table, Column column) {
        boolean technical = own.size() > 1 && TAILS.contains(own.getLast());
        List<String> said = technical ? own.subList(0, own.size() - 1) : List.of();
        return table.foreignKeys().stream()
                .filter(key -> technical && key.columns().equals(List.of(column.name())))
                .filter(key -> !WordKey.singular(key.target().name().toLowerCase(Locale.ROOT))
                                .contains(WordKey.singular(said.getLast()))
                        && !key.target()
                                .name()
                                .toLowerCase(Locale.ROOT)
                                .startsWith(
                                        column.name().toLowerCase(Locale.ROOT).replaceAll("_?id$", "")))
                .map(key -> said)
                .findFirst();
    }

    private static void parts(List<String> own, boolean key, Map<List<String>, Double> forms) {
        if (own.size() < 2) {
            return;
        }
        if (TAILS.contains(own.getLast())) {
            boolean identifies = own.getLast().equals("id")
                    || (key && Set.of("number", "code", "key").contains(own.getLast()));
            forms.putIfAbsent(own.subList(0, own.size() - 1), identifies ? 0.8 : 0.25);
        }
        if (HEADS.contains(own.getFirst())) {
            forms.putIfAbsent(own.subList(1, own.size()), 0.12);
        }
        forms.putIfAbsent(List.of(own.getLast()), TAILS.contains(own.getLast()) ? 0.4 : PART);
        forms.putIfAbsent(List.of(own.getFirst()), 0.55);
        if (own.size() == 2) {
            forms.putIfAbsent(List.of(own.get(1), "of", own.get(0)), 0.05);
        }
    }

    /** A column that counts: {@code citation_num} and {@code num_citations} hold the number of citations. */
    private static void numbers(List<String> own, Map<List<String>, Double> forms) {
        Set<String> counting = Set.of("number", "count");
        List<String> counted = counting.contains(own.getLast())
                ? own.subList(0, own.size() - 1)
                : counting.contains(own.getFirst()) ? own.subList(1, own.size()) : List.of();
        if (!counted.isEmpty()) {
            forms.putIfAbsent(joined(List.of("number", "of"), counted), 0.0);
            forms.putIfAbsent(joined(List.of("how", "many"), counted), 0.0);
            forms.putIfAbsent(joined(counted, List.of("count")), 0.0);
        }
    }

    private static List<String> withoutPrefix(List<String> noun, List<String> words) {
        int shared = 0;
        while (shared < noun.size()
                && shared < words.size() - 1
                && WordKey.of(noun.get(shared)).equals(WordKey.of(words.get(shared)))) {
            shared++;
        }
        return words.subList(shared, words.size());
    }

    /** The {@code cost_of_treatment} of a treatment is its cost. */
    private static List<String> withoutOwner(List<String> noun, List<String> words) {
        int of = words.size() - 2;
        boolean own = of > 0
                && !noun.isEmpty()
                && words.get(of).equals("of")
                && WordKey.of(words.getLast()).equals(WordKey.of(noun.getLast()));
        return own ? words.subList(0, of) : words;
    }

    private static List<String> joined(List<String> one, List<String> other) {
        List<String> both = new ArrayList<>(one);
        both.addAll(other);
        return both;
    }

    private void named(Target target, Map<List<String>, Double> forms) {
        found.clear();
        Map<List<String>, Double> all = new LinkedHashMap<>(forms);
        forms.forEach((words, cost) -> EqualPhrases.of(words).forEach(other -> all.putIfAbsent(other, cost + 0.08)));
        all.forEach((words, cost) -> {
            List<String> keys = keys(words);
            Called known = found.get(keys);
            if (!keys.isEmpty() && (known == null || known.cost() > cost)) {
                found.put(keys, new Called(target, keys, cost));
            }
        });
        called.addAll(found.values());
    }

    private static List<String> keys(List<String> words) {
        return words.stream().map(WordKey::of).toList();
    }
}
