-- <query name>category_takings_by_month</query name>
-- <query description>
-- What one category of articles took in, month after month of a year.
-- </query description>
-- <question>Takings of gateways along the year?</question>
-- <question>How did irrigation do over the months?</question>
-- <summary>Monthly takings of a category</summary>
-- <tables>order_items, orders, products, accounts</tables>
-- <notes>
-- Line values are used, so nothing fans out.
-- </notes>
-- <parameters>
-- year year = 2025
-- category text of products.category = Gateways
-- </parameters>
-- <tags>shop</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT date_trunc('month', o.ordered_at AT TIME ZONE 'America/Los_Angeles')::date AS month,
       round(sum(i.quantity * i.unit_price_cents) / 100.0, 2) AS takings
FROM order_items i
JOIN orders o ON o.order_id = i.order_id
JOIN products p ON p.product_id = i.product_id
JOIN accounts a ON a.account_id = o.account_id
WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal
  AND p.category = {{category}} AND extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
GROUP BY 1
ORDER BY 1
-- </query>
