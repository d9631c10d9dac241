-- <query name>telemetry_of_account</query name>
-- <query description>
-- Telemetry of one grower, day after day.
-- </query description>
-- <question>Daily telemetry of Mint Bay Orchards?</question>
-- <question>How much does a grower send, day after day?</question>
-- <summary>Daily telemetry of one grower</summary>
-- <tables>usage_daily, accounts</tables>
-- <notes>
-- The column is a running total; the difference to the day before is shown.
-- </notes>
-- <parameters>
-- name text of accounts.account_name = Mint Bay Orchards
-- from_day period_start = 2026-06-01
-- to_day period_end = 2026-07-01
-- </parameters>
-- <tags>usage</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT day, sent
FROM (SELECT u.day, u.readings - lag(u.readings) OVER (ORDER BY u.day) AS sent
      FROM usage_daily u
      JOIN accounts a ON a.account_id = u.account_id
      WHERE a.account_name = {{name}}) differences
WHERE day >= {{from_day}} AND day < {{to_day}}
ORDER BY day
-- </query>
