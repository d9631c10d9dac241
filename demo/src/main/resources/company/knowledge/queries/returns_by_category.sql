-- <query name>returns_by_category</query name>
-- <query description>
-- Share of sold pieces that were returned, for all categories of articles.
-- </query description>
-- <question>Which kind of article is returned most?</question>
-- <question>Return quota of gateways, probes and the rest?</question>
-- <summary>Return quota by kind of article</summary>
-- <tables>order_items, orders, products, accounts</tables>
-- <notes>
-- Counts pieces, not baskets.
-- </notes>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>shop</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT p.category,
       round(100.0 * sum(i.quantity) FILTER (WHERE o.status = 'refunded') / sum(i.quantity), 2) AS returned_percent
FROM order_items i
JOIN orders o ON o.order_id = i.order_id
JOIN products p ON p.product_id = i.product_id
JOIN accounts a ON a.account_id = o.account_id
WHERE o.status IN ('completed', 'refunded') AND o.deleted_at IS NULL AND NOT a.is_internal
  AND extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
GROUP BY p.category
ORDER BY returned_percent DESC, p.category
-- </query>
