-- <query name>team_scorecard</query name>
-- <query description>
-- Scorecard of the support teams: solved requests, median reply, mean rating.
-- </query description>
-- <question>Scorecard of the support teams?</question>
-- <question>How do the teams of the desk compare?</question>
-- <summary>Scorecard of support teams</summary>
-- <tables>support_tickets, support_agents, accounts</tables>
-- <parameters>
-- from_day period_start = 2026-01-01
-- to_day period_end = 2026-07-01
-- </parameters>
-- <tags>support</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT g.team, count(*) FILTER (WHERE t.status = 'solved') AS solved,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY t.first_reply_ms - t.opened_ms)::numeric / 3600000, 2) AS median_reply_hours,
       round(avg(t.satisfaction), 2) AS mean_rating
FROM support_tickets t
JOIN support_agents g ON g.agent_id = t.agent_id
JOIN accounts a ON a.account_id = t.customer_ref
WHERE NOT a.is_internal
  AND to_timestamp(t.opened_ms / 1000.0) AT TIME ZONE 'America/Los_Angeles' >= {{from_day}}
  AND to_timestamp(t.opened_ms / 1000.0) AT TIME ZONE 'America/Los_Angeles' < {{to_day}}
GROUP BY g.team
ORDER BY g.team
-- </query>
