-- Town library: singular tables, natural codes, a junction table and a book that names its sequel. All invented.

CREATE TABLE branch (
    branch_code char(3) PRIMARY KEY,
    branch_name text NOT NULL,
    district    text NOT NULL,
    opened      date NOT NULL,
    has_cafe    boolean NOT NULL
);

CREATE TABLE author (
    author_id   serial PRIMARY KEY,
    full_name   text NOT NULL,
    nationality text,
    birth_year  integer
);

CREATE TABLE book (
    isbn           text PRIMARY KEY,
    title          text NOT NULL,
    genre          text NOT NULL,
    language       text NOT NULL,
    published_year integer NOT NULL,
    pages          integer NOT NULL,
    sequel_of      text REFERENCES book (isbn)
);
COMMENT ON COLUMN book.sequel_of IS 'The book this one continues, if any';

CREATE TABLE book_author (
    isbn      text REFERENCES book (isbn),
    author_id integer REFERENCES author (author_id),
    PRIMARY KEY (isbn, author_id)
);

CREATE TABLE copy (
    copy_id     integer PRIMARY KEY,
    isbn        text NOT NULL REFERENCES book (isbn),
    branch_code char(3) NOT NULL REFERENCES branch (branch_code),
    condition   text NOT NULL,
    acquired_on date NOT NULL,
    price       numeric(6,2) NOT NULL
);
COMMENT ON COLUMN copy.condition IS 'new, good, worn or damaged';

CREATE TABLE member (
    member_no       integer PRIMARY KEY,
    name            text NOT NULL,
    email           text,
    membership_type char(1) NOT NULL,
    joined_on       date NOT NULL,
    home_branch     char(3) NOT NULL REFERENCES branch (branch_code),
    blocked         boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN member.membership_type IS 'A = adult, S = student, C = child, R = retired';
COMMENT ON COLUMN member.blocked IS 'true when the member may not borrow until fines are paid';

CREATE TABLE loan (
    loan_id     integer PRIMARY KEY,
    copy_id     integer NOT NULL REFERENCES copy (copy_id),
    member_no   integer NOT NULL REFERENCES member (member_no),
    loaned_on   date NOT NULL,
    due_on      date NOT NULL,
    returned_on date,
    renewals    integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN loan.returned_on IS 'Empty while the book is still out';

CREATE TABLE fine (
    fine_id   integer PRIMARY KEY,
    loan_id   integer NOT NULL REFERENCES loan (loan_id),
    amount    numeric(6,2) NOT NULL,
    reason    text NOT NULL,
    issued_on date NOT NULL,
    paid      boolean NOT NULL
);

-- A fixed scatter of 0 .. n-1 for the data below, dropped at the end.
CREATE FUNCTION pick(i integer, salt integer, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT ((37 * i::bigint * i * i + 7901 * i * salt + 89 * salt * salt + 17) % 10009 % n)::integer';

INSERT INTO branch VALUES
 ('CEN', 'Central Library', 'Old Town', '1952-05-02', true),
 ('HAR', 'Harbour Branch', 'Docks', '1987-09-15', false),
 ('NOR', 'Northgate Branch', 'Northgate', '1999-03-22', true),
 ('MIL', 'Millfield Branch', 'Millfield', '2008-11-10', false),
 ('PAR', 'Parkside Branch', 'Old Town', '2015-06-01', true),
 ('UNI', 'Campus Branch', 'University Quarter', '2021-10-04', false);

INSERT INTO author (full_name, nationality, birth_year) VALUES
 ('Edda Wolfram', 'German', 1948), ('Tobias Penhallow', 'British', 1961), ('Carmen Valdivia', 'Spanish', 1975),
 ('Ijeoma Adeyemi', 'Nigerian', 1982), ('Lars Hjelmsted', 'Danish', 1957), ('Mirela Dragan', 'Romanian', 1969),
 ('Haruki Senda', 'Japanese', 1951), ('Solange Mercier', 'French', 1978), ('Callum Strathearn', 'British', 1990),
 ('Beatriz Fontana', 'Portuguese', 1944), ('Owen Tredegar', 'British', 1935), ('Yasmin Koury', 'Lebanese', 1986),
 ('Anselm Reuter', 'German', 1963), ('Priya Deshmukh', 'Indian', 1971), ('Nora Lindahl', 'Swedish', 1959),
 ('Gustavo Pereda', 'Spanish', 1938), ('Winifred Ashdown', 'British', 1929), ('Emeka Balogun', 'Nigerian', 1994),
 ('Katarzyna Wrona', 'Polish', 1980), ('Joss Merriweather', NULL, NULL), ('Ulla Steinbach', 'German', 1991);

INSERT INTO book VALUES
 ('B-1001', 'The Salt Lanterns', 'Fantasy', 'English', 1998, 412, NULL),
 ('B-1002', 'The Ember Lanterns', 'Fantasy', 'English', 2001, 455, 'B-1001'),
 ('B-1003', 'The Last Lantern', 'Fantasy', 'English', 2006, 538, 'B-1002'),
 ('B-1004', 'Der stille Garten', 'Novel', 'German', 1987, 268, NULL),
 ('B-1005', 'Winter am Fluss', 'Novel', 'German', 1994, 311, NULL),
 ('B-1006', 'Murder at Quay Nine', 'Crime', 'English', 2012, 342, NULL),
 ('B-1007', 'Return to Quay Nine', 'Crime', 'English', 2015, 356, 'B-1006'),
 ('B-1008', 'La casa de los relojes', 'Novel', 'Spanish', 2009, 287, NULL),
 ('B-1009', 'Sombras de agosto', 'Crime', 'Spanish', 2017, 301, NULL),
 ('B-1010', 'A Short History of Bridges', 'History', 'English', 2003, 224, NULL),
 ('B-1011', 'Rivers of Iron', 'History', 'English', 2011, 396, NULL),
 ('B-1012', 'The Clockmaker''s Atlas', 'Science', 'English', 2019, 280, NULL),
 ('B-1013', 'Stars for Beginners', 'Science', 'English', 2020, 176, NULL),
 ('B-1014', 'Nine Paper Boats', 'Children', 'English', 2014, 48, NULL),
 ('B-1015', 'Ten Paper Boats', 'Children', 'English', 2016, 52, 'B-1014'),
 ('B-1016', 'Le chat du phare', 'Children', 'French', 2018, 40, NULL),
 ('B-1017', 'Les heures blanches', 'Novel', 'French', 2010, 334, NULL),
 ('B-1018', 'Lagos by Night', 'Crime', 'English', 2021, 389, NULL),
 ('B-1019', 'The Yam Seller''s Daughter', 'Novel', 'English', 2013, 298, NULL),
 ('B-1020', 'Cooking with Seaweed', 'Cookery', 'English', 2016, 192, NULL),
 ('B-1021', 'Bread in Five Hours', 'Cookery', 'English', 2022, 160, NULL),
 ('B-1022', 'Das Licht der Küste', 'Novel', 'German', 2005, 275, NULL),
 ('B-1023', 'Mord im Alten Hafen', 'Crime', 'German', 2018, 320, NULL),
 ('B-1024', 'The Quiet Algorithm', 'Science', 'English', 2023, 248, NULL),
 ('B-1025', 'Poems for a Small Room', 'Poetry', 'English', 1979, 96, NULL),
 ('B-1026', 'Northern Verses', 'Poetry', 'English', 1992, 120, NULL),
 ('B-1027', 'The Glass Harvest', 'Fantasy', 'English', 2020, 604, NULL),
 ('B-1028', 'The Glass Winter', 'Fantasy', 'English', 2023, 632, 'B-1027'),
 ('B-1029', 'Gardens of the Docks', 'History', 'English', 2018, 210, NULL),
 ('B-1030', 'Weaving for Everyone', 'Crafts', 'English', 2007, 144, NULL),
 ('B-1031', 'El mapa invisible', 'Fantasy', 'Spanish', 2021, 366, NULL),
 ('B-1032', 'An Empire of Bees', 'Science', 'English', 2015, 318, NULL),
 ('B-1033', 'Letters from Tripoli', 'Novel', 'English', 2019, 276, NULL),
 ('B-1034', 'The Tea Inspector', 'Crime', 'English', 2008, 333, NULL),
 ('B-1035', 'Chess on Sundays', 'Novel', 'English', 1971, 202, NULL),
 ('B-1036', 'The Winter Ledger', 'Novel', 'English', 2024, 351, NULL);

INSERT INTO book_author VALUES
 ('B-1001', 2), ('B-1002', 2), ('B-1003', 2), ('B-1004', 1), ('B-1005', 1), ('B-1006', 9), ('B-1007', 9), ('B-1008', 3),
 ('B-1009', 3), ('B-1009', 16), ('B-1010', 11), ('B-1011', 11), ('B-1011', 17), ('B-1012', 7), ('B-1013', 14), ('B-1013', 15),
 ('B-1014', 15), ('B-1015', 15), ('B-1016', 8), ('B-1017', 8), ('B-1018', 18), ('B-1018', 4), ('B-1019', 4), ('B-1020', 5),
 ('B-1021', 5), ('B-1021', 6), ('B-1022', 13), ('B-1023', 13), ('B-1024', 14), ('B-1025', 17), ('B-1026', 17), ('B-1027', 19),
 ('B-1028', 19), ('B-1029', 11), ('B-1030', 6), ('B-1031', 16), ('B-1032', 14), ('B-1033', 12), ('B-1034', 9), ('B-1035', 10), ('B-1036', 12);

INSERT INTO copy
SELECT i,
       'B-' || (1001 + CASE WHEN i <= 35 THEN i - 1 ELSE pick(i, 1, 35) END),
       (ARRAY['CEN','CEN','CEN','CEN','HAR','HAR','NOR','NOR','NOR','MIL','PAR','PAR'])[1 + pick(i, 2, 12)],
       (ARRAY['new','good','good','good','worn','worn','damaged'])[1 + pick(i, 3, 7)],
       date '2016-02-01' + pick(i, 4, 3200),
       8 + pick(i, 5, 240) / 8.0
FROM generate_series(1, 130) AS i;

INSERT INTO member
SELECT i,
       (ARRAY['Ada','Boris','Celia','Dev','Elsa','Finn','Greta','Hal','Ida','Joel','Kit','Lena','Milo'])[1 + (i * 4) % 13] || ' ' ||
       (ARRAY['Ashby','Birch','Calder','Dunn','Everett','Frost','Gale','Hobbs','Ingram','Jarvis','Knox'])[1 + (i * 3) % 11],
       CASE WHEN pick(i, 6, 6) = 0 THEN NULL ELSE 'reader' || i || '@post.example' END,
       (ARRAY['A','A','A','A','S','S','C','R','R'])[1 + pick(i, 7, 9)],
       date '2019-01-07' + pick(i, 8, 2400),
       (ARRAY['CEN','CEN','CEN','HAR','NOR','NOR','MIL','PAR'])[1 + pick(i, 9, 8)],
       pick(i, 10, 11) = 0
FROM generate_series(1, 90) AS i;

INSERT INTO loan
SELECT i,
       1 + pick(i, 11, 118),
       1 + pick(i, 12, 78),
       d.day,
       d.day + 21,
       CASE WHEN i > 262 AND pick(i, 13, 3) > 0 THEN NULL ELSE d.day + 2 + pick(i, 14, 29) END,
       (ARRAY[0,0,0,0,1,1,2,3])[1 + pick(i, 15, 8)]
FROM generate_series(1, 280) AS i
CROSS JOIN LATERAL (SELECT date '2023-01-09' + (i * 3.6)::integer AS day) AS d;

INSERT INTO fine
SELECT row_number() OVER (ORDER BY loan_id), loan_id, (returned_on - due_on) * 0.5, 'late return', returned_on, pick(loan_id, 16, 5) > 1
FROM loan WHERE returned_on > due_on;
INSERT INTO fine
SELECT 1000 + row_number() OVER (ORDER BY loan_id), loan_id, 6 + pick(loan_id, 17, 30) / 2.0,
       CASE WHEN loan_id % 3 = 0 THEN 'lost book' ELSE 'damage' END, returned_on, pick(loan_id, 18, 4) > 1
FROM loan WHERE loan_id % 17 = 5 AND returned_on IS NOT NULL;

DROP FUNCTION pick(integer, integer, integer);
