package dash.provenance;

/** The thing a claim rests on. A closed set: a claim that fits none of these has no place in an answer. */
public sealed interface Origin {

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
            case Metric(String name, String owner) -> owner.isEmpty() ? name : name + ", owned by " + owner;
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
