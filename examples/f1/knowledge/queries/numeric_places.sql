-- <query top_ten_finishes>
-- <description>Places one to ten of each race of a season, with points; the way to cast a text position safely</description>
-- <question>List the top ten finishes of 2005 by venue</question>
-- <question>Top ten finishes of 2005, ordered by venue and position, with points</question>
-- <parameters>
-- year year
-- count top = 500
-- </parameters>
-- <query>
SELECT venue, position::int AS place, name, points
FROM race_results
WHERE year = {{year}} AND position ~ '^[0-9]+$' AND CASE WHEN position ~ '^[0-9]+$' THEN position::int END <= 10
ORDER BY venue, place, name
LIMIT {{count}}
-- </query>

-- <query retirements_by_season>
-- <description>Retirements of the latest seasons that were asked for</description>
-- <question>Retirements per season for the latest 15 seasons</question>
-- <question>How many retirements were there in each of the latest 15 seasons?</question>
-- <parameters>
-- count top = 20
-- </parameters>
-- <query>
SELECT year AS season, count(*) AS retirements
FROM race_results
WHERE position = 'Ret'
GROUP BY year
ORDER BY year DESC
LIMIT {{count}}
-- </query>
