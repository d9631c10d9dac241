package dash.profile;

import java.util.Locale;

/** How many rows a table has, and whether they were counted or are the planner's guess. */
public record RowTotal(long rows, boolean counted) {

    public String inWords() {
        return (counted ? "" : "about ") + String.format(Locale.ROOT, "%,d", rows) + (rows == 1 ? " row" : " rows");
    }
}
