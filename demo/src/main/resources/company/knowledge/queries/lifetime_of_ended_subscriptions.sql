-- <query name>lifetime_of_ended_subscriptions</query name>
-- <query description>
-- Months that ended subscriptions lasted, trial left out, for all tiers of the service.
-- </query description>
-- <question>How long do subscriptions last before they end?</question>
-- <question>Lifetime of ended subscriptions by tier?</question>
-- <summary>Lifetime of ended subscriptions by tier</summary>
-- <tables>subscriptions, subscription_events, plans, accounts</tables>
-- <notes>
-- Only subscriptions that paid at least once.
-- </notes>
-- <tags>subscriptions, retention</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT p.plan_name, count(*) AS ended,
       round(avg(extract(epoch FROM s.ended_at - paid.since) / 2629800)::numeric, 1) AS months
FROM subscriptions s
JOIN plans p ON p.plan_id = s.plan_id
JOIN accounts a ON a.account_id = s.account_id
JOIN (SELECT subscription_id, min(changed_at) AS since
      FROM subscription_events WHERE new_status = 'active' GROUP BY subscription_id) paid ON paid.subscription_id = s.subscription_id
WHERE s.status = 'cancelled' AND NOT a.is_internal
GROUP BY p.plan_name
ORDER BY months DESC, p.plan_name
-- </query>
