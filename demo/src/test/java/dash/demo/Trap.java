package dash.demo;

import java.util.List;
import java.util.stream.Stream;

/**
 * A trap of the data: the query of somebody who does not know it, the query of somebody who does, and where Dash is
 * told. This is the list of what is told and what is left for Dash to find out.
 *
 * @param falls SQL that walks into it: another figure, or an error
 * @param avoids SQL that does not
 * @param figure what the second one gives
 */
record Trap(String name, Told told, String falls, String avoids, String figure) {

    /** Where the knowledge speaks of it, if it does. */
    sealed interface Told {
        record In(String file, String words) implements Told {}

        /** Nobody told; none of these words stands in any prose of the knowledge. */
        record Nowhere(List<String> silentWords) implements Told {}
    }

    private static final String YEAR_2025 = " AND ordered_at AT TIME ZONE 'America/Los_Angeles' >= DATE '2025-01-01'"
            + " AND ordered_at AT TIME ZONE 'America/Los_Angeles' < DATE '2026-01-01'";
    private static final String REAL = " AND account_id IN (SELECT account_id FROM accounts WHERE NOT is_internal)";
    private static final String SOLD = "status = 'completed' AND deleted_at IS NULL" + REAL + YEAR_2025;
    private static final String PER_MONTH =
            "CASE WHEN billing_period = 'annual' THEN amount_cents / 12 ELSE amount_cents END";
    private static final String OPEN =
            " AND account_id IN (SELECT account_id FROM accounts WHERE NOT is_internal AND deleted_at IS NULL)";
    private static final String PAYING = " FROM subscriptions WHERE status IN ('active', 'past_due')";
    private static final String MRR = "SELECT round(sum(" + PER_MONTH + ") / 100.0, 2)" + PAYING + OPEN;
    private static final String REVENUE = "SELECT round(sum(total_cents) / 100.0, 2) FROM orders WHERE ";

    static List<Trap> all() {
        return Stream.of(shop(), subscriptions(), time(), shape(), text())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Trap> shop() {
        return List.of(
                told(
                        "money in cents",
                        "business/rules.json",
                        "Divide by 100",
                        "SELECT sum(total_cents) FROM orders WHERE " + SOLD,
                        REVENUE + SOLD,
                        "4980013.24"),
                told(
                        "soft-deleted orders",
                        "business/rules.json",
                        "Orders with deleted_at never happened",
                        REVENUE + "status = 'completed'" + REAL + YEAR_2025,
                        REVENUE + SOLD,
                        "4980013.24"),
                told(
                        "internal test accounts",
                        "business/rules.json",
                        "Test accounts belong in no figure",
                        REVENUE + "status = 'completed' AND deleted_at IS NULL" + YEAR_2025,
                        REVENUE + SOLD,
                        "4980013.24"),
                told(
                        "refunded and pending orders",
                        "business/rules.json",
                        "Only completed orders are revenue",
                        REVENUE + "deleted_at IS NULL" + REAL + YEAR_2025,
                        REVENUE + SOLD,
                        "4980013.24"),
                told(
                        "lines that multiply their order",
                        "business/gotchas.json",
                        "once for each line",
                        "SELECT round(sum(total_cents) / 100.0, 2) FROM orders JOIN order_items USING (order_id) WHERE "
                                + SOLD,
                        "SELECT round(sum(quantity * unit_price_cents) / 100.0, 2) FROM orders JOIN order_items USING (order_id) WHERE "
                                + SOLD,
                        "4980013.24"));
    }

    private static List<Trap> subscriptions() {
        return List.of(
                told(
                        "trials in recurring revenue",
                        "business/rules.json",
                        "Trials do not count for MRR",
                        MRR.replace("('active'", "('trialing', 'active'"),
                        MRR,
                        "806210.60"),
                told(
                        "yearly amounts in recurring revenue",
                        "tables/subscriptions.json",
                        "divide annual ones by 12",
                        "SELECT round(sum(amount_cents) / 100.0, 2)" + PAYING + OPEN,
                        MRR,
                        "806210.60"),
                told(
                        "subscriptions of closed accounts",
                        "business/gotchas.json",
                        "closed accounts still say active",
                        MRR.replace(" AND deleted_at IS NULL", ""),
                        MRR,
                        "806210.60"),
                told(
                        "status history",
                        "tables/subscription_events.json",
                        "latest row before it",
                        "SELECT count(*) FROM subscription_events WHERE new_status IN ('active', 'past_due')"
                                + " AND changed_at AT TIME ZONE 'America/Los_Angeles' < DATE '2025-01-01'",
                        DemoProject.goldenSql("hard-01"),
                        "1574"),
                told(
                        "duplicated quarter",
                        "business/gotchas.json",
                        "imported twice",
                        DemoProject.goldenSql("medium-13")
                                .replace(
                                        "AND NOT (source_system = 'ledgerline' AND issued_on < DATE '2024-10-01')", ""),
                        DemoProject.goldenSql("medium-13"),
                        "1431850.40"));
    }

    private static List<Trap> time() {
        return List.of(
                told(
                        "timestamps in UTC",
                        "business/rules.json",
                        "The business day is in Portland",
                        "SELECT count(*) FROM orders WHERE status = 'completed' AND deleted_at IS NULL" + REAL
                                + " AND ordered_at >= DATE '2026-05-01' AND ordered_at < DATE '2026-06-01'",
                        DemoProject.goldenSql("easy-04"),
                        "1054"),
                told(
                        "fiscal year from February",
                        "business/rules.json",
                        "The fiscal year starts in February",
                        REVENUE + SOLD,
                        REVENUE + SOLD.replace("2025-01-01", "2025-02-01").replace("2026-01-01", "2026-02-01"),
                        "5046393.72"),
                told(
                        "epoch milliseconds",
                        "business/gotchas.json",
                        "epoch milliseconds",
                        DemoProject.goldenSql("easy-08").replace(" / 1000.0", ""),
                        DemoProject.goldenSql("easy-08"),
                        "1250"),
                told(
                        "a table that is late",
                        "business/gotchas.json",
                        "three days late",
                        "SELECT (max(readings) - min(readings)) / 30 FROM usage_daily"
                                + " WHERE account_id = (SELECT min(account_id) FROM usage_daily) AND day >= DATE '2026-05-31'",
                        "SELECT (max(readings) - min(readings)) / (max(day) - min(day)) FROM usage_daily"
                                + " WHERE account_id = (SELECT min(account_id) FROM usage_daily) AND day >= DATE '2026-05-31'",
                        "25711"));
    }

    private static List<Trap> shape() {
        return List.of(
                told(
                        "soft-deleted accounts",
                        "tables/accounts.json",
                        "filter on deleted_at IS NULL",
                        "SELECT count(*) FROM accounts WHERE NOT is_internal",
                        "SELECT count(*) FROM accounts WHERE NOT is_internal AND deleted_at IS NULL",
                        "3991"),
                told(
                        "running total",
                        "business/gotchas.json",
                        "running total",
                        "SELECT sum(readings) FROM usage_daily WHERE day = DATE '2026-06-01'",
                        DemoProject.goldenSql("hard-05"),
                        "1036669"),
                told(
                        "one key, two names",
                        "business/gotchas.json",
                        "calls the account customer_ref",
                        "SELECT count(*) FROM support_tickets JOIN accounts USING (account_id) WHERE segment = 'Enterprise'",
                        "SELECT count(*) FROM support_tickets JOIN accounts ON account_id = customer_ref"
                                + " WHERE segment = 'Enterprise' AND NOT is_internal",
                        "2031"),
                told(
                        "years before 2023 in the legacy table",
                        "business/rules.json",
                        "comes from legacy_revenue",
                        "SELECT count(*) FROM orders WHERE extract(year FROM ordered_at AT TIME ZONE 'America/Los_Angeles') = 2022",
                        "SELECT count(*) FROM legacy_revenue WHERE extract(year FROM month) = 2022",
                        "576"));
    }

    private static List<Trap> text() {
        return List.of(
                left(
                        "numbers as text with n/a",
                        List.of("n/a"),
                        "SELECT count(*) FROM accounts WHERE NOT is_internal AND deleted_at IS NULL AND employee_count::int > 1000",
                        DemoProject.goldenSql("hard-06"),
                        "327"),
                left(
                        "dates as text",
                        List.of("DD Mon", "to_date"),
                        "SELECT product_name FROM products ORDER BY launched_on DESC LIMIT 1",
                        "SELECT product_name FROM products ORDER BY to_date(launched_on, 'DD Mon YYYY') DESC LIMIT 1",
                        "Carrying Case"),
                left(
                        "amounts as text with separators",
                        List.of("1,234.50", "replace(", "separator"),
                        "SELECT sum(amount::numeric) FROM legacy_revenue WHERE extract(year FROM month) = 2022",
                        "SELECT sum(replace(amount, ',', '')::numeric) FROM legacy_revenue WHERE extract(year FROM month) = 2022",
                        "3385755.58"));
    }

    private static Trap told(String name, String file, String words, String falls, String avoids, String figure) {
        return new Trap(name, new Told.In("knowledge/" + file, words), falls, avoids, figure);
    }

    private static Trap left(String name, List<String> silentWords, String falls, String avoids, String figure) {
        return new Trap(name, new Told.Nowhere(silentWords), falls, avoids, figure);
    }

    @Override
    public String toString() {
        return name;
    }
}
