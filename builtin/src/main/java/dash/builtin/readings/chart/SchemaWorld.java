package dash.builtin.readings.chart;

import dash.builtin.links.names.ColumnPrefix;
import dash.builtin.links.names.Explanation;
import dash.builtin.links.names.PersonNames;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.sql.JoinPaths;
import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** What the live schema and its keys tell. One for each question; keeps what it has found out. */
final class SchemaWorld implements World {

    private final JoinPaths paths;
    private final Schema schema;
    private final LocalDate today;
    private final Map<Occurrence, List<Term>> shown = new HashMap<>();
    private final Map<Occurrence, List<Term.Attribute>> dates = new HashMap<>();
    private final Map<Occurrence, List<Term.Attribute>> amounts = new HashMap<>();
    private final Map<Occurrence, List<Term.Attribute>> places = new HashMap<>();

    SchemaWorld(JoinPaths paths, Schema schema, LocalDate today) {
        this.paths = paths;
        this.schema = schema;
        this.today = today;
    }

    @Override
    public LocalDate today() {
        return today;
    }

    @Override
    public OptionalInt distance(Table from, Table to) {
        return paths.distance(from, to);
    }

    @Override
    public boolean toOne(Table from, Table to) {
        return paths.toOne(from, to);
    }

    @Override
    public Optional<Occurrence> between(Table one, Table other) {
        return schema.tables().stream()
                .filter(table -> leads(table, one) && leads(table, other))
                .findFirst()
                .map(Occurrence::of);
    }

    private static boolean leads(Table from, Table to) {
        return from.foreignKeys().stream().anyMatch(key -> key.target().equals(to.name()));
    }

    @Override
    public List<Term> shown(Occurrence rows) {
        return shown.computeIfAbsent(rows, all -> new Shown(all).terms());
    }

    @Override
    public Optional<Term.Attribute> key(Occurrence rows) {
        return rows.table().uniqueKeys().stream()
                .filter(key -> key.size() == 1)
                .findFirst()
                .map(key -> new Term.Attribute(rows, key.getFirst()))
                .filter(key -> World.family(key).map(TypeFamily::isNumber).orElse(false));
    }

    /** The one column that tells rows apart. */
    static Optional<Term.Attribute> onlyKey(Occurrence rows) {
        return rows.table().uniqueKeys().stream()
                .findFirst()
                .filter(key -> key.size() == 1)
                .map(key -> new Term.Attribute(rows, key.getFirst()));
    }

    @Override
    public List<Term.Attribute> dates(Occurrence rows) {
        return dates.computeIfAbsent(rows, this::dated);
    }

    private List<Term.Attribute> dated(Occurrence rows) {
        List<Term.Attribute> own = datesOf(rows);
        List<Term.Attribute> all = new ArrayList<>(own);
        if (own.isEmpty()) {
            rows.table().foreignKeys().stream()
                    .sorted(Comparator.comparing(key -> isOptional(key, rows.table())))
                    .flatMap(key -> schema.table(key.target()).stream())
                    .flatMap(table -> datesOf(Occurrence.of(table)).stream())
                    .forEach(all::add);
        }
        return all;
    }

    /** What a row may do without says less about when it happened than what each has. */
    private static boolean isOptional(ForeignKey key, Table table) {
        return key.columns().stream()
                .flatMap(column -> table.column(column).stream())
                .anyMatch(Column::nullable);
    }

    private static List<Term.Attribute> datesOf(Occurrence rows) {
        return rows.table().columns().stream()
                .map(column -> new Term.Attribute(rows, column.name()))
                .filter(attribute ->
                        (World.isTime(attribute) && World.family(attribute).orElseThrow() != TypeFamily.TIME_OF_DAY)
                                || TimeRules.isYear(attribute))
                .sorted(Comparator.comparingInt(SchemaWorld::unlikely))
                .toList();
    }

    /** When a row was last touched says little about what it tells. */
    private static int unlikely(Term.Attribute attribute) {
        String name = World.plain(attribute);
        if (Births.of(attribute)) {
            return 2;
        }
        if (name.matches(".*(update|modif|load|sync|delete|cancel|end|expir|return|due|close|birth|born|dob).*")) {
            return 2;
        }
        return name.matches(".*(creat|insert).*") ? 1 : 0;
    }

    @Override
    public List<Term.Attribute> amounts(Occurrence rows) {
        return amounts.computeIfAbsent(
                rows,
                all -> all.table().columns().stream()
                        .map(column -> new Term.Attribute(all, column.name()))
                        .filter(World::isNumber)
                        .filter(
                                attribute -> attribute
                                        .column()
                                        .toLowerCase(Locale.ROOT)
                                        .matches(
                                                ".*(amount|total|price|cost|value|revenue|sales|fee|salary|count|quantity|size|population|area|length|score|points).*"))
                        .toList());
    }

    @Override
    public List<Term.Attribute> places(Occurrence rows) {
        return places.computeIfAbsent(rows, this::placed);
    }

    private List<Term.Attribute> placed(Occurrence rows) {
        List<Term.Attribute> found = new ArrayList<>(placesOf(rows));
        for (ForeignKey key : rows.table().foreignKeys()) {
            schema.table(key.target()).ifPresent(table -> found.addAll(placesOf(Occurrence.of(table))));
        }
        return found;
    }

    private static List<Term.Attribute> placesOf(Occurrence rows) {
        return List.of("(.*_)?address", "(.*_)?location", "(.*_)?(city|town)(_name)?", "(.*_)?country(_name)?").stream()
                .flatMap(form -> rows.table().columns().stream()
                        .filter(column -> column.name().toLowerCase(Locale.ROOT).matches(form)))
                .map(column -> new Term.Attribute(rows, column.name()))
                .filter(World::isText)
                .toList();
    }

    /** What shows which row it is. */
    private record Shown(Occurrence rows) {

        /** Further back a name is that of something else: to whom an order is sent. */
        private static final int FRONT = 5;

        /** What people wrote about a column whose name says nothing. */
        private static final Pattern NAMED = Pattern.compile(
                "^(?:the )?(?:[\\p{L}-]+ ){0,2}(?:name|title)\\b|^(?:the )?(?:full )?(?:name|title) of ",
                Pattern.CASE_INSENSITIVE);

        List<Term> terms() {
            List<Column> columns = rows.table().columns();
            String noun = rows.table().name().name().toLowerCase(Locale.ROOT);
            List<Column> names = PersonNames.in(rows.table());
            if (names.size() == 2) {
                return attributes(names);
            }
            String single = WordKey.singular(noun);
            for (String form : List.of(
                    "name|.*full_?name",
                    "(" + Pattern.quote(noun) + "|" + Pattern.quote(single) + ")_?(name|nm|title)",
                    "title",
                    ".*(_name|name|_title|title|_nm)",
                    Pattern.quote(noun) + "|" + Pattern.quote(single),
                    ".*label|.*desc(r|ription)?|subject|headline")) {
                List<Column> found = matching(columns, form).stream()
                        .filter(Shown::isText)
                        .filter(column ->
                                !form.startsWith(".*(_name") || (columns.indexOf(column) < FRONT && !another(column)))
                        .toList();
                if (!found.isEmpty()) {
                    return attributes(found.subList(0, 1));
                }
            }
            Optional<Column> named = columns.stream()
                    .filter(Shown::isText)
                    .filter(column -> NAMED.matcher(column.comment()).find())
                    .findFirst();
            if (named.isPresent()) {
                return attributes(List.of(named.get()));
            }
            return rows.table().uniqueKeys().isEmpty() ? List.of(new Term.Whole(rows)) : key();
        }

        /** The name of something else, as is written beside it: the terminal of a berth, where berths go by keys of letters. */
        private boolean another(Column column) {
            List<String> about =
                    SchemaNames.parts(Explanation.of(column.comment()).head());
            String noun = rows.table().name().name().toLowerCase(Locale.ROOT);
            boolean legible = rows.table().uniqueKeys().stream()
                    .filter(key -> key.size() == 1)
                    .flatMap(key -> rows.table().column(key.getFirst()).stream())
                    .anyMatch(Shown::isText);
            return legible
                    && about.size() == 1
                    && !about.getFirst().matches("name|title|label|" + Pattern.quote(WordKey.singular(noun)))
                    && column.name().toLowerCase(Locale.ROOT).charAt(0)
                            == about.getFirst().charAt(0)
                    && noun.charAt(0) != about.getFirst().charAt(0);
        }

        /** Of a key of several columns the one that is named after the table, if there is one. */
        private List<Term> key() {
            String noun = WordKey.singular(rows.table().name().name().toLowerCase(Locale.ROOT));
            List<String> key = rows.table().uniqueKeys().getFirst();
            for (String column : key) {
                if (ColumnPrefix.plain(rows.table(), column).matches("(" + Pattern.quote(noun) + "_?)?id")) {
                    return List.of(new Term.Attribute(rows, column));
                }
            }
            return rows.table().uniqueKeys().getFirst().stream()
                    .<Term>map(name -> new Term.Attribute(rows, name))
                    .toList();
        }

        private static boolean isText(Column column) {
            return TypeFamily.of(column.type()).map(TypeFamily.TEXT::equals).orElse(true);
        }

        private List<Column> matching(List<Column> columns, String form) {
            Pattern called = Pattern.compile(form);
            return columns.stream()
                    .filter(column -> called.matcher(ColumnPrefix.plain(rows.table(), column.name()))
                            .matches())
                    .toList();
        }

        private List<Term> attributes(List<Column> columns) {
            return columns.stream()
                    .<Term>map(column -> new Term.Attribute(rows, column.name()))
                    .toList();
        }
    }
}
