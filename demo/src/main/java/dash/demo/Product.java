package dash.demo;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** An article of the shop. Its day of launch is kept as text, the way the old catalogue tool exported it. */
record Product(int id, String sku, String name, String category, int listCents, LocalDate launched, int weight) {

    private static final List<String> MONTHS =
            List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

    private record Shelf(String category, String code, int cheapestCents, int stepCents, List<String> names) {}

    private static final List<Shelf> SHELVES = List.of(
            new Shelf(
                    "Soil probes",
                    "SP",
                    5_900,
                    3_100,
                    List.of(
                            "Root Probe Mini",
                            "Root Probe",
                            "Root Probe Pro",
                            "Salinity Probe",
                            "Deep Core Probe",
                            "Nitrate Probe",
                            "Root Probe Array")),
            new Shelf(
                    "Climate sensors",
                    "CS",
                    4_500,
                    2_700,
                    List.of(
                            "Leaf Thermometer",
                            "Canopy Hygrometer",
                            "Light Meter",
                            "Carbon Dioxide Sensor",
                            "Wind Sentry",
                            "Canopy Station",
                            "Spectral Light Meter")),
            new Shelf(
                    "Gateways",
                    "GW",
                    14_900,
                    9_500,
                    List.of(
                            "Gateway Lite",
                            "Gateway One",
                            "Gateway Outdoor",
                            "Gateway Mesh",
                            "Gateway Cellular",
                            "Gateway Max")),
            new Shelf(
                    "Irrigation",
                    "IR",
                    8_900,
                    5_300,
                    List.of(
                            "Drip Valve",
                            "Flow Meter",
                            "Valve Controller",
                            "Fertigation Pump",
                            "Pressure Guard",
                            "Irrigation Hub",
                            "Zone Controller")),
            new Shelf(
                    "Accessories",
                    "AC",
                    1_200,
                    900,
                    List.of(
                            "Cable Clip Set",
                            "Mounting Stake",
                            "Sensor Shield",
                            "Wall Bracket",
                            "Solar Panel Small",
                            "Carrying Case",
                            "Solar Panel Large",
                            "Tripod")),
            new Shelf(
                    "Spare parts",
                    "PT",
                    700,
                    650,
                    List.of(
                            "O-Ring Kit",
                            "Probe Tip",
                            "Battery Pack",
                            "Antenna",
                            "Fuse Kit",
                            "Gateway Power Supply",
                            "Display Module")));

    static List<Product> make(long seed) {
        Dice dice = new Dice(seed, "products");
        List<Product> products = new ArrayList<>();
        for (Shelf shelf : SHELVES) {
            for (int place = 0; place < shelf.names.size(); place++) {
                products.add(product(products.size() + 1, shelf, place, dice));
            }
        }
        return products;
    }

    private static Product product(int id, Shelf shelf, int place, Dice dice) {
        String sku = "BL-" + shelf.code + "-" + TwoDigits.of(place + 1);
        int cents = shelf.cheapestCents + place * shelf.stepCents;
        boolean young = place % 3 == 2;
        LocalDate launched = LocalDate.of(young ? dice.between(2023, 2026) : dice.between(2019, 2022), 1, 1)
                .plusDays(dice.below(young ? 150 : 365));
        int weight = 2 + 30 / (1 + place) + dice.below(8);
        return new Product(id, sku, shelf.names.get(place), shelf.category, cents, launched, weight);
    }

    static TableRows rows(List<Product> products) {
        TableRows rows = new TableRows(
                "products",
                "product_id",
                "sku",
                "product_name",
                "category",
                "list_price_cents",
                "launched_on",
                "is_discontinued");
        for (Product product : products) {
            rows.add(
                    product.id,
                    product.sku,
                    product.name,
                    product.category,
                    product.listCents,
                    inWords(product.launched),
                    product.id % 11 == 5);
        }
        return rows;
    }

    private static String inWords(LocalDate day) {
        return TwoDigits.of(day.getDayOfMonth()) + " " + MONTHS.get(day.getMonthValue() - 1) + " " + day.getYear();
    }
}
