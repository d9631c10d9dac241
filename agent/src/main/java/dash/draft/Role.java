package dash.draft;

import dash.schema.Column;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What a column seems to be for. A guess from its name, its type and its values; the first that fits. */
enum Role {
    /** Never looked into, never told. */
    SENSITIVE,
    /** Tells rows apart. */
    KEY,
    /** Points to another table. */
    REFERENCE,
    FLAG,
    TIME,
    /** What people call a row. */
    LABEL,
    /** Few values, worth breaking figures down by. */
    CATEGORY,
    /** Money that adds up. */
    AMOUNT,
    /** Something else that adds up. */
    QUANTITY,
    /** A number that is averaged and not added: a price, a share, a score. */
    RATE,
    OTHER;

    private static final Set<String> IDENTITY = Set.of("id", "ids", "key", "uuid", "guid", "pk", "hash", "checksum");
    private static final Set<String> NO_MEASURE = Set.of(
            "year",
            "month",
            "day",
            "week",
            "hour",
            "quarter",
            "latitude",
            "longitude",
            "lat",
            "lon",
            "lng",
            "zip",
            "postal",
            "postcode",
            "phone",
            "rank",
            "position",
            "version",
            "grid",
            "sequence",
            "seq",
            "sort",
            "order",
            "number",
            "no",
            "code",
            "index",
            "idx",
            "line",
            "row",
            "floor",
            "port");
    private static final Set<String> MONEY = Set.of(
            "amount",
            "total",
            "subtotal",
            "revenue",
            "sales",
            "cost",
            "costs",
            "fee",
            "fees",
            "tax",
            "vat",
            "payment",
            "paid",
            "income",
            "expense",
            "expenses",
            "budget",
            "salary",
            "wage",
            "freight",
            "spend",
            "charge",
            "charges",
            "refund",
            "refunded",
            "value",
            "gross",
            "net",
            "turnover",
            "profit",
            "debit",
            "credit",
            "commission",
            "bonus",
            "donation",
            "deposit");
    private static final Set<String> ADDS_UP = Set.of(
            "quantity",
            "units",
            "count",
            "points",
            "laps",
            "minutes",
            "hours",
            "seconds",
            "milliseconds",
            "duration",
            "weight",
            "distance",
            "bytes",
            "goals",
            "wins",
            "losses",
            "visits",
            "clicks",
            "views",
            "impressions",
            "sessions",
            "downloads",
            "attempts",
            "items",
            "pieces",
            "seats",
            "passengers",
            "calls",
            "messages");
    private static final Set<String> AVERAGED = Set.of(
            "price",
            "rate",
            "percent",
            "percentage",
            "ratio",
            "score",
            "rating",
            "age",
            "temperature",
            "speed",
            "share",
            "margin",
            "discount",
            "average",
            "median",
            "height",
            "size",
            "length",
            "width",
            "depth",
            "balance",
            "level",
            "stock",
            "probability");
    private static final Set<String> LABELS = Set.of("name", "title", "label", "caption");
    private static final Set<String> CATEGORIES = Set.of(
            "status",
            "state",
            "type",
            "kind",
            "category",
            "country",
            "region",
            "city",
            "gender",
            "channel",
            "currency",
            "plan",
            "segment",
            "tier",
            "level",
            "source",
            "method",
            "language",
            "class",
            "group",
            "department",
            "brand",
            "color",
            "colour",
            "continent",
            "priority",
            "stage",
            "role",
            "genre");

    private static final Pattern CENTS = Pattern.compile(".*(_cents|Cents|_minor|_pence)");

    static Role of(Subject subject, Column column) {
        String name = column.name();
        TableFindings findings = subject.findings();
        if (subject.isSensitive(name)) {
            return SENSITIVE;
        }
        if (subject.isReference(name)) {
            return REFERENCE;
        }
        List<String> words = Phrase.words(name);
        String last = words.isEmpty() ? "" : words.getLast();
        if (subject.isKey(name) || IDENTITY.contains(last)) {
            return KEY;
        }
        Family family = Family.of(column);
        boolean flagged =
                findings.has(FoundQuirk.Kind.SOFT_DELETE, name) || findings.has(FoundQuirk.Kind.TEST_ROWS, name);
        if (family == Family.TRUTH || flagged) {
            return FLAG;
        }
        if (family == Family.TIME) {
            return TIME;
        }
        return family.isNumber() ? measure(subject, column, words) : text(subject, column, family, words);
    }

    private static Role text(Subject subject, Column column, Family family, List<String> words) {
        String last = words.isEmpty() ? "" : words.getLast();
        boolean label = LABELS.contains(last)
                || Phrase.one(subject.table().name().name()).equals(String.join(" ", words));
        boolean told =
                !column.enumeration().isEmpty() || subject.findings().has(FoundQuirk.Kind.ENUMERATION, column.name());
        boolean few = subject.findings()
                .column(column.name())
                .map(ColumnFindings::isBreakdown)
                .orElseGet(() -> CATEGORIES.contains(last));
        if (family != Family.TEXT || subject.isMisread(column.name())) {
            return OTHER;
        }
        return label && !told ? LABEL : told || few ? CATEGORY : OTHER;
    }

    private static Role measure(Subject subject, Column column, List<String> words) {
        String name = column.name();
        String last = words.isEmpty() ? "" : words.getLast();
        if (subject.findings().has(FoundQuirk.Kind.RUNNING_TOTAL, name) || subject.isMisread(name)) {
            return OTHER;
        }
        if (isCents(subject, name)) {
            return words.stream().anyMatch(AVERAGED::contains) ? RATE : AMOUNT;
        }
        if (words.stream().anyMatch(AVERAGED::contains)) {
            return RATE;
        }
        if (words.stream().anyMatch(MONEY::contains) || subject.currency(column).length() == 3) {
            return AMOUNT;
        }
        if (words.stream().anyMatch(ADDS_UP::contains) && !last.equals("id")) {
            return QUANTITY;
        }
        boolean few = Family.of(column) == Family.WHOLE
                && subject.findings()
                        .column(name)
                        .filter(ColumnFindings::isBreakdown)
                        .isPresent();
        if (few && CATEGORIES.contains(last)) {
            return CATEGORY;
        }
        boolean none = words.stream().anyMatch(NO_MEASURE::contains) || Family.of(column) == Family.WHOLE;
        return none ? OTHER : RATE;
    }

    static boolean isCents(Subject subject, String column) {
        return subject.findings().has(FoundQuirk.Kind.CENTS, column)
                || CENTS.matcher(column).matches();
    }

    static boolean isLabelWord(String word) {
        return LABELS.contains(word);
    }

    boolean isMeasure() {
        return this == AMOUNT || this == QUANTITY || this == RATE;
    }
}
