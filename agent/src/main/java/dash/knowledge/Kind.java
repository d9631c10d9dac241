package dash.knowledge;

import java.util.Locale;

/** The kinds of knowledge, in the order in which they are told. */
public enum Kind {
    TABLE("table"),
    METRIC("metric"),
    RULE("business rule"),
    GOTCHA("gotcha"),
    GLOSSARY("glossary entry"),
    CALENDAR("calendar"),
    PATTERN("query pattern"),
    DOCUMENT("document");

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    /** As a sentence says it. */
    public String inWords() {
        return words;
    }

    /** As commands, files and the store say it. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
