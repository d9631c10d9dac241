-- <query name>subscription_movements</query name>
-- <query description>
-- Won and lost subscriptions side by side, month after month of a year, with the balance.
-- </query description>
-- <question>Won and lost subscriptions of a year side by side?</question>
-- <question>Balance of subscriptions won against lost?</question>
-- <summary>Subscriptions won, lost and the balance</summary>
-- <tables>subscription_events, subscriptions, accounts</tables>
-- <notes>
-- Won: began to pay. Lost: stopped paying.
-- </notes>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>subscriptions</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT date_trunc('month', e.changed_at AT TIME ZONE 'America/Los_Angeles')::date AS month,
       count(*) FILTER (WHERE e.new_status = 'active') AS won,
       count(*) FILTER (WHERE e.new_status = 'cancelled') AS lost,
       count(*) FILTER (WHERE e.new_status = 'active') - count(*) FILTER (WHERE e.new_status = 'cancelled') AS balance
FROM subscription_events e
JOIN subscriptions s ON s.subscription_id = e.subscription_id
JOIN accounts a ON a.account_id = s.account_id
WHERE NOT a.is_internal
  AND ((e.new_status = 'active' AND (e.old_status IS NULL OR e.old_status = 'trialing'))
       OR (e.new_status = 'cancelled' AND e.old_status IN ('active', 'past_due')))
  AND extract(year FROM e.changed_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
GROUP BY 1
ORDER BY 1
-- </query>
