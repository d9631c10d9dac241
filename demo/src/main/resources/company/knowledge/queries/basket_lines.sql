-- <query name>basket_lines</query name>
-- <query description>
-- How many lines baskets have, and how often each size occurs.
-- </query description>
-- <question>How full are baskets, by lines?</question>
-- <question>Distribution of basket sizes?</question>
-- <summary>Distribution of basket sizes</summary>
-- <tables>orders, order_items, accounts</tables>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>shop</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT lines, count(*) AS baskets
FROM (SELECT o.order_id, count(*) AS lines
      FROM orders o
      JOIN accounts a ON a.account_id = o.account_id
      JOIN order_items i ON i.order_id = o.order_id
      WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal AND extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
      GROUP BY o.order_id) baskets
GROUP BY lines
ORDER BY lines
-- </query>
