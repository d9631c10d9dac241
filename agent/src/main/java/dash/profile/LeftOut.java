package dash.profile;

import dash.schema.RelationName;

/** A table that was not looked at, and why in words. */
public record LeftOut(RelationName table, String why) {}
