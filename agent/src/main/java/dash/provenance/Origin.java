package dash.provenance;

/** The thing a claim rests on. A closed set: a claim that fits none of these has no place in an answer. */
public sealed interface Origin {

    /** Between a metric and who answers for it. */
    String OWNED_BY = ", owned by ";

    /** What the person asked. */
    record Asked() implements Origin {}

    /** A curated table description. */
    record TableNote(String table) implements Origin {}

    /** A canonical metric. */
    record Metric(String name, String owner) implements Origin {}

    /** A business rule or a gotcha, by its title. */
    record Rule(String title) implements Origin {}

    /** The project's calendar: time zone, fiscal year, today. */
    record Calendar() implements Origin {}

    /** A glossary entry. */
    record Glossary(String term) implements Origin {}

    /**
     * A passage of a document.
     *
     * @param title of the document, with the headings that the passage stands under
     * @param place where it stands, such as {@code documents/refunds.md, line 12}
     */
    record Document(String title, String place) implements Origin {}

    /** A proven query. */
    record Pattern(String name) implements Origin {}

    /** A preference of the person who asked, by its number in their memory. */
    record Preference(int number) implements Origin {}

    /** A learning, by its number in the project. */
    record Learning(int number, String title) implements Origin {}

    /** The source's own catalog, as it was read. */
    record LiveSchema(String fingerprint) implements Origin {}

    /** The statement that ran, by its number among the attempts of the question, from 1. */
    record Statement(int attempt) implements Origin {}

    /** Rows that came back from an attempt. */
    record Rows(int attempt) implements Origin {}

    /** What {@link #kind()} and {@link #label()} say, read again; what the label leaves out is empty. */
    static Origin of(String kind, String label) {
        String[] parts = label.split(", ", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        return switch (kind) {
            case "table" -> new TableNote(label);
            case "metric" -> metric(label);
            case "rule" -> new Rule(label);
            case "calendar" -> new Calendar();
            case "glossary" -> new Glossary(label);
            case "document" -> new Document(parts[0], rest);
            case "query pattern" -> new Pattern(label);
            case "preference" -> new Preference(Integer.parseInt(label));
            case "learning" -> new Learning(Integer.parseInt(parts[0]), rest);
            case "live schema" -> new LiveSchema(label);
            case "statement" -> new Statement(Integer.parseInt(label));
            case "rows" -> new Rows(Integer.parseInt(label));
            default -> new Asked();
        };
    }

    private static Metric metric(String label) {
        int owner = label.lastIndexOf(OWNED_BY);
        return owner < 0
                ? new Metric(label, "")
                : new Metric(label.substring(0, owner), label.substring(owner + OWNED_BY.length()));
    }

    /** The stable word for the kind of origin, as printed and as found in JSON. */
    default String kind() {
        return switch (this) {
            case Asked asked -> "question";
            case TableNote note -> "table";
            case Metric metric -> "metric";
            case Rule rule -> "rule";
            case Calendar calendar -> "calendar";
            case Glossary glossary -> "glossary";
            case Document document -> "document";
            case Pattern pattern -> "query pattern";
            case Preference preference -> "preference";
            case Learning learning -> "learning";
            case LiveSchema schema -> "live schema";
            case Statement statement -> "statement";
            case Rows rows -> "rows";
        };
    }

    /** Which one of its kind. */
    default String label() {
        return switch (this) {
            case Asked asked -> "";
            case TableNote(String table) -> table;
            case Metric(String name, String owner) -> owner.isEmpty() ? name : name + OWNED_BY + owner;
            case Rule(String title) -> title;
            case Calendar calendar -> "";
            case Glossary(String term) -> term;
            case Document(String title, String place) -> title + ", " + place;
            case Pattern(String name) -> name;
            case Preference(int number) -> Integer.toString(number);
            case Learning(int number, String title) -> number + ", " + title;
            case LiveSchema(String fingerprint) -> fingerprint;
            case Statement(int attempt) -> Integer.toString(attempt);
            case Rows(int attempt) -> Integer.toString(attempt);
        };
    }
}
