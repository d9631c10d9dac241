package dash.demo;

import java.util.List;

/** Where Brightloam sells. The weight is its share of the accounts. */
record Country(String code, String name, String region, int weight) {

    static final List<Country> ALL = List.of(
            new Country("US", "United States", "Americas", 380),
            new Country("CA", "Canada", "Americas", 90),
            new Country("MX", "Mexico", "Americas", 48),
            new Country("BR", "Brazil", "Americas", 37),
            new Country("CL", "Chile", "Americas", 13),
            new Country("GB", "United Kingdom", "EMEA", 72),
            new Country("DE", "Germany", "EMEA", 68),
            new Country("NL", "Netherlands", "EMEA", 61),
            new Country("FR", "France", "EMEA", 41),
            new Country("ES", "Spain", "EMEA", 31),
            new Country("IT", "Italy", "EMEA", 27),
            new Country("SE", "Sweden", "EMEA", 21),
            new Country("DK", "Denmark", "EMEA", 18),
            new Country("PL", "Poland", "EMEA", 17),
            new Country("BE", "Belgium", "EMEA", 14),
            new Country("CH", "Switzerland", "EMEA", 12),
            new Country("IE", "Ireland", "EMEA", 10),
            new Country("ZA", "South Africa", "EMEA", 8),
            new Country("AU", "Australia", "APAC", 42),
            new Country("NZ", "New Zealand", "APAC", 24),
            new Country("JP", "Japan", "APAC", 22),
            new Country("IN", "India", "APAC", 19),
            new Country("KR", "South Korea", "APAC", 11),
            new Country("SG", "Singapore", "APAC", 9));

    static Country roll(Dice dice) {
        return ALL.get(dice.weighted(ALL.stream().mapToInt(Country::weight).toArray()));
    }

    static TableRows rows() {
        TableRows rows = new TableRows("countries", "country_code", "country_name", "sales_region");
        ALL.forEach(country -> rows.add(country.code, country.name, country.region));
        return rows;
    }
}
