-- <query name>fastest_lap_of_race</query name>
-- <query description>
-- Who set the fastest lap of a race, and its time.
-- </query description>
-- <question>What was the fastest lap at Spain in 1991?</question>
-- <question>Who set the fastest lap at Spain in 1991?</question>
-- <question>What was the fastest lap at Spain in 1991 and who set it?</question>
-- <question>Which driver set the fastest lap in Spain in 1991?</question>
-- <tables>fastest_laps</tables>
-- <notes>
-- Several rows where several drivers set the same time.
-- </notes>
-- <parameters>
-- year year
-- venue text of fastest_laps.venue
-- </parameters>
-- <tags>laps</tags>
-- <query>
SELECT name, team, lap_time
FROM fastest_laps
WHERE venue = {{venue}} AND year = {{year}}
ORDER BY name
-- </query>

-- <query name>podium_of_race</query name>
-- <query description>
-- The first three of a race.
-- </query description>
-- <question>Who was on the podium at Spain in 1991?</question>
-- <question>Podium of the race at Spain in 1991</question>
-- <question>Who stood on the podium in Spain in 1991?</question>
-- <tables>race_results</tables>
-- <notes>
-- race_results spells venues in lower case with hyphens.
-- </notes>
-- <parameters>
-- year year
-- venue text of race_results.venue
-- </parameters>
-- <tags>results</tags>
-- <query>
SELECT position, name, team, time
FROM race_results
WHERE venue = {{venue}} AND year = {{year}} AND position IN ('1', '2', '3')
ORDER BY position, name
-- </query>

-- <query name>podiums_by_step</query name>
-- <query description>
-- Drivers with the most podiums, and on which step they stood.
-- </query description>
-- <question>Which drivers have the most podiums, by step?</question>
-- <question>Top drivers by podiums, split by wins, seconds and thirds</question>
-- <question>Drivers with the most podium finishes, split into wins, seconds and thirds</question>
-- <tables>race_results</tables>
-- <parameters>
-- count top = 10
-- </parameters>
-- <tags>results</tags>
-- <query>
SELECT name, count(*) AS podiums,
       count(*) FILTER (WHERE position = '1') AS wins,
       count(*) FILTER (WHERE position = '2') AS seconds,
       count(*) FILTER (WHERE position = '3') AS thirds
FROM race_results
WHERE position IN ('1', '2', '3')
GROUP BY name
ORDER BY podiums DESC, wins DESC, name
LIMIT {{count}}
-- </query>
