-- <query name>constructors_standings</query name>
-- <query description>
-- Final table of the constructors in a season.
-- </query description>
-- <question>Constructors championship standings in 2005</question>
-- <question>List the constructors championship standings of 2005</question>
-- <question>Final constructors standings of 2005</question>
-- <question>What were the constructors standings in 2005?</question>
-- <tables>constructors_championship</tables>
-- <parameters>
-- year year
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT position, team, points
FROM constructors_championship
WHERE year = {{year}}
ORDER BY position
-- </query>

-- <query name>drivers_standings</query name>
-- <query description>
-- Final table of the drivers in a season, the excluded last.
-- </query description>
-- <question>Drivers championship standings in 2005</question>
-- <question>List the drivers championship standings of 2005</question>
-- <question>Final drivers standings of 2005</question>
-- <question>What were the drivers standings in 2005?</question>
-- <tables>drivers_championship</tables>
-- <notes>
-- A text position is cast only where it is a number.
-- </notes>
-- <parameters>
-- year year
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT position, name, team, points
FROM drivers_championship
WHERE year = {{year}}
ORDER BY CASE WHEN position ~ '^[0-9]+$' THEN position::int END NULLS LAST, name
-- </query>

-- <query name>excluded_from_standings</query name>
-- <query description>
-- Drivers who were disqualified from the standings of a whole season.
-- </query description>
-- <question>Which drivers were disqualified from the championship?</question>
-- <question>Which driver was disqualified from the championship standings?</question>
-- <question>Who was excluded from the drivers championship?</question>
-- <tables>drivers_championship</tables>
-- <notes>
-- Once, in 1997.
-- </notes>
-- <tags>standings</tags>
-- <query>
SELECT year, name, team, points
FROM drivers_championship
WHERE position = 'DSQ'
ORDER BY year
-- </query>

-- <query name>first_constructors_season</query name>
-- <query description>
-- The first season that has constructors standings.
-- </query description>
-- <question>When did the constructors championship begin?</question>
-- <question>What was the first season of the constructors championship?</question>
-- <question>Earliest season with constructors championship data</question>
-- <question>Since when is there a constructors championship?</question>
-- <tables>constructors_championship</tables>
-- <tags>standings</tags>
-- <query>
SELECT min(year) AS first_season
FROM constructors_championship
-- </query>

-- <query name>drivers_by_number_of_titles</query name>
-- <query description>
-- Drivers with an exact number of world championships.
-- </query description>
-- <question>Which drivers have exactly 3 world championships?</question>
-- <question>Which drivers won exactly 3 world titles?</question>
-- <question>Which drivers have 3 world titles?</question>
-- <tables>drivers_championship</tables>
-- <parameters>
-- titles integer
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT name, count(*) AS titles
FROM drivers_championship
WHERE position = '1'
GROUP BY name
HAVING count(*) = {{titles}}
ORDER BY name
-- </query>
