-- <query name>most_world_championships</query name>
-- <query description>
-- Drivers by world championships; a ranking, because two share the first place.
-- </query description>
-- <question>Which driver won the most world championships?</question>
-- <question>Which drivers won the most world titles?</question>
-- <tables>drivers_championship</tables>
-- <notes>
-- Michael Schumacher and Lewis Hamilton have seven each.
-- </notes>
-- <parameters>
-- count top = 10
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT name, count(*) AS titles
FROM drivers_championship
WHERE position = '1'
GROUP BY name
ORDER BY titles DESC, name
LIMIT {{count}}
-- </query>

-- <query name>most_constructors_championships</query name>
-- <query description>
-- Teams, engine included, by constructors championships.
-- </query description>
-- <question>Which team won the most constructors championships?</question>
-- <question>Which teams won the most constructors titles?</question>
-- <tables>constructors_championship</tables>
-- <parameters>
-- count top = 10
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT team, count(*) AS titles
FROM constructors_championship
WHERE position = 1
GROUP BY team
ORDER BY titles DESC, team
LIMIT {{count}}
-- </query>

-- <query name>most_fastest_laps_at_venue</query name>
-- <query description>
-- Drivers by fastest laps at one venue, with their three letters.
-- </query description>
-- <question>Which drivers set the most fastest laps at Spain?</question>
-- <question>Drivers with the most fastest laps at Spain</question>
-- <tables>fastest_laps</tables>
-- <notes>
-- The column is driver_tag here.
-- </notes>
-- <parameters>
-- venue text of fastest_laps.venue
-- count top = 10
-- </parameters>
-- <tags>laps</tags>
-- <query>
SELECT name, driver_tag, count(*) AS fastest_laps
FROM fastest_laps
WHERE venue = {{venue}}
GROUP BY name, driver_tag
ORDER BY fastest_laps DESC, name
LIMIT {{count}}
-- </query>

-- <query name>most_wins_at_venue</query name>
-- <query description>
-- Drivers by wins at one venue, with their three letters.
-- </query description>
-- <question>Which drivers won the most races at Spain?</question>
-- <question>Drivers with the most wins at Spain</question>
-- <tables>race_wins</tables>
-- <notes>
-- The column is name_tag here.
-- </notes>
-- <parameters>
-- venue text of race_wins.venue
-- count top = 10
-- </parameters>
-- <tags>races</tags>
-- <query>
SELECT name, name_tag, count(*) AS wins
FROM race_wins
WHERE venue = {{venue}}
GROUP BY name, name_tag
ORDER BY wins DESC, name
LIMIT {{count}}
-- </query>
