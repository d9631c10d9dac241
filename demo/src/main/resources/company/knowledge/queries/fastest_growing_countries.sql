-- <query name>fastest_growing_countries</query name>
-- <query description>
-- Countries whose takings grew fastest against the year before.
-- </query description>
-- <question>Which countries are growing fastest?</question>
-- <question>Fastest growing markets compared with the year before?</question>
-- <summary>Fastest growing countries against the year before</summary>
-- <tables>orders, accounts, countries</tables>
-- <notes>
-- Countries without takings in the year before are left out.
-- </notes>
-- <parameters>
-- year year = 2025
-- count top = 5
-- </parameters>
-- <tags>shop, growth</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT country_name, takings, before, round(100.0 * (takings - before) / before, 1) AS growth_percent
FROM (SELECT c.country_name,
             round(coalesce(sum(o.total_cents) FILTER (WHERE extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}}), 0) / 100.0, 2) AS takings,
             round(coalesce(sum(o.total_cents) FILTER (WHERE extract(year FROM o.ordered_at AT TIME ZONE 'America/Los_Angeles') = {{year}} - 1), 0) / 100.0, 2) AS before
      FROM orders o
      JOIN accounts a ON a.account_id = o.account_id
      JOIN countries c ON c.country_code = a.country_code
      WHERE o.status = 'completed' AND o.deleted_at IS NULL AND NOT a.is_internal
      GROUP BY c.country_name) compared
WHERE before > 0
ORDER BY growth_percent DESC, country_name
LIMIT {{count}}
-- </query>
