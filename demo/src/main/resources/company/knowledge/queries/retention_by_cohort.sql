-- <query name>retention_by_cohort</query name>
-- <query description>
-- Accounts grouped by the quarter they joined in, and how many of each group still have a subscription that pays.
-- </query description>
-- <question>How well do we retain the cohorts of a year?</question>
-- <question>Which joining quarter kept its growers best?</question>
-- <summary>Retention of the quarterly cohorts of one year</summary>
-- <tables>accounts, subscriptions</tables>
-- <notes>
-- Closed accounts stay in the group and count as lost.
-- </notes>
-- <parameters>
-- year year = 2024
-- </parameters>
-- <tags>retention</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT extract(quarter FROM a.signed_up_at AT TIME ZONE 'America/Los_Angeles')::int AS quarter,
       count(*) AS joined,
       count(*) FILTER (WHERE a.deleted_at IS NULL AND EXISTS (
           SELECT 1 FROM subscriptions s WHERE s.account_id = a.account_id AND s.status IN ('active', 'past_due'))) AS retained
FROM accounts a
WHERE NOT a.is_internal AND extract(year FROM a.signed_up_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
GROUP BY 1
ORDER BY 1
-- </query>
