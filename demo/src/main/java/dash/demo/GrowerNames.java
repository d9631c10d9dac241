package dash.demo;

import java.util.List;

/** Names for growers: two words of a place and one of a trade, each combination once. */
final class GrowerNames {

    private static final List<String> FIRST = List.of(
            "Alder", "Amber", "Ash", "Bay", "Birch", "Blue", "Bramble", "Briar", "Bright", "Cedar", "Cinder", "Clear",
            "Clover", "Cold", "Copper", "Coral", "Crane", "Crow", "Dawn", "Deer", "Dove", "East", "Elder", "Elm",
            "Ember", "Fair", "Fern", "Finch", "Flint", "Fox", "Frost", "Garnet", "Glen", "Golden", "Granite", "Green",
            "Grey", "Hazel", "Heath", "Heron", "Hickory", "High", "Holly", "Iron", "Ivy", "Juniper", "Kestrel", "Lark",
            "Laurel", "Linden", "Long", "Maple", "Marsh", "Meadow", "Mill", "Mint", "Misty", "North", "Oak", "Olive",
            "Orchard", "Otter", "Pearl", "Pine", "Quail", "Quiet", "Raven", "Red", "River", "Robin", "Rose", "Rowan",
            "Sage", "Sand", "Silver", "South", "Spruce", "Stone", "Summer", "Sun", "Swan", "Thistle", "Thorn", "Timber",
            "Violet", "West", "White", "Wild", "Willow", "Winter", "Wren");
    private static final List<String> SECOND = List.of(
            " Acre", " Bank", " Bay", " Bend", " Bridge", " Brook", " Creek", " Dale", " Field", " Ford", " Gate",
            " Grove", " Harbor", " Hill", " Hollow", " Lake", " Lane", " Meadow", " Mesa", " Point", " Pond", " Ridge",
            " Run", " Shore", " Spring", " Valley", " View", " Wood");
    private static final List<String> TRADE = List.of(
            " Growers",
            " Greenhouses",
            " Farms",
            " Nursery",
            " Gardens",
            " Produce",
            " Botanicals",
            " Herbs",
            " Orchards",
            " Organics",
            " Plants");

    private GrowerNames() {}

    /** Walks through all combinations in steps that share no divisor with their number, so none comes twice. */
    static String name(int id) {
        int combinations = FIRST.size() * SECOND.size() * TRADE.size();
        int step = 10_007;
        int place = (int) ((long) id * step % combinations);
        return FIRST.get(place % FIRST.size())
                + SECOND.get(place / FIRST.size() % SECOND.size())
                + TRADE.get(place / FIRST.size() / SECOND.size());
    }
}
