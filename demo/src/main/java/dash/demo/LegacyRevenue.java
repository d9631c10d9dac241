package dash.demo;

import java.time.LocalDate;

/** Revenue of 2021 and 2022 as the old bookkeeping exported it: amounts in dollars, as text such as {@code 1,234.50}. */
final class LegacyRevenue {

    private LegacyRevenue() {}

    static TableRows make(long seed) {
        Dice dice = new Dice(seed, "legacy_revenue");
        TableRows rows = new TableRows("legacy_revenue", "month", "country_code", "revenue_line", "amount");
        LocalDate month = Times.FIRST_DAY;
        for (int passed = 0; month.isBefore(Times.FIRST_DAY_OF_PRESENT_SYSTEMS); passed++) {
            for (Country country : Country.ALL) {
                rows.add(month, country.code(), "shop", amount(dice, country, 13_000 + passed * 300));
                rows.add(month, country.code(), "subscriptions", amount(dice, country, 2_000 + passed * 320));
            }
            month = month.plusMonths(1);
        }
        return rows;
    }

    private static String amount(Dice dice, Country country, int level) {
        long cents = (long) level * country.weight() / 10 * dice.between(80, 120) / 10;
        return grouped(cents / 100) + '.' + TwoDigits.of((int) (cents % 100));
    }

    private static String grouped(long dollars) {
        StringBuilder digits = new StringBuilder(Long.toString(dollars));
        for (int place = digits.length() - 3; place > 0; place -= 3) {
            digits.insert(place, ',');
        }
        return digits.toString();
    }
}
