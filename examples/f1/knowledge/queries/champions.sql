-- <query name>world_champion_of_season</query name>
-- <query description>
-- Who became world champion in a season, for which team and with how many points.
-- </query description>
-- <question>Who won the drivers championship in 2008?</question>
-- <question>Who won the drivers championship in 2008 and with how many points?</question>
-- <question>Who was world champion in 2008?</question>
-- <question>Who won the world championship in 2008?</question>
-- <question>Who became world champion in 2008?</question>
-- <question>With how many points was the drivers championship won in 2008?</question>
-- <tables>drivers_championship</tables>
-- <notes>
-- position is text in this table.
-- </notes>
-- <parameters>
-- year year
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT year, name, team, points
FROM drivers_championship
WHERE position = '1' AND year = {{year}}
-- </query>

-- <query name>constructors_champion_of_season</query name>
-- <query description>
-- Which team won the constructors championship of a season, and its points.
-- </query description>
-- <question>Which team won the constructors championship in 1998?</question>
-- <question>Who won the constructors championship in 1998?</question>
-- <question>Which team was constructors champion in 1998?</question>
-- <question>Which constructor won the constructors championship in 1998?</question>
-- <tables>constructors_championship</tables>
-- <notes>
-- position is a number in this table. Nothing before 1958.
-- </notes>
-- <parameters>
-- year year
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT year, team, points
FROM constructors_championship
WHERE position = 1 AND year = {{year}}
-- </query>

-- <query name>driver_at_place_of_season</query name>
-- <query description>
-- Which driver finished a season at a given place below the champion.
-- </query description>
-- <question>Who finished in the drivers championship in 2008?</question>
-- <question>Who came in the drivers championship in 2008?</question>
-- <question>Which driver finished in the drivers championship in 2008?</question>
-- <question>Who was in the world championship in 2008?</question>
-- <question>Who was in the drivers championship in 2008?</question>
-- <tables>drivers_championship</tables>
-- <notes>
-- The place is said as a word, such as second; the glossary turns it into a position.
-- </notes>
-- <parameters>
-- year year
-- place text of drivers_championship.position
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT year, position, name, team, points
FROM drivers_championship
WHERE position = {{place}} AND year = {{year}}
-- </query>

-- <query name>constructor_at_place_of_season</query name>
-- <query description>
-- Which team finished a season of the constructors championship at a given place below the champion.
-- </query description>
-- <question>Which team finished in the constructors championship in 1998?</question>
-- <question>Which team came in the constructors championship in 1998?</question>
-- <question>Who finished in the constructors championship in 1998?</question>
-- <question>Which team was in the constructors championship in 1998?</question>
-- <tables>constructors_championship</tables>
-- <notes>
-- The place is looked up among the places of drivers, because it is no text in this table.
-- </notes>
-- <parameters>
-- year year
-- place text of drivers_championship.position
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT year, position, team, points
FROM constructors_championship
WHERE position::text = {{place}} AND year = {{year}}
-- </query>
