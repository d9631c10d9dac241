-- <query name>repeat_buyers</query name>
-- <query description>
-- Buyers of a year by how often they bought: once, twice, three times or more.
-- </query description>
-- <question>How loyal are buyers, once or again?</question>
-- <question>Repeat buyers of a year?</question>
-- <summary>Repeat buyers by frequency</summary>
-- <tables>orders, accounts</tables>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>shop, retention</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT least(purchases, 3) AS purchases_up_to_three, count(*) AS buyers
FROM (SELECT o.account_id, count(*) AS purchases
      FROM orders o
      JOIN accounts a ON a.account_id = o.account_id
      WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal AND extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
      GROUP BY o.account_id) buyers
GROUP BY 1
ORDER BY 1
-- </query>
