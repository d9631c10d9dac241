package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every checkable word about a table, against the table. */
class TableKnowledgeTest {

    private static final Map<String, String> WRITTEN_TYPES =
            Map.of("int4", "integer", "int8", "bigint", "int2", "smallint", "bpchar", "char(2)", "bool", "boolean");

    private final Knowledge knowledge = DemoProject.knowledge();
    private final Joins joins = new Joins(knowledge);

    static Stream<TableKnowledge> tables() {
        return DemoProject.knowledge().tables().stream();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void columns_are_all_told_in_order_with_their_types(TableKnowledge table) {
        List<String> live = DemoDatabase.rows("SELECT column_name, udt_name FROM information_schema.columns"
                        + " WHERE table_schema = 'public' AND table_name = '" + table.name()
                        + "' ORDER BY ordinal_position")
                .stream()
                .map(row -> row.get(0) + " " + WRITTEN_TYPES.getOrDefault(row.get(1), row.get(1)))
                .toList();
        assertThat(table.columns().stream().map(column -> column.name() + " " + column.type()))
                .isEqualTo(live);
        assertThat(live.stream().map(column -> column.split(" ", 2)[0]))
                .containsAll(table.columnNotes().keySet());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void owner_freshness_and_joins_are_real(TableKnowledge table) {
        assertThat(table.owner()).isNotBlank();
        if (!table.freshnessColumn().isEmpty()) {
            assertThat(joins.type(table.name(), table.freshnessColumn())).isNotEqualTo("none");
        }
        table.relatedTables()
                .forEach(related -> assertThat(DemoDatabase.figure(
                                "SELECT count(*) = (SELECT count(*) FROM " + table.name() + ") FROM " + table.name()
                                        + " JOIN " + related.table() + " ON " + related.joinHint()))
                        .isEqualTo("t"));
    }

    @Test
    void rules_gotchas_and_prose_metrics_name_only_what_exists() {
        Set<String> names = Set.copyOf(DemoCompany.tableNames());
        knowledge.rules().forEach(rule -> {
            assertThat(names).containsAll(rule.appliesToTables());
            rule.appliesToMetrics()
                    .forEach(metric -> assertThat(knowledge.metric(metric)).isPresent());
        });
        knowledge.gotchas().forEach(gotcha -> assertThat(names).containsAll(gotcha.tablesAffected()));
        knowledge
                .metrics()
                .forEach(metric ->
                        metric.table().ifPresent(table -> assertThat(names).contains(table)));
    }

    @Test
    void the_calendars_today_is_the_last_day_of_the_data() {
        assertThat(knowledge.calendar().orElseThrow().today()).contains(DemoCompany.TODAY);
        assertThat(DemoDatabase.figure("SELECT max(ordered_at AT TIME ZONE 'America/Los_Angeles')::date FROM orders"))
                .isEqualTo("2026-06-30");
    }

    /** Each statement counts what would make a sentence of the knowledge false. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            test accounts are called Brightloam Test      | SELECT count(*) FROM accounts WHERE is_internal <> (account_name LIKE 'Brightloam Test %')
            test accounts place large orders              | SELECT CASE WHEN avg(total_cents) FILTER (WHERE is_internal) > 5 * avg(total_cents) FILTER (WHERE NOT is_internal) THEN 0 ELSE 1 END FROM orders JOIN accounts USING (account_id)
            closing an account does not cancel            | SELECT CASE WHEN count(*) > 50 THEN 0 ELSE 1 END FROM subscriptions JOIN accounts USING (account_id) WHERE status = 'active' AND deleted_at IS NOT NULL
            present status is the latest event            | SELECT count(*) FROM subscriptions s WHERE status <> (SELECT new_status FROM subscription_events e WHERE e.subscription_id = s.subscription_id ORDER BY changed_at DESC LIMIT 1)
            old status is empty for the first row only    | SELECT count(*) FROM (SELECT old_status, lag(new_status) OVER (PARTITION BY subscription_id ORDER BY changed_at) AS before FROM subscription_events) e WHERE old_status IS DISTINCT FROM before
            a year's amount divides by twelve             | SELECT count(*) FROM subscriptions WHERE billing_period = 'annual' AND amount_cents % 12 <> 0
            only cancelled subscriptions have ended       | SELECT count(*) FROM subscriptions WHERE (status = 'cancelled') <> (ended_at IS NOT NULL) OR (ended_at IS NULL) <> (cancel_reason IS NULL)
            unconverted trials never paid                 | SELECT count(*) FROM subscriptions JOIN subscription_events USING (subscription_id) WHERE cancel_reason = 'trial not converted' AND new_status = 'active'
            nobody starts on Pilot once it is retired     | SELECT count(*) FROM subscriptions JOIN plans USING (plan_id) WHERE started_at::date > retired_on
            some still have Pilot                         | SELECT CASE WHEN count(*) > 0 THEN 0 ELSE 1 END FROM subscriptions JOIN plans USING (plan_id) WHERE plan_name = 'Pilot' AND status = 'active'
            only the third quarter of 2024 is doubled     | SELECT count(*) FROM (SELECT count(*) AS copies, min(issued_on) AS issued FROM invoices GROUP BY invoice_number) n WHERE copies <> CASE WHEN issued >= '2024-07-01' AND issued < '2024-10-01' THEN 2 ELSE 1 END
            copies come from ledgerline                   | SELECT count(*) FROM (SELECT count(*) FILTER (WHERE source_system = 'chargely') AS old FROM invoices WHERE issued_on < '2024-10-01' GROUP BY invoice_number) n WHERE old <> 1
            since October 2024 all is ledgerline          | SELECT count(*) FROM invoices WHERE issued_on >= '2024-10-01' AND source_system <> 'ledgerline'
            nothing is ordered before 2023                | SELECT count(*) FROM orders WHERE ordered_at AT TIME ZONE 'America/Los_Angeles' < '2023-01-01'
            nothing is invoiced before 2023               | SELECT count(*) FROM invoices WHERE issued_on < '2023-01-01'
            the legacy table ends with 2022               | SELECT count(*) FROM legacy_revenue WHERE month < '2021-01-01' OR month > '2022-12-01' OR extract(day FROM month) <> 1
            the lines of an order add up to its total     | SELECT count(*) FROM orders o WHERE total_cents <> (SELECT sum(quantity * unit_price_cents) FROM order_items i WHERE i.order_id = o.order_id)
            refunds are whole and only of refunded orders | SELECT count(*) FROM orders LEFT JOIN refunds USING (order_id) WHERE (status = 'refunded') <> (refund_id IS NOT NULL) OR amount_cents <> total_cents
            refunds come within thirty days               | SELECT count(*) FROM refunds JOIN orders USING (order_id) WHERE refunded_at < ordered_at OR refunded_at > ordered_at + INTERVAL '30 days'
            every ticket belongs to an account            | SELECT count(*) FROM support_tickets WHERE customer_ref NOT IN (SELECT account_id FROM accounts)
            solved tickets have a time of it              | SELECT count(*) FROM support_tickets WHERE (status = 'solved') <> (solved_ms IS NOT NULL) OR first_reply_ms < opened_ms OR solved_ms < first_reply_ms
            most tickets have no score                    | SELECT CASE WHEN count(satisfaction) * 2 < count(*) THEN 0 ELSE 1 END FROM support_tickets
            readings only ever rise                       | SELECT count(*) FROM (SELECT readings - lag(readings) OVER (PARTITION BY account_id ORDER BY day) AS made FROM usage_daily) u WHERE made <= 0
            usage covers fifty Enterprise accounts        | SELECT abs(50 - count(DISTINCT account_id)) + count(*) FILTER (WHERE segment <> 'Enterprise') FROM usage_daily JOIN accounts USING (account_id)
            usage begins in July 2025, three days late    | SELECT abs(min(day) - DATE '2025-07-01') + abs(max(day) - DATE '2026-06-27') FROM usage_daily
            trials last 14 or 30 days                     | SELECT count(*) FROM subscription_events e JOIN subscriptions s USING (subscription_id) WHERE old_status = 'trialing' AND changed_at::date - started_at::date NOT IN (14, 30)
            """)
    void what_the_knowledge_says_is_true(String sentence, String counterexamples) {
        assertThat(DemoDatabase.figure(counterexamples)).as(sentence).isEqualTo("0");
    }
}
