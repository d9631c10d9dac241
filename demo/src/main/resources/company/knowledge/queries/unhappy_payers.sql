-- <query name>unhappy_payers</query name>
-- <query description>
-- Subscribers whose recent scores are poor: three or more rated requests in a period and a mean of 3 or less.
-- </query description>
-- <question>Which subscribers are at risk because they rate us badly?</question>
-- <question>Unhappy subscribers by recent scores?</question>
-- <summary>Subscribers at risk, by poor scores</summary>
-- <tables>support_tickets, accounts, subscriptions</tables>
-- <parameters>
-- from_day period_start = 2026-01-01
-- to_day period_end = 2026-07-01
-- count top = 20
-- </parameters>
-- <tags>support, retention</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT a.account_name, count(t.satisfaction) AS ratings, round(avg(t.satisfaction), 2) AS mean_score
FROM support_tickets t
JOIN accounts a ON a.account_id = t.customer_ref
WHERE NOT a.is_internal AND a.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.account_id = a.account_id AND s.status IN ('active', 'past_due'))
  AND to_timestamp(t.opened_ms / 1000.0) AT TIME ZONE 'America/Los_Angeles' >= {{from_day}}
  AND to_timestamp(t.opened_ms / 1000.0) AT TIME ZONE 'America/Los_Angeles' < {{to_day}}
GROUP BY a.account_name
HAVING count(t.satisfaction) >= 3 AND avg(t.satisfaction) <= 3
ORDER BY mean_score, ratings DESC, a.account_name
LIMIT {{count}}
-- </query>
