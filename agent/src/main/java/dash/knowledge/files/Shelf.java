package dash.knowledge.files;

import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.Location;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which items stand in which files, so that a new one does not get in the way: a file of {@code tables/} holds one table,
 * a metric beside rules is one in words, and no two names may differ by case only.
 */
public final class Shelf {

    private final Map<String, Set<ItemId>> items = new HashMap<>();
    private final Map<String, String> spellings = new HashMap<>();

    /** With everything that is not retired. */
    public static Shelf of(Edition edition) {
        Shelf shelf = new Shelf();
        edition.living().forEach(item -> shelf.put(item.id(), item.location()));
        return shelf;
    }

    public void put(ItemId id, Location location) {
        String key = Names.key(location.file());
        items.computeIfAbsent(key, file -> new HashSet<>()).add(id);
        spellings.putIfAbsent(key, location.file());
    }

    public boolean fits(Item item, Location location) {
        String key = Names.key(location.file());
        boolean alone = items.getOrDefault(key, Set.of()).stream().allMatch(other -> other.equals(item.id()));
        boolean sameSpelling = spellings.getOrDefault(key, location.file()).equals(location.file());
        boolean mayShare = item.kind() != Kind.TABLE && sameSpelling;
        return (alone || mayShare) && (!location.file().startsWith("business/") || mayStandInBusiness(item));
    }

    boolean isTaken(String file) {
        return items.containsKey(Names.key(file));
    }

    /** Such files tell metrics in words only. */
    private static boolean mayStandInBusiness(Item item) {
        return !(item instanceof Metric metric) || metric.isProse();
    }
}
