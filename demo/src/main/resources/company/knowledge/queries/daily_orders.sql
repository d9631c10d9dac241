-- <query name>daily_orders</query name>
-- <query description>
-- All orders placed, whatever became of them, day after day between two dates.
-- </query description>
-- <question>Orders placed day after day in October 2025?</question>
-- <question>Daily course of orders between two dates?</question>
-- <summary>Daily course of orders placed</summary>
-- <tables>orders, accounts</tables>
-- <notes>
-- Useful to look at an outage: statuses are not filtered.
-- </notes>
-- <parameters>
-- from_day period_start = 2025-10-01
-- to_day period_end = 2025-11-01
-- </parameters>
-- <tags>shop, incidents</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT (o.ordered_at AT TIME ZONE 'America/Los_Angeles')::date AS day, count(*) AS orders
FROM orders o
JOIN accounts a ON a.account_id = o.account_id
WHERE o.deleted_at IS NULL AND NOT a.is_internal
  AND o.ordered_at AT TIME ZONE 'America/Los_Angeles' >= {{from_day}} AND o.ordered_at AT TIME ZONE 'America/Los_Angeles' < {{to_day}}
GROUP BY 1
ORDER BY 1
-- </query>
