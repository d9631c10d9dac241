-- A football league: two references from a match to clubs, transfers between clubs, goals by minute. All invented.

CREATE TABLE clubs (
    club_code     char(3) PRIMARY KEY,
    club_name     text NOT NULL,
    town          text NOT NULL,
    founded_year  integer NOT NULL,
    stadium       text NOT NULL,
    stadium_seats integer NOT NULL,
    rival_code    char(3) REFERENCES clubs (club_code)
);

CREATE TABLE seasons (
    season_id   integer PRIMARY KEY,
    season_name text NOT NULL,
    starts_on   date NOT NULL,
    ends_on     date NOT NULL
);

CREATE TABLE players (
    player_id    integer PRIMARY KEY,
    player_name  text NOT NULL,
    nationality  text NOT NULL,
    birth_date   date NOT NULL,
    position     char(2) NOT NULL,
    height_cm    integer NOT NULL,
    club_code    char(3) REFERENCES clubs (club_code),
    shirt_number integer,
    market_value integer NOT NULL
);
COMMENT ON COLUMN players.position IS 'GK = goalkeeper, DF = defender, MF = midfielder, FW = forward';
COMMENT ON COLUMN players.club_code IS 'Empty for a player without a club';

CREATE TABLE referees (
    referee_id   integer PRIMARY KEY,
    referee_name text NOT NULL,
    country      text NOT NULL
);

CREATE TABLE matches (
    match_id   integer PRIMARY KEY,
    season_id  integer NOT NULL REFERENCES seasons (season_id),
    round      integer NOT NULL,
    played_on  date NOT NULL,
    home_club  char(3) NOT NULL REFERENCES clubs (club_code),
    away_club  char(3) NOT NULL REFERENCES clubs (club_code),
    home_goals integer NOT NULL,
    away_goals integer NOT NULL,
    attendance integer NOT NULL,
    referee_id integer NOT NULL REFERENCES referees (referee_id)
);

CREATE TABLE goals (
    goal_id    integer PRIMARY KEY,
    match_id   integer NOT NULL REFERENCES matches (match_id),
    player_id  integer NOT NULL REFERENCES players (player_id),
    minute     integer NOT NULL,
    is_penalty boolean NOT NULL
);

CREATE TABLE cards (
    card_id   integer PRIMARY KEY,
    match_id  integer NOT NULL REFERENCES matches (match_id),
    player_id integer NOT NULL REFERENCES players (player_id),
    color     text NOT NULL CHECK (color IN ('yellow', 'red')),
    minute    integer NOT NULL
);

CREATE TABLE transfers (
    transfer_id    integer PRIMARY KEY,
    player_id      integer NOT NULL REFERENCES players (player_id),
    from_club      char(3) REFERENCES clubs (club_code),
    to_club        char(3) NOT NULL REFERENCES clubs (club_code),
    transferred_on date NOT NULL,
    fee            numeric(12,2),
    is_loan        boolean NOT NULL
);
COMMENT ON COLUMN transfers.fee IS 'In euros, empty for a free transfer';

-- A fixed scatter of 0 .. n-1 for the data below, dropped at the end.
CREATE FUNCTION pick(i integer, salt integer, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT ((47 * i::bigint * i * i + 7949 * i * salt + 71 * salt * salt + 29) % 10067 % n)::integer';

INSERT INTO clubs VALUES
 ('ALB', 'Albion Rovers Kell', 'Kell', 1899, 'Ropewalk', 14200, NULL), ('BRK', 'Brackwater FC', 'Brackwater', 1907, 'Tidal Park', 21500, NULL),
 ('CAS', 'Castle Athletic', 'Kell', 1912, 'Moat Road', 17800, NULL), ('DRY', 'Drayford Town', 'Drayford', 1921, 'The Kilns', 9600, NULL),
 ('ELM', 'Elmsworth United', 'Elmsworth', 1888, 'Elm Grove', 32400, NULL), ('FOX', 'Foxley Wanderers', 'Foxley', 1934, 'Den Lane', 8100, NULL),
 ('GLN', 'Glen City', 'Glen', 1956, 'Arena Glen', 27300, NULL), ('HVN', 'Haven Mariners', 'Brackwater', 1903, 'Pier Field', 11900, NULL);
UPDATE clubs SET rival_code = 'CAS' WHERE club_code = 'ALB';
UPDATE clubs SET rival_code = 'ALB' WHERE club_code = 'CAS';
UPDATE clubs SET rival_code = 'HVN' WHERE club_code = 'BRK';
UPDATE clubs SET rival_code = 'BRK' WHERE club_code = 'HVN';
UPDATE clubs SET rival_code = 'GLN' WHERE club_code = 'ELM';

INSERT INTO seasons VALUES
 (1, '2023/24', '2023-08-12', '2024-05-18'), (2, '2024/25', '2024-08-10', '2025-05-17');

INSERT INTO players
SELECT i,
       (ARRAY['Aldo','Bas','Ciro','Davor','Eddie','Fabian','Goran','Hector','Ismael','Jari','Kofi','Luuk','Marlon','Nico','Oskar','Pavel','Ruben','Said','Timo'])[1 + (i * 8) % 19] || ' ' ||
       (ARRAY['Abara','Bellini','Cortez','Dragovic','Eklund','Ferreira','Garside','Halloran','Ilic','Jorgensen','Kovalenko'])[1 + (i * 5) % 11],
       (ARRAY['Norvania','Norvania','Norvania','Norvania','Estria','Estria','Brazil','Ghana','Croatia','Sweden'])[1 + pick(i, 1, 10)],
       date '1988-02-10' + pick(i, 2, 6800),
       CASE WHEN i % 12 = 1 THEN 'GK' ELSE (ARRAY['DF','DF','DF','DF','MF','MF','MF','MF','FW','FW','FW'])[1 + pick(i, 3, 11)] END,
       168 + pick(i, 4, 30),
       CASE WHEN i > 96 THEN NULL ELSE (ARRAY['ALB','BRK','CAS','DRY','ELM','FOX','GLN','HVN'])[1 + (i - 1) / 12] END,
       CASE WHEN i > 96 THEN NULL ELSE 1 + (i * 7) % 31 END,
       150000 + 25000 * pick(i, 5, 340)
FROM generate_series(1, 100) AS i;

INSERT INTO referees VALUES
 (1, 'Bernd Falke', 'Norvania'), (2, 'Clara Whitby', 'Norvania'), (3, 'Dino Marchetti', 'Estria'), (4, 'Esther Pohlmann', 'Norvania'),
 (5, 'Frank Odell', 'Estria'), (6, 'Gina Sorell', 'Norvania');

INSERT INTO matches
SELECT row_number() OVER (ORDER BY s.season_id, 1 + ((h.n + a.n * 3) % 14), h.n, a.n),
       s.season_id, 1 + ((h.n + a.n * 3) % 14), s.starts_on + 18 * ((h.n + a.n * 3) % 14) + pick(h.n * 9 + a.n, 6, 2),
       h.club_code, a.club_code,
       (ARRAY[0,0,1,1,1,2,2,3,4])[1 + pick(s.season_id * 64 + h.n * 8 + a.n, 7, 9)],
       (ARRAY[0,0,0,1,1,1,2,2,3])[1 + pick(s.season_id * 71 + h.n * 8 + a.n, 8, 9)],
       h.stadium_seats * (40 + pick(s.season_id * 80 + h.n * 8 + a.n, 9, 58)) / 100,
       1 + pick(s.season_id * 90 + h.n * 8 + a.n, 10, 6)
FROM seasons AS s
CROSS JOIN (SELECT row_number() OVER (ORDER BY club_code)::integer AS n, * FROM clubs) AS h
JOIN (SELECT row_number() OVER (ORDER BY club_code)::integer AS n, * FROM clubs) AS a ON a.club_code <> h.club_code;

INSERT INTO goals
SELECT row_number() OVER (ORDER BY g.match_id, g.club, g.k), g.match_id,
       (SELECT p.player_id FROM players AS p WHERE p.club_code = g.club AND p.position <> 'GK'
        ORDER BY CASE p.position WHEN 'FW' THEN 0 WHEN 'MF' THEN 400 ELSE 800 END + pick(p.player_id + g.match_id * 5 + g.k * 3, 11, 900), p.player_id LIMIT 1),
       1 + pick(g.match_id * 6 + g.k + ascii(g.club), 12, 93),
       pick(g.match_id * 3 + g.k * 2 + ascii(g.club), 13, 9) = 0
FROM (SELECT match_id, home_club AS club, k FROM matches CROSS JOIN LATERAL generate_series(1, home_goals) AS k
      UNION ALL SELECT match_id, away_club, k FROM matches CROSS JOIN LATERAL generate_series(1, away_goals) AS k) AS g;

INSERT INTO cards
SELECT i, m.match_id,
       (CASE WHEN pick(i, 15, 5) < 3 THEN ascii(m.away_club) ELSE ascii(m.home_club) END - 65) * 12 + 1 + pick(i, 16, 12),
       CASE WHEN pick(i, 17, 11) = 0 THEN 'red' ELSE 'yellow' END,
       5 + pick(i, 18, 86)
FROM generate_series(1, 210) AS i JOIN matches AS m ON m.match_id = 1 + pick(i, 14, 108);

INSERT INTO transfers
SELECT i, p.player_id,
       CASE WHEN pick(i, 20, 8) = 0 THEN NULL ELSE (ARRAY['ALB','BRK','CAS','DRY','ELM','FOX','GLN','HVN'])[1 + (ascii(p.club_code) - 65 + 1 + pick(i, 21, 7)) % 8] END,
       p.club_code,
       (ARRAY[date '2023-07-01', date '2024-01-05', date '2024-07-01', date '2025-01-04'])[1 + pick(i, 22, 4)] + pick(i, 23, 26),
       CASE WHEN pick(i, 24, 4) = 0 THEN NULL ELSE 40000 + 5000 * pick(i, 25, 600) END,
       pick(i, 24, 4) = 0 AND pick(i, 26, 2) = 0
FROM generate_series(1, 44) AS i JOIN players AS p ON p.player_id = 1 + (i * 13) % 96;

DROP FUNCTION pick(integer, integer, integer);
