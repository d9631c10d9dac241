-- <query name>old_books_by_line</query name>
-- <query description>
-- What the old bookkeeping recorded for a year before 2023, goods and service apart.
-- </query description>
-- <question>What did the old bookkeeping record in 2022?</question>
-- <question>Old figures by line for a year before 2023?</question>
-- <summary>Old bookkeeping by line</summary>
-- <tables>legacy_revenue</tables>
-- <notes>
-- Only 2021 and 2022.
-- </notes>
-- <parameters>
-- year year = 2022
-- </parameters>
-- <tags>finance</tags>
-- <verified by="Analytics" at="2026-06-30">
-- <query>
SELECT l.month, l.revenue_line, round(sum(replace(l.amount, ',', '')::numeric), 2) AS recorded
FROM legacy_revenue l
WHERE extract(year FROM l.month) = {{year}}
GROUP BY l.month, l.revenue_line
ORDER BY l.month, l.revenue_line
-- </query>
