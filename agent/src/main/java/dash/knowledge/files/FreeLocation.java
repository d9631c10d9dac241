package dash.knowledge.files;

import dash.knowledge.Document;
import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.Kind;
import dash.knowledge.Location;
import dash.knowledge.Names;
import java.util.Locale;

/** Finds a file for an item that never had one: a file of its own, which reads well in a review. */
public final class FreeLocation {

    private static final int LONGEST = 60;

    private FreeLocation() {}

    public static Location of(Item item, Edition edition) {
        return of(item, Shelf.of(edition));
    }

    public static Location of(Item item, Shelf shelf) {
        if (item instanceof Document document) {
            return new Location("documents/" + document.path(), 0);
        }
        String base = folder(item.kind()) + slug(item.label());
        String ending = item.kind() == Kind.PATTERN ? ".sql" : ".json";
        String file = base + ending;
        for (int number = 2; shelf.isTaken(file); number++) {
            file = base + "-" + number + ending;
        }
        return new Location(file, 0);
    }

    private static String folder(Kind kind) {
        return switch (kind) {
            case TABLE -> "tables/";
            case METRIC -> "metrics/";
            case RULE -> "business/rule-";
            case GOTCHA -> "business/gotcha-";
            case GLOSSARY -> "business/glossary-";
            case CALENDAR -> "business/";
            case PATTERN -> "queries/";
            case DOCUMENT -> "documents/";
        };
    }

    /** Plain letters and digits, so that every file system keeps the name. */
    public static String slug(String label) {
        String plain = Names.key(label).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
        String cut = plain.substring(0, Math.min(LONGEST, plain.length())).replaceAll("^_+|_+$", "");
        return cut.isEmpty() ? "item" : cut;
    }
}
