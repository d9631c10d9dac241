-- <query name>discount_given</query name>
-- <query description>
-- Discount against list prices, for all kinds of articles.
-- </query description>
-- <question>How much discount do we grant against list?</question>
-- <question>Discount granted by kind of article?</question>
-- <summary>Discount against list by kind of article</summary>
-- <tables>order_items, orders, products, accounts</tables>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>shop, finance</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT p.category,
       round(100.0 * (1 - sum(i.quantity::numeric * i.unit_price_cents) / sum(i.quantity::numeric * p.list_price_cents)), 2) AS discount_percent
FROM order_items i
JOIN orders o ON o.order_id = i.order_id
JOIN products p ON p.product_id = i.product_id
JOIN accounts a ON a.account_id = o.account_id
WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal AND extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
GROUP BY p.category
ORDER BY discount_percent DESC, p.category
-- </query>
