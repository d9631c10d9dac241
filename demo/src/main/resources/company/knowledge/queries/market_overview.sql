-- <query name>market_overview</query name>
-- <query description>
-- One country at a glance: open accounts, subscribers and what they bring in.
-- </query description>
-- <question>Germany at a glance?</question>
-- <question>Overview of the market in Canada?</question>
-- <summary>A country at a glance</summary>
-- <tables>accounts, countries, subscriptions</tables>
-- <parameters>
-- country text of countries.country_name = Germany
-- </parameters>
-- <tags>overview</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT c.country_name,
       count(DISTINCT a.account_id) AS open_accounts,
       count(DISTINCT s.account_id) AS subscribers,
       round(coalesce(sum(CASE WHEN s.billing_period = 'annual' THEN s.amount_cents / 12 ELSE s.amount_cents END), 0) / 100.0, 2) AS mrr
FROM accounts a
JOIN countries c ON c.country_code = a.country_code
LEFT JOIN subscriptions s ON s.account_id = a.account_id AND s.status IN ('active', 'past_due')
WHERE NOT a.is_internal AND a.deleted_at IS NULL AND c.country_name = {{country}}
GROUP BY c.country_name
ORDER BY c.country_name
-- </query>
