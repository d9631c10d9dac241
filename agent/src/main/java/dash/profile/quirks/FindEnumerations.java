package dash.profile.quirks;

import dash.profile.ColumnProfile;
import dash.profile.Common;
import dash.profile.TableProfile;
import dash.profile.Words;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Columns whose few values come again and again, from a list that questions filter by. */
final class FindEnumerations implements SourceDetector {

    private static final int MOST_VALUES = 40;
    private static final int MOST_CODES = 15;
    private static final double LEAST_REPEATED = 2;
    private static final int LONGEST = 40;
    private static final int LONGEST_DESCRIPTION = 20;

    /** Names of single things, and text that people write freely: they repeat without being a list. */
    private static final Set<String> OF_THINGS = Set.of(
            "name",
            "firstname",
            "lastname",
            "city",
            "town",
            "village",
            "place",
            "venue",
            "address",
            "street",
            "url",
            "path",
            "link",
            "email",
            "mail",
            "phone",
            "fax",
            "text",
            "comment",
            "note",
            "summary",
            "body",
            "message",
            "content",
            "image",
            "photo",
            "picture",
            "file",
            "homepage",
            "password",
            "hash",
            "token",
            "person",
            "author",
            "zip",
            "postcode",
            "id",
            "uuid",
            "key");

    private static final Set<String> OF_LISTS = Set.of(
            "status",
            "state",
            "type",
            "kind",
            "category",
            "class",
            "group",
            "level",
            "grade",
            "mode",
            "stage",
            "phase",
            "reason",
            "gender",
            "sex",
            "priority",
            "severity",
            "flag",
            "code",
            "region",
            "country",
            "channel",
            "segment",
            "tier");

    /** Of whole numbers levels and grades are measured, not listed. */
    private static final Set<String> MEASURED = Set.of("level", "grade", "tier", "class", "stage", "phase");

    private static final Set<String> FLAGS = Set.of("is", "has", "was", "can", "may", "should", "allow", "flag");

    @Override
    public List<Quirk> detect(Overview overview) {
        return overview.profiles().stream()
                .flatMap(table -> table.columns().stream()
                        .filter(column -> mayBe(overview, table, column) && repeats(column) && isList(column))
                        .map(column -> quirk(table, column)))
                .toList();
    }

    private static boolean mayBe(Overview overview, TableProfile table, ColumnProfile column) {
        return !overview.refers(table.name(), column.name())
                && !overview.isReferredTo(table.name(), column.name())
                && overview.quirks().stream()
                        .filter(quirk -> quirk.table().equals(table.name())
                                && quirk.column().equals(column.name()))
                        .allMatch(
                                quirk -> quirk.kind() == QuirkKind.SOFT_DELETE || quirk.kind() == QuirkKind.TEST_FLAG);
    }

    private static boolean repeats(ColumnProfile column) {
        return column.distinct() >= 2
                && column.distinct() <= MOST_VALUES
                && column.values() >= LEAST_REPEATED * column.distinct();
    }

    private static boolean isList(ColumnProfile column) {
        Words words = Words.of(column.name());
        return switch (column.sort()) {
            case TEXT -> isListOfTexts(column, words);
            case WHOLE -> isListOfCodes(column, words);
            case NUMBER, TRUTH, TIME, OTHER -> false;
        };
    }

    private static boolean isListOfTexts(ColumnProfile column, Words words) {
        int longest = column.lengths().map(lengths -> lengths.longest()).orElse(0);
        if (longest == 0 || longest > LONGEST) {
            return false;
        }
        if (Flags.isFlag(column)) {
            return true;
        }
        if (words.last().equals("description")) {
            return longest <= LONGEST_DESCRIPTION;
        }
        return !OF_THINGS.contains(words.last()) || (words.last().equals("name") && words.hasAny(OF_LISTS));
    }

    /** Whole numbers are mostly counts: only a name that says list or flag makes them codes. */
    private static boolean isListOfCodes(ColumnProfile column, Words words) {
        if (Flags.isFlag(column)) {
            return FLAGS.contains(words.first()) || words.hasAny(OF_LISTS) || isParticiple(words.last());
        }
        return column.distinct() <= MOST_CODES && OF_LISTS.contains(words.last()) && !MEASURED.contains(words.last());
    }

    /** discontinued, enabled, active, visible: what a row is. */
    private static boolean isParticiple(String word) {
        return word.endsWith("ed") || word.endsWith("able") || word.endsWith("ible") || word.endsWith("ive");
    }

    private static Quirk quirk(TableProfile table, ColumnProfile column) {
        List<String> values = column.common().stream().map(Common::value).toList();
        String sentence = Said.name(column.name()) + " takes " + Said.number(column.distinct()) + " values: "
                + column.common().stream()
                        .limit(8)
                        .map(common -> "'" + common.value() + "' (" + Said.number(common.count()) + ")")
                        .collect(Collectors.joining(", "))
                + (values.size() > 8 ? ", …" : "");
        return Quirk.of(
                        QuirkKind.ENUMERATION,
                        table.name(),
                        column.name(),
                        new Evidence(column.distinct(), column.values(), values, table.isComplete()),
                        sentence)
                .with(String.join(", ", values));
    }
}
