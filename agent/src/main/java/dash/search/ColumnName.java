package dash.search;

import dash.schema.RelationName;

/** One column of one relation, spelled as the catalog spells it. */
public record ColumnName(RelationName table, String column) {}
