package dash.project.init;

import dash.draft.ColumnFindings;
import dash.draft.FoundJoin;
import dash.draft.FoundQuirk;
import dash.draft.TableFindings;
import dash.profile.ColumnProfile;
import dash.profile.TableProfile;
import dash.profile.joins.Join;
import dash.profile.quirks.Findings;
import dash.profile.quirks.Quirk;
import dash.profile.quirks.QuirkKind;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What a look at a source gave, in the words of drafting. */
final class FindingsOf {

    private final Schema schema;
    private final Dialect dialect;
    private final Findings seen;

    private FindingsOf(Schema schema, Dialect dialect, Findings seen) {
        this.schema = schema;
        this.dialect = dialect;
        this.seen = seen;
    }

    static Map<RelationName, TableFindings> of(Schema schema, Dialect dialect, Findings seen) {
        FindingsOf all = new FindingsOf(schema, dialect, seen);
        Map<RelationName, TableFindings> findings = new LinkedHashMap<>();
        seen.profiles().forEach(profile -> findings.put(profile.name(), all.table(profile)));
        return findings;
    }

    private TableFindings table(TableProfile profile) {
        Map<String, ColumnFindings> columns = new LinkedHashMap<>();
        profile.columns().forEach(column -> columns.put(column.name(), column(column)));
        List<FoundQuirk> quirks = new ArrayList<>();
        seen.of(profile.name()).forEach(quirk -> kind(quirk.kind()).ifPresent(kind -> quirks.add(quirk(kind, quirk))));
        return new TableFindings(profile.name(), profile.total().rows(), columns, quirks, joins(profile.name()));
    }

    private static ColumnFindings column(ColumnProfile column) {
        return new ColumnFindings(
                column.missingShare(),
                OptionalLong.of(column.distinct()),
                column.common().stream()
                        .map(common -> new ColumnFindings.CommonValue(common.value(), common.count()))
                        .toList(),
                column.lowest(),
                column.highest());
    }

    private List<FoundJoin> joins(RelationName table) {
        return seen.joins().stream()
                .filter(join -> join.child().equals(table))
                .map(FindingsOf::join)
                .toList();
    }

    private static FoundJoin join(Join join) {
        return new FoundJoin(
                join.columns(),
                join.parent(),
                join.parentColumns(),
                join.matching().share());
    }

    private FoundQuirk quirk(FoundQuirk.Kind kind, Quirk quirk) {
        List<String> columns = quirk.column().equals(Quirk.WHOLE_ROWS) ? List.of() : List.of(quirk.column());
        return new FoundQuirk(kind, columns, sentence(quirk.sentence()), advice(quirk), keep(quirk));
    }

    private static String sentence(String said) {
        String plain = said.strip();
        String capital = plain.isEmpty() ? plain : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
        return capital.endsWith(".") ? capital : capital + ".";
    }

    /** Joins are told as joins. */
    private static Optional<FoundQuirk.Kind> kind(QuirkKind kind) {
        return switch (kind) {
            case NUMBER_AS_TEXT -> Optional.of(FoundQuirk.Kind.NUMBER_AS_TEXT);
            case DATE_AS_TEXT -> Optional.of(FoundQuirk.Kind.DATE_AS_TEXT);
            case EPOCH_SECONDS -> Optional.of(FoundQuirk.Kind.EPOCH_SECONDS);
            case EPOCH_MILLIS -> Optional.of(FoundQuirk.Kind.EPOCH_MILLISECONDS);
            case MONEY_IN_CENTS -> Optional.of(FoundQuirk.Kind.CENTS);
            case SOFT_DELETE -> Optional.of(FoundQuirk.Kind.SOFT_DELETE);
            case TEST_FLAG -> Optional.of(FoundQuirk.Kind.TEST_ROWS);
            case ENUMERATION -> Optional.of(FoundQuirk.Kind.ENUMERATION);
            case DUPLICATED_ROWS -> Optional.of(FoundQuirk.Kind.DUPLICATE_ROWS);
            case RUNNING_TOTAL -> Optional.of(FoundQuirk.Kind.RUNNING_TOTAL);
            case KEY_WITHOUT_CONSTRAINT -> Optional.of(FoundQuirk.Kind.UNDECLARED_KEY);
            case SAME_MEANING -> Optional.of(FoundQuirk.Kind.SAME_MEANING);
            case FRESHNESS_COLUMN -> Optional.of(FoundQuirk.Kind.FRESHNESS);
            case JOIN_BY_INCLUSION -> Optional.empty();
        };
    }

    private static String advice(Quirk quirk) {
        return switch (quirk.kind()) {
            case NUMBER_AS_TEXT -> "Cast it before computing, and set aside what is no number.";
            case DATE_AS_TEXT -> "Read it as a date before comparing.";
            case EPOCH_SECONDS -> "Read it as seconds since 1970.";
            case EPOCH_MILLIS -> "Read it as milliseconds since 1970.";
            case MONEY_IN_CENTS -> "Divide by 100.";
            case SOFT_DELETE, TEST_FLAG -> "Leave them out unless they are asked for.";
            case DUPLICATED_ROWS -> "Count different rows.";
            case RUNNING_TOTAL -> "Take the last value or the differences, never the sum.";
            case ENUMERATION, KEY_WITHOUT_CONSTRAINT, JOIN_BY_INCLUSION, SAME_MEANING, FRESHNESS_COLUMN -> "";
        };
    }

    /** Only where the type says beyond doubt how the flag is read. */
    private Optional<String> keep(Quirk quirk) {
        if (quirk.kind() != QuirkKind.SOFT_DELETE && quirk.kind() != QuirkKind.TEST_FLAG) {
            return Optional.empty();
        }
        return schema.table(quirk.table())
                .flatMap(table -> table.column(quirk.column()))
                .flatMap(column -> keep(quirk.table(), column));
    }

    private boolean isZeroOrOne(RelationName table, Column column) {
        return seen.profile(table)
                .flatMap(profile -> profile.column(column.name()))
                .filter(found -> found.lowest().equals(Optional.of("0"))
                        && found.highest().equals(Optional.of("1")))
                .isPresent();
    }

    private Optional<String> keep(RelationName table, Column column) {
        String name = dialect.name(column.name());
        String missing = column.nullable() ? "(" + name + " IS NULL OR " : "";
        String end = column.nullable() ? ")" : "";
        return TypeFamily.of(column.type()).flatMap(family -> switch (family) {
            case TRUTH -> Optional.of(missing + "NOT " + name + end);
            case DAY, LOCAL_MOMENT, MOMENT, ANY_MOMENT -> Optional.of(name + " IS NULL");
            case WHOLE_NUMBER ->
                isZeroOrOne(table, column) ? Optional.of(missing + name + " = 0" + end) : Optional.empty();
            case DECIMAL_NUMBER, FLOATING_NUMBER, ANY_NUMBER, TEXT, TIME_OF_DAY, JSON, UUID -> Optional.empty();
        });
    }
}
