-- <query name>turnover_by_month</query name>
-- <query description>
-- Turnover month after month, goods and service together, old bookkeeping included.
-- </query description>
-- <question>How does turnover develop?</question>
-- <question>Turnover month after month?</question>
-- <summary>Development of turnover</summary>
-- <tables>orders, invoices, accounts, legacy_revenue</tables>
-- <notes>
-- 2021 and 2022 come from the old bookkeeping.
-- </notes>
-- <parameters>
-- from_day period_start = 2025-07-01
-- to_day period_end = 2026-07-01
-- </parameters>
-- <tags>revenue</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT date_trunc('month', booked.booked_on)::date AS month, round(sum(booked.amount), 2) AS turnover
FROM (SELECT o.account_id, (o.ordered_at AT TIME ZONE 'America/Los_Angeles')::date AS booked_on, o.total_cents / 100.0 AS amount
      FROM orders o
      WHERE o.account_id IN (SELECT account_id FROM accounts WHERE NOT is_internal) AND o.status = 'completed' AND o.deleted_at IS NULL
      UNION ALL
      SELECT i.account_id, i.issued_on, i.amount_cents / 100.0
      FROM invoices i
      WHERE i.account_id IN (SELECT account_id FROM accounts WHERE NOT is_internal) AND i.status = 'paid' AND NOT (i.source_system = 'ledgerline' AND i.issued_on < DATE '2024-10-01')
      UNION ALL
      SELECT NULL, l.month, replace(l.amount, ',', '')::numeric
      FROM legacy_revenue l) booked
WHERE booked.booked_on >= {{from_day}} AND booked.booked_on < {{to_day}}
GROUP BY 1
ORDER BY 1
-- </query>
