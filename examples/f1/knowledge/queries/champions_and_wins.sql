-- <query name>wins_of_champions</query name>
-- <query description>
-- Races that each world champion won in the season of the title, the latest season first.
-- </query description>
-- <question>How many races did each world champion win in the title season?</question>
-- <question>Wins of each world champion in the championship season</question>
-- <tables>drivers_championship, race_wins</tables>
-- <notes>
-- A champion without a win would show 0.
-- </notes>
-- <parameters>
-- from_day period_start = 1950-01-01
-- to_day period_end = 2021-01-01
-- </parameters>
-- <tags>standings, races</tags>
-- <query>
SELECT champion.year, champion.name, count(win.name) AS wins
FROM drivers_championship champion
LEFT JOIN race_wins win
  ON win.name = champion.name AND extract(year FROM to_date(win.date, 'DD Mon YYYY')) = champion.year
WHERE champion.position = '1' AND champion.year >= extract(year FROM {{from_day}}) AND make_date(champion.year::int, 1, 1) < {{to_day}}
GROUP BY champion.year, champion.name
ORDER BY champion.year DESC
-- </query>

-- <query name>constructors_places_and_wins</query name>
-- <query description>
-- Place, points and race wins of each team in a season.
-- </query description>
-- <question>Compare race wins and championship position of constructors in 2005</question>
-- <question>How do race wins and championship position of teams compare in 2005?</question>
-- <question>Race wins beside the constructors standings of 2005</question>
-- <tables>constructors_championship, race_wins</tables>
-- <notes>
-- Teams match by chassis and engine.
-- </notes>
-- <parameters>
-- year year
-- count top = 50
-- </parameters>
-- <tags>standings, races</tags>
-- <query>
WITH won AS (
  SELECT team, count(*) AS wins
  FROM race_wins
  WHERE extract(year FROM to_date(date, 'DD Mon YYYY')) = {{year}}
  GROUP BY team)
SELECT standing.position, standing.team, standing.points, coalesce(won.wins, 0) AS race_wins
FROM constructors_championship standing
LEFT JOIN won ON won.team = standing.team
WHERE standing.year = {{year}}
ORDER BY standing.position
LIMIT {{count}}
-- </query>

-- <query name>ferrari_and_mercedes_points</query name>
-- <query description>
-- Constructors points of Ferrari and Mercedes, season by season.
-- </query description>
-- <question>Compare Ferrari and Mercedes championship points from 2014 to 2019</question>
-- <question>Ferrari vs Mercedes championship points by season</question>
-- <question>Championship points of Ferrari and Mercedes by season</question>
-- <question>Ferrari against Mercedes in constructors points</question>
-- <tables>constructors_championship</tables>
-- <notes>
-- Mercedes returned as a team of its own in 2010.
-- </notes>
-- <parameters>
-- from_day period_start = 2010-01-01
-- to_day period_end = 2021-01-01
-- </parameters>
-- <tags>standings</tags>
-- <query>
SELECT year,
       max(points) FILTER (WHERE team = 'Ferrari') AS ferrari_points,
       max(points) FILTER (WHERE team = 'Mercedes') AS mercedes_points
FROM constructors_championship
WHERE team IN ('Ferrari', 'Mercedes') AND make_date(year::int, 1, 1) >= {{from_day}} AND make_date(year::int, 1, 1) < {{to_day}}
GROUP BY year
ORDER BY year
-- </query>
