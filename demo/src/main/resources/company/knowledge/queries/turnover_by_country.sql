-- <query name>turnover_by_country</query name>
-- <query description>
-- Turnover of a year by country, hardware and service together.
-- </query description>
-- <question>Where in the world do we make our turnover?</question>
-- <question>Turnover country after country?</question>
-- <summary>Turnover by country</summary>
-- <tables>orders, invoices, accounts, countries</tables>
-- <notes>
-- From 2023 on.
-- </notes>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>revenue</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT c.country_name, round(sum(booked.amount), 2) AS turnover
FROM (SELECT o.account_id, (o.ordered_at AT TIME ZONE 'America/Los_Angeles')::date AS booked_on, o.total_cents / 100.0 AS amount
      FROM orders o
      WHERE o.status = 'completed' AND o.deleted_at IS NULL
      UNION ALL
      SELECT i.account_id, i.issued_on, i.amount_cents / 100.0
      FROM invoices i
      WHERE i.status = 'paid' AND NOT (i.source_system = 'ledgerline' AND i.issued_on < DATE '2024-10-01')) booked
JOIN accounts a ON a.account_id = booked.account_id
JOIN countries c ON c.country_code = a.country_code
WHERE NOT a.is_internal AND extract(year FROM booked.booked_on) = {{year}}
GROUP BY c.country_name
ORDER BY turnover DESC, c.country_name
-- </query>
