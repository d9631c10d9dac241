-- <query name>days_to_first_purchase</query name>
-- <query description>
-- Median wait from joining to the first purchase, for all ways growers found us.
-- </query description>
-- <question>How long until a newcomer makes a first purchase?</question>
-- <question>Median wait before the first purchase by the way a grower found us?</question>
-- <summary>Median wait from joining to first purchase</summary>
-- <tables>accounts, orders</tables>
-- <notes>
-- Newcomers without a purchase are left out.
-- </notes>
-- <parameters>
-- year year = 2025
-- </parameters>
-- <tags>shop, growth</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT acquisition_channel, round(percentile_cont(0.5) WITHIN GROUP (ORDER BY wait)::numeric, 1) AS median_days
FROM (SELECT a.acquisition_channel, extract(epoch FROM min(o.ordered_at) - a.signed_up_at) / 86400 AS wait
      FROM accounts a
      JOIN orders o ON o.account_id = a.account_id
      WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal AND extract(year FROM a.signed_up_at AT TIME ZONE 'America/Los_Angeles') = {{year}}
      GROUP BY a.account_id, a.acquisition_channel, a.signed_up_at) waits
GROUP BY acquisition_channel
ORDER BY median_days, acquisition_channel
-- </query>
