-- <query name>race_winner</query name>
-- <query description>
-- Who won a race of a season.
-- </query description>
-- <question>Who won the race at Spain in 1991?</question>
-- <question>Who won at Spain in 1991?</question>
-- <question>Who won in Spain in 1991?</question>
-- <question>Which driver won at Spain in 1991?</question>
-- <question>Who won the Spain grand prix in 1991?</question>
-- <tables>race_wins</tables>
-- <notes>
-- Two rows where two drivers shared the winning car.
-- </notes>
-- <parameters>
-- year year
-- venue text of race_wins.venue
-- </parameters>
-- <tags>races</tags>
-- <query>
SELECT venue, to_date(date, 'DD Mon YYYY') AS day, name, team
FROM race_wins
WHERE venue = {{venue}} AND extract(year FROM to_date(date, 'DD Mon YYYY')) = {{year}}
ORDER BY name
-- </query>

-- <query name>last_race_of_season</query name>
-- <query description>
-- Winner, team and day of the last race of a season.
-- </query description>
-- <question>Who won the last race of 1999?</question>
-- <question>Who won the last race of 1999 and for which team?</question>
-- <question>Who won the final race of 1999?</question>
-- <question>Which driver won the last race in 1999?</question>
-- <question>Which driver won the final race of 1999?</question>
-- <question>Which team won the last race of 1999?</question>
-- <tables>race_wins</tables>
-- <parameters>
-- year year
-- </parameters>
-- <tags>races</tags>
-- <query>
SELECT name, team, venue, to_date(date, 'DD Mon YYYY') AS day
FROM race_wins
WHERE extract(year FROM to_date(date, 'DD Mon YYYY')) = {{year}}
ORDER BY to_date(date, 'DD Mon YYYY') DESC
FETCH FIRST 1 ROW WITH TIES
-- </query>

-- <query name>longest_seasons</query name>
-- <query description>
-- Seasons with the most races, all that share the highest number.
-- </query description>
-- <question>Which seasons had the most races?</question>
-- <question>Which seasons had the highest number of races?</question>
-- <question>Which was the longest season by races?</question>
-- <question>Which seasons had the most races, and how many?</question>
-- <tables>race_wins</tables>
-- <notes>
-- Races are counted by day: a shared win has two rows.
-- </notes>
-- <tags>races</tags>
-- <query>
WITH held AS (
  SELECT extract(year FROM to_date(date, 'DD Mon YYYY'))::int AS season, count(DISTINCT date) AS races
  FROM race_wins
  GROUP BY 1)
SELECT season, races
FROM held
WHERE races = (SELECT max(races) FROM held)
ORDER BY season
-- </query>

-- <query name>wins_with_any_engine</query name>
-- <query description>
-- Wins of a make with all its engines; the make is said in quotes.
-- </query description>
-- <question>How many races has 'McLaren' won with any engine?</question>
-- <question>Race wins of 'McLaren' with any engine</question>
-- <tables>race_wins</tables>
-- <notes>
-- A team is a chassis with an engine; the make is its beginning.
-- </notes>
-- <parameters>
-- make text
-- </parameters>
-- <tags>races</tags>
-- <query>
SELECT team, count(*) AS wins
FROM race_wins
WHERE starts_with(team, {{make}})
GROUP BY team
ORDER BY wins DESC, team
-- </query>
