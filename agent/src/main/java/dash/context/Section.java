package dash.context;

/** The parts of the text, in its order: what changes least from question to question stands first. */
enum Section {
    STANDING_RULES(Layer.ANNOTATIONS, "Rules that always hold"),
    GLOSSARY(Layer.ANNOTATIONS, "Words of the house"),
    TABLES(Layer.TABLES, "Tables, as people describe them"),
    SCHEMA(Layer.SCHEMA, "Columns, as the source has them now"),
    METRICS(Layer.ANNOTATIONS, "Agreed metrics"),
    SET_ASIDE(
            Layer.ANNOTATIONS,
            "Metrics that no longer agree with the source: say so, and compute nothing in their name"),
    RULES(Layer.ANNOTATIONS, "Rules"),
    GOTCHAS(Layer.ANNOTATIONS, "Traps"),
    PATTERNS(Layer.PATTERNS, "Queries that are known to work"),
    LEARNINGS(Layer.LEARNINGS, "Learned here"),
    DOCUMENTS(Layer.DOCUMENTS, "From documents");

    private final Layer layer;
    private final String heading;

    Section(Layer layer, String heading) {
        this.layer = layer;
        this.heading = heading;
    }

    Layer layer() {
        return layer;
    }

    String heading(boolean truncated) {
        return "## " + heading + (truncated ? " (truncated)" : "") + "\n";
    }
}
