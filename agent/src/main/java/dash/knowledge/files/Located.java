package dash.knowledge.files;

import dash.fault.Place;
import dash.knowledge.Item;
import dash.knowledge.Standing;

/** An item and where it was read. */
record Located<T extends Item>(T item, Place place, Standing standing) {

    Located(T item, Place place) {
        this(item, place, Standing.HUMAN);
    }

    String file() {
        return switch (place) {
            case Place.InText(String path, int line, int column) -> path;
            case Place.InFile(String path) -> path;
            case Place.Named named -> named.name();
            case Place.Nowhere nowhere -> "";
        };
    }
}
