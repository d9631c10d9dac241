package dash.profile.joins;

import dash.profile.Matching;
import dash.schema.RelationName;
import java.util.List;
import java.util.Locale;

/**
 * Columns that refer to columns of another table, found by looking.
 *
 * @param basis what in the names speaks for it
 */
public record Join(
        RelationName child,
        List<String> columns,
        RelationName parent,
        List<String> parentColumns,
        Basis basis,
        Matching matching) {

    /** What in the names speaks for a join, the strongest first. */
    public enum Basis {
        /** The same name in both tables. */
        SAME_NAME,
        /** The parent's name before the column's: {@code customer_id} of {@code customers.id}. */
        TABLE_NAME,
        /** The same name behind a role: {@code billing_address_id} of {@code address_id}. */
        ROLE,
        /** Another word for the same: {@code customer_ref} of an account. */
        OTHER_WORD,
        /** A word for somebody of the same table: {@code reports_to}, {@code parent_id}. */
        OWN_TABLE
    }

    public Join {
        columns = List.copyOf(columns);
        parentColumns = List.copyOf(parentColumns);
    }

    /** One sentence for a person. */
    public String inWords() {
        String references = "`" + child.name() + "." + String.join(", ", columns) + "` refers to `" + parent.name()
                + "." + String.join(", ", parentColumns) + "`";
        if (matching.looked() == 0) {
            return references + " by its name; there are no values to check it with";
        }
        return references + "; " + String.format(Locale.ROOT, "%,d of %,d", matching.matched(), matching.looked())
                + " values that were looked at are there";
    }
}
