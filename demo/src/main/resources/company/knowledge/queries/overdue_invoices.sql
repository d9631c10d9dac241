-- <query name>overdue_invoices</query name>
-- <query description>
-- Open bills older than 30 days, the largest debtors first.
-- </query description>
-- <question>Who owes us money for more than thirty days?</question>
-- <question>Largest debtors with overdue bills?</question>
-- <summary>Debtors with bills overdue by 30 days</summary>
-- <tables>invoices, accounts, countries</tables>
-- <notes>
-- The second import of 2024 is left out.
-- Thirty days before 30 June 2026.
-- </notes>
-- <parameters>
-- as_of date = 2026-06-30
-- count top = 15
-- </parameters>
-- <tags>finance</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT a.account_name, c.country_name, count(*) AS bills, round(sum(i.amount_cents) / 100.0, 2) AS owed
FROM invoices i
JOIN accounts a ON a.account_id = i.account_id
JOIN countries c ON c.country_code = a.country_code
WHERE i.status = 'open' AND NOT a.is_internal
  AND NOT (i.source_system = 'ledgerline' AND i.issued_on < DATE '2024-10-01')
  AND i.issued_on < {{as_of}} - 30
GROUP BY a.account_name, c.country_name
ORDER BY owed DESC, a.account_name
LIMIT {{count}}
-- </query>
