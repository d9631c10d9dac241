-- <query name>tier_leaders</query name>
-- <query description>
-- Subscribers on one tier who bring in most, with their sites.
-- </query description>
-- <question>Largest subscribers on Estate?</question>
-- <question>Biggest names on the Harvest tier?</question>
-- <summary>Largest subscribers of a tier</summary>
-- <tables>subscriptions, plans, accounts</tables>
-- <parameters>
-- plan text of plans.plan_name = Estate
-- count top = 10
-- </parameters>
-- <tags>subscriptions</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT a.account_name, sum(s.site_count) AS sites,
       round(sum(CASE WHEN s.billing_period = 'annual' THEN s.amount_cents / 12 ELSE s.amount_cents END) / 100.0, 2) AS mrr
FROM subscriptions s
JOIN plans p ON p.plan_id = s.plan_id
JOIN accounts a ON a.account_id = s.account_id
WHERE s.status IN ('active', 'past_due') AND NOT a.is_internal AND a.deleted_at IS NULL AND p.plan_name = {{plan}}
GROUP BY a.account_name
ORDER BY mrr DESC, a.account_name
LIMIT {{count}}
-- </query>
