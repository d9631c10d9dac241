package dash.builtin.links.names;

import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The two columns in which tables keep what a person is called, however short their names are: {@code fst_nm}, {@code l_name}. */
public final class PersonNames {

    private static final List<Pattern> PARTS = List.of(
            Pattern.compile("(.*[ _])?(first|given|fore|frst|fst|f)[ _]?(name|nm)|.*(first|given|fore)[ _]?(name|nm)"),
            Pattern.compile("(.*[ _])?(last|family|sur|lst|l)[ _]?(name|nm)|.*(last|family|sur)[ _]?(name|nm)"));

    private static final Pattern FIRST = Pattern.compile("(?i)(?<![a-z])(?:frst|fst|f_)_?(?=(?:name|nm)(?![a-z]))");
    private static final Pattern LAST = Pattern.compile("(?i)(?<![a-z])(?:lst|l_)_?(?=(?:name|nm)(?![a-z]))");

    private PersonNames() {}

    /** First and last name where both are there. */
    public static List<Column> in(Table table) {
        List<Column> people = new ArrayList<>();
        for (Pattern part : PARTS) {
            table.columns().stream()
                    .filter(column -> part.matcher(
                                    ColumnPrefix.plain(table, column.name()).toLowerCase(Locale.ROOT))
                            .matches())
                    .findFirst()
                    .ifPresent(people::add);
        }
        return people;
    }

    /** A name with these parts written out. */
    static String written(String name) {
        return LAST.matcher(FIRST.matcher(name).replaceAll("first_")).replaceAll("last_");
    }
}
