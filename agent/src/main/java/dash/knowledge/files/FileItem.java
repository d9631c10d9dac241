package dash.knowledge.files;

import dash.fault.Place;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Location;
import dash.knowledge.Standing;

/**
 * An item of a knowledge folder.
 *
 * @param place where a person finds it
 */
public record FileItem(Item content, Location location, Standing standing, Place place) {

    public ItemId id() {
        return content.id();
    }
}
