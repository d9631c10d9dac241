package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Text that holds days, and in which format. */
final class FindDatesAsText extends ColumnDetector {

    private static final double LEAST_SHARE = 0.9;
    private static final int LEAST_VALUES = 3;
    /** Enough to know the format by; all values are read only for the one that won. */
    private static final int FEW = 200;

    private static final Pattern LIKE_A_DAY = Pattern.compile("(?=.*\\d).{6,35}", Pattern.DOTALL);

    /** A format that fits this share of the values of the other way round cannot be told from it. */
    private static final double SAME = 1.0;

    @Override
    Optional<Quirk> inspect(TableSample table, ColumnSample column) {
        List<String> texts = column.texts().stream().map(String::strip).toList();
        if (column.profile().sort() != ValueSort.TEXT
                || texts.size() < LEAST_VALUES
                || texts.stream()
                                .limit(FEW)
                                .filter(text -> LIKE_A_DAY.matcher(text).matches())
                                .count()
                        < LEAST_SHARE * Math.min(FEW, texts.size())) {
            return Optional.empty();
        }
        List<String> few = texts.stream().limit(FEW).toList();
        return DayFormat.ALL.stream()
                .max(Comparator.comparingLong(format -> fits(format, few)))
                .filter(format ->
                        !format.words().equals("YYYYMMDD") || column.words().hasAny(TimeWords.ALL))
                .filter(format -> fits(format, texts) >= LEAST_SHARE * texts.size())
                .map(format -> quirk(table, column, texts, format));
    }

    private static long fits(DayFormat format, List<String> texts) {
        return texts.stream().filter(text -> format.read(text).isPresent()).count();
    }

    private static Quirk quirk(TableSample table, ColumnSample column, List<String> texts, DayFormat format) {
        long fitting = fits(format, texts);
        List<String> others = texts.stream()
                .filter(text -> format.read(text).isEmpty())
                .distinct()
                .toList();
        Optional<DayFormat> twin = twin(format).filter(other -> fits(other, texts) >= SAME * fitting);
        String sentence = Said.name(column.name()) + " holds dates as text, written as " + format.words() + " ("
                + Said.quoted(texts, 1) + ")"
                + twin.map(other -> "; the values do not tell whether it is " + other.words())
                        .orElse("")
                + (others.isEmpty()
                        ? ""
                        : "; " + Said.of(texts.size() - fitting, texts.size()) + " are not: " + Said.quoted(others, 5));
        return Quirk.of(
                        QuirkKind.DATE_AS_TEXT,
                        table.table().name(),
                        column.name(),
                        evidence(table, fitting, texts.size(), others.isEmpty() ? texts : others),
                        sentence)
                .with(format.words());
    }

    /** The one with day and month the other way round. */
    private static Optional<DayFormat> twin(DayFormat format) {
        String words = format.words();
        String turned = words.startsWith("DD") && words.contains("MM")
                ? words.replaceFirst("DD(.)MM", "MM$1DD")
                : words.replaceFirst("MM(.)DD", "DD$1MM");
        return DayFormat.ALL.stream()
                .filter(other -> other.words().equals(turned) && !turned.equals(words))
                .findFirst();
    }
}
