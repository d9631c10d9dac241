package dash.execute;

/** A column of a result; the type is the database's own name for it. */
public record ResultColumn(String name, String type) {}
