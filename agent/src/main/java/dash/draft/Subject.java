package dash.draft;

import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A table while it is being drafted: what the catalog says of it, what its rows say, and what its columns seem to be for. */
final class Subject {

    private static final Set<String> HAPPENED = Set.of(
            "date",
            "at",
            "on",
            "time",
            "timestamp",
            "created",
            "ordered",
            "order",
            "placed",
            "paid",
            "invoice",
            "sold",
            "sale",
            "occurred",
            "started",
            "start",
            "sent",
            "event",
            "opened",
            "signed",
            "posted",
            "rental",
            "payment");
    private static final Set<String> AFTERWARDS = Set.of(
            "updated",
            "update",
            "modified",
            "changed",
            "deleted",
            "removed",
            "birth",
            "born",
            "due",
            "required",
            "expires",
            "expired",
            "expiry",
            "ended",
            "end",
            "closed",
            "valid",
            "until",
            "last",
            "shipped",
            "return",
            "returned",
            "delivered",
            "cancelled",
            "canceled",
            "synced",
            "loaded");
    private static final Pattern CURRENCY =
            Pattern.compile("(?i)(?:^|[^a-z])(usd|eur|gbp|chf|jpy|cad|aud|sek|nok|dkk|pln|inr)(?:$|[^a-z])");

    private final Table table;
    private final String shortName;
    private final TableFindings findings;
    private final Predicate<ColumnName> sensitive;
    private final Map<String, Role> roles = new LinkedHashMap<>();

    Subject(Table table, String shortName, TableFindings findings, Predicate<ColumnName> sensitive) {
        this.table = table;
        this.shortName = shortName;
        this.findings = findings;
        this.sensitive = sensitive;
        table.columns().forEach(column -> roles.put(column.name(), Role.of(this, column)));
    }

    Table table() {
        return table;
    }

    /** The shortest name that means it. */
    String name() {
        return shortName;
    }

    TableFindings findings() {
        return findings;
    }

    Role role(Column column) {
        return roles.getOrDefault(column.name(), Role.OTHER);
    }

    Stream<Column> columns(Role role) {
        return table.columns().stream().filter(column -> role(column) == role);
    }

    boolean isSensitive(String column) {
        return sensitive.test(new ColumnName(table.name(), column));
    }

    boolean isKey(String column) {
        return table.uniqueKeys().contains(List.of(column))
                || findings.quirks(FoundQuirk.Kind.UNDECLARED_KEY)
                        .anyMatch(quirk -> quirk.columns().equals(List.of(column)));
    }

    /** The columns that tell rows apart: declared first, else found. */
    Optional<List<String>> key() {
        return table.uniqueKeys().stream()
                .findFirst()
                .or(() -> findings.quirks(FoundQuirk.Kind.UNDECLARED_KEY)
                        .map(FoundQuirk::columns)
                        .findFirst());
    }

    boolean isReference(String column) {
        return joins().stream().anyMatch(join -> join.columns().contains(column));
    }

    /** Text that is a number, a date or seconds: as it stands no statement can count on it. */
    boolean isMisread(String column) {
        return Stream.of(
                        FoundQuirk.Kind.NUMBER_AS_TEXT,
                        FoundQuirk.Kind.DATE_AS_TEXT,
                        FoundQuirk.Kind.EPOCH_SECONDS,
                        FoundQuirk.Kind.EPOCH_MILLISECONDS)
                .anyMatch(kind -> findings.has(kind, column));
    }

    /** Declared ones, then those that only the values tell. */
    List<FoundJoin> joins() {
        List<FoundJoin> joins = new ArrayList<>();
        for (ForeignKey key : table.foreignKeys()) {
            joins.add(new FoundJoin(key.columns(), key.target(), key.targetColumns(), 1));
        }
        findings.joins().stream().filter(join -> !isDeclared(join)).forEach(joins::add);
        return joins;
    }

    boolean isDeclared(FoundJoin join) {
        return table.foreignKeys().stream().anyMatch(key -> key.columns().equals(join.columns()));
    }

    /** When a row happened: the column that the rows are dated by. */
    Optional<Column> happened() {
        return columns(Role.TIME)
                .filter(column -> !isEmpty(column))
                .min(java.util.Comparator.comparingInt(this::distance));
    }

    private boolean isEmpty(Column column) {
        return findings.column(column.name())
                .filter(found -> found.nullShare() > 0.5)
                .isPresent();
    }

    private int distance(Column column) {
        List<String> words = Phrase.words(column.name());
        int afterwards = words.stream().anyMatch(AFTERWARDS::contains) ? 20 : 0;
        int happened = words.stream().anyMatch(HAPPENED::contains) ? 0 : 10;
        boolean dated = findings.has(FoundQuirk.Kind.FRESHNESS, column.name());
        return afterwards + happened + (column.nullable() ? 1 : 0) - (dated ? 2 : 0);
    }

    /** What people call a row, among the columns that may be told. */
    Optional<Column> label() {
        return columns(Role.LABEL).findFirst();
    }

    /** The conditions of the rows that are meant to count. */
    List<String> keep() {
        return findings.quirks().stream()
                .flatMap(quirk -> quirk.keep().stream())
                .distinct()
                .toList();
    }

    /** Three letters that stand in the column's name or comment; else "money". */
    String currency(Column column) {
        Matcher named = CURRENCY.matcher(column.name());
        Matcher told = CURRENCY.matcher(column.comment());
        if (named.find()) {
            return named.group(1).toUpperCase(java.util.Locale.ROOT);
        }
        return told.find() ? told.group(1).toUpperCase(java.util.Locale.ROOT) : "money";
    }
}
