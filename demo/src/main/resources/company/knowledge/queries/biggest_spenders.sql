-- <query name>biggest_spenders</query name>
-- <query description>
-- Growers who spent most with us in a year, hardware and service together.
-- </query description>
-- <question>Which growers spent most with us?</question>
-- <question>Biggest spenders, hardware and service together?</question>
-- <summary>Biggest spenders of a year</summary>
-- <tables>orders, invoices, accounts</tables>
-- <notes>
-- From 2023 on.
-- </notes>
-- <parameters>
-- year year = 2026
-- count top = 10
-- </parameters>
-- <tags>revenue</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT a.account_name, round(sum(booked.amount), 2) AS spent
FROM (SELECT o.account_id, (o.ordered_at AT TIME ZONE 'America/Los_Angeles')::date AS booked_on, o.total_cents / 100.0 AS amount
      FROM orders o
      WHERE o.status = 'completed' AND o.deleted_at IS NULL
      UNION ALL
      SELECT i.account_id, i.issued_on, i.amount_cents / 100.0
      FROM invoices i
      WHERE i.status = 'paid' AND NOT (i.source_system = 'ledgerline' AND i.issued_on < DATE '2024-10-01')) booked
JOIN accounts a ON a.account_id = booked.account_id
WHERE NOT a.is_internal AND extract(year FROM booked.booked_on) = {{year}}
GROUP BY a.account_name
ORDER BY spent DESC, a.account_name
LIMIT {{count}}
-- </query>
