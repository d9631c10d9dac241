package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import dash.profile.Words;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text of which most is numbers, and the values that would break a cast. */
final class FindNumbersAsText extends ColumnDetector {

    /** Digits that nobody adds up: what they name says so. */
    private static final Set<String> CODES = Set.of(
            "id",
            "code",
            "phone",
            "telephone",
            "tel",
            "mobile",
            "fax",
            "zip",
            "postal",
            "postcode",
            "plz",
            "extension",
            "ext",
            "ssn",
            "isbn",
            "iban",
            "bic",
            "sku",
            "tag",
            "ref",
            "reference",
            "key",
            "uuid",
            "guid",
            "barcode",
            "ean",
            "upc",
            "serial",
            "nr",
            "no",
            "number",
            "version",
            "ip",
            "hash",
            "token",
            "date",
            "time",
            "year",
            "index",
            "uid");

    private static final Pattern PLAIN = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,3})?");
    private static final Pattern WITH_SIGNS =
            Pattern.compile("[+-]?\\p{Sc}?\\s?\\d{1,3}(,\\d{3})*(\\.\\d+)?\\s?(\\p{Sc}|%)?");
    private static final Pattern LEADING_ZERO = Pattern.compile("0\\d+");

    private static final double LEAST_SHARE = 0.5;
    private static final double MOST_LEADING_ZEROS = 0.05;
    private static final int MOST_OTHER_VALUES = 20;

    @Override
    Optional<Quirk> inspect(TableSample table, ColumnSample column) {
        Words words = column.words();
        if (column.profile().sort() != ValueSort.TEXT
                || words.hasAny(CODES)
                || !column.column().enumeration().isEmpty()) {
            return Optional.empty();
        }
        List<String> texts = column.texts().stream().map(String::strip).toList();
        long numbers = texts.stream().filter(FindNumbersAsText::isNumber).count();
        long zeros = texts.stream()
                .filter(text -> LEADING_ZERO.matcher(text).matches())
                .count();
        List<String> breaking = byFrequency(
                texts.stream().filter(text -> !PLAIN.matcher(text).matches()).toList());
        List<String> others = breaking.stream().filter(text -> !isNumber(text)).toList();
        if (numbers < LEAST_SHARE * texts.size()
                || zeros > MOST_LEADING_ZEROS * texts.size()
                || others.size() > MOST_OTHER_VALUES) {
            return Optional.empty();
        }
        return Optional.of(quirk(table, column, texts, breaking));
    }

    private static boolean isNumber(String text) {
        return PLAIN.matcher(text).matches() || WITH_SIGNS.matcher(text).matches();
    }

    private static List<String> byFrequency(List<String> texts) {
        Map<String, Long> counts =
                texts.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Quirk quirk(TableSample table, ColumnSample column, List<String> texts, List<String> breaking) {
        long broken =
                texts.stream().filter(text -> !PLAIN.matcher(text).matches()).count();
        String sentence = Said.name(column.name()) + " holds numbers as text; "
                + (broken == 0
                        ? "all of them cast"
                        : Said.of(broken, texts.size()) + " values do not cast: " + Said.quoted(breaking, 5));
        return Quirk.of(
                        QuirkKind.NUMBER_AS_TEXT,
                        table.table().name(),
                        column.name(),
                        evidence(table, broken, texts.size(), breaking),
                        sentence)
                .with(String.join(
                        ", ", breaking.stream().limit(Evidence.MOST_EXAMPLES).toList()));
    }
}
