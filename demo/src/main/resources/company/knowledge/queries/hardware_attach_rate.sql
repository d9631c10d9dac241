-- <query name>hardware_attach_rate</query name>
-- <query description>
-- Part of the subscribers that also bought hardware in a period, for all segments.
-- </query description>
-- <question>What part of subscribers also buys hardware?</question>
-- <question>Attach rate of hardware by segment?</question>
-- <summary>Hardware attach rate of subscribers</summary>
-- <tables>subscriptions, accounts, orders</tables>
-- <parameters>
-- from_day period_start = 2025-07-01
-- to_day period_end = 2026-07-01
-- </parameters>
-- <tags>shop, subscriptions</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT a.segment, count(*) AS subscribers,
       round(100.0 * count(*) FILTER (WHERE EXISTS (
           SELECT 1 FROM orders o
           WHERE o.account_id = a.account_id AND o.status = 'completed' AND o.deleted_at IS NULL
             AND o.ordered_at AT TIME ZONE 'America/Los_Angeles' >= {{from_day}} AND o.ordered_at AT TIME ZONE 'America/Los_Angeles' < {{to_day}})) / count(*), 1) AS attach_percent
FROM accounts a
WHERE NOT a.is_internal AND a.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.account_id = a.account_id AND s.status IN ('active', 'past_due'))
GROUP BY a.segment
ORDER BY attach_percent DESC, a.segment
-- </query>
