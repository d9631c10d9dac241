-- <query name>longest_waiting_requests</query name>
-- <query description>
-- Requests to the desk without a solution that have been waiting longest.
-- </query description>
-- <question>Which requests have been waiting longest for a solution?</question>
-- <question>Oldest unresolved requests?</question>
-- <summary>The oldest requests without a solution</summary>
-- <tables>support_tickets, accounts, support_agents</tables>
-- <notes>
-- Age is counted to the last moment in the table.
-- </notes>
-- <parameters>
-- count top = 10
-- </parameters>
-- <tags>support</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT t.ticket_id, a.account_name, g.agent_name, t.priority,
       round(((SELECT max(opened_ms) FROM support_tickets) - t.opened_ms) / 86400000.0, 1) AS days_waiting
FROM support_tickets t
JOIN accounts a ON a.account_id = t.customer_ref
JOIN support_agents g ON g.agent_id = t.agent_id
WHERE t.status <> 'solved' AND NOT a.is_internal
ORDER BY t.opened_ms, t.ticket_id
LIMIT {{count}}
-- </query>
