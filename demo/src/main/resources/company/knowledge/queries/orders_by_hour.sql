-- <query name>orders_by_hour</query name>
-- <query description>
-- At which hour of the local clock orders are placed.
-- </query description>
-- <question>At which hour do people order?</question>
-- <question>Busiest hours of the local clock?</question>
-- <summary>Orders by hour of the local clock</summary>
-- <tables>orders, accounts</tables>
-- <notes>
-- Hours of Portland, not UTC.
-- </notes>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>shop</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT extract(hour FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles')::int AS hour, count(*) AS orders
FROM orders o
JOIN accounts a ON a.account_id = o.account_id
WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal AND extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
GROUP BY 1
ORDER BY 1
-- </query>
