-- University: tables with a common prefix, a course that requires other courses, grades in a junction table. All invented.

CREATE TABLE uni_faculty (
    faculty_id   smallint PRIMARY KEY,
    faculty_name varchar(60) NOT NULL,
    building     varchar(30) NOT NULL,
    founded      smallint NOT NULL
);

CREATE TABLE uni_lecturer (
    lecturer_id integer PRIMARY KEY,
    title       varchar(10) NOT NULL,
    surname     varchar(40) NOT NULL,
    given_name  varchar(40) NOT NULL,
    faculty_id  smallint NOT NULL REFERENCES uni_faculty,
    contract    char(2) NOT NULL,
    joined      date NOT NULL
);
COMMENT ON COLUMN uni_lecturer.contract IS 'FT = full time, PT = part time, GU = guest';

CREATE TABLE uni_programme (
    programme_code varchar(8) PRIMARY KEY,
    programme_name varchar(60) NOT NULL,
    degree         varchar(3) NOT NULL CHECK (degree IN ('BSc', 'BA', 'MSc', 'MA', 'PhD')),
    faculty_id     smallint NOT NULL REFERENCES uni_faculty,
    tuition_fee    numeric(8,2) NOT NULL
);
COMMENT ON COLUMN uni_programme.tuition_fee IS 'Fee per year in euros';

CREATE TABLE uni_student (
    student_no     integer PRIMARY KEY,
    surname        varchar(40) NOT NULL,
    given_name     varchar(40) NOT NULL,
    birth_date     date NOT NULL,
    home_country   varchar(40) NOT NULL,
    programme_code varchar(8) NOT NULL REFERENCES uni_programme,
    entry_year     smallint NOT NULL,
    status         char(1) NOT NULL,
    mentor_id      integer REFERENCES uni_lecturer
);
COMMENT ON COLUMN uni_student.status IS 'E = enrolled, G = graduated, L = on leave, X = left without a degree';
COMMENT ON COLUMN uni_student.mentor_id IS 'Lecturer who mentors the student';

CREATE TABLE uni_course (
    course_code  varchar(8) PRIMARY KEY,
    course_title varchar(80) NOT NULL,
    credits      smallint NOT NULL,
    level        varchar(12) NOT NULL CHECK (level IN ('introductory', 'advanced', 'graduate')),
    faculty_id   smallint NOT NULL REFERENCES uni_faculty
);

CREATE TABLE uni_course_requires (
    course_code   varchar(8) NOT NULL REFERENCES uni_course,
    required_code varchar(8) NOT NULL REFERENCES uni_course,
    PRIMARY KEY (course_code, required_code)
);

CREATE TABLE uni_class (
    class_id    integer PRIMARY KEY,
    course_code varchar(8) NOT NULL REFERENCES uni_course,
    lecturer_id integer NOT NULL REFERENCES uni_lecturer,
    term        varchar(6) NOT NULL CHECK (term IN ('spring', 'autumn')),
    year        smallint NOT NULL,
    room        varchar(10) NOT NULL,
    capacity    smallint NOT NULL
);

CREATE TABLE uni_enrolment (
    student_no  integer NOT NULL REFERENCES uni_student,
    class_id    integer NOT NULL REFERENCES uni_class,
    enrolled_on date NOT NULL,
    grade       numeric(3,1),
    PRIMARY KEY (student_no, class_id)
);
COMMENT ON COLUMN uni_enrolment.grade IS 'From 1.0 (fail) to 10.0 (best), 5.5 and above passes, null while not graded';

-- A fixed scatter of 0 .. n-1 for the data below, dropped at the end.
CREATE FUNCTION pick(i integer, salt integer, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT ((43 * i::bigint * i * i + 7937 * i * salt + 73 * salt * salt + 23) % 10061 % n)::integer';

INSERT INTO uni_faculty VALUES
 (1, 'Engineering', 'Watt Hall', 1921), (2, 'Humanities', 'Old Cloister', 1874), (3, 'Natural Sciences', 'Curie House', 1903),
 (4, 'Economics', 'Ledger Building', 1958), (5, 'Law', 'Old Cloister', 1880);

INSERT INTO uni_lecturer VALUES
 (1, 'Prof', 'Anders', 'Ellen', 1, 'FT', '2006-09-01'), (2, 'Dr', 'Bose', 'Rahul', 1, 'FT', '2014-02-01'),
 (3, 'Dr', 'Crane', 'Julia', 1, 'PT', '2019-09-01'), (4, 'Prof', 'Delacroix', 'Paul', 2, 'FT', '2003-09-01'),
 (5, 'Dr', 'Eriksen', 'Maja', 2, 'FT', '2016-09-01'), (6, 'Mr', 'Fogarty', 'Sean', 2, 'GU', '2023-09-01'),
 (7, 'Prof', 'Gallo', 'Francesca', 3, 'FT', '2009-03-01'), (8, 'Dr', 'Hamada', 'Kenji', 3, 'FT', '2018-09-01'),
 (9, 'Dr', 'Ivanova', 'Daria', 3, 'PT', '2021-02-01'), (10, 'Prof', 'Jacobs', 'Miriam', 4, 'FT', '2001-09-01'),
 (11, 'Dr', 'Kaplan', 'Deniz', 4, 'FT', '2017-09-01'), (12, 'Ms', 'Lund', 'Astrid', 4, 'PT', '2022-09-01'),
 (13, 'Prof', 'Mensah', 'Kofi', 5, 'FT', '2011-09-01'), (14, 'Dr', 'Nowak', 'Zofia', 5, 'PT', '2020-09-01'),
 (15, 'Dr', 'Osei', 'Abena', 1, 'FT', '2024-02-01'), (16, 'Dr', 'Pires', 'Joana', 3, 'GU', '2024-09-01'),
 (17, 'Prof', 'Quinn', 'Leonard', 5, 'FT', '1998-09-01'), (18, 'Dr', 'Rossi', 'Marco', 1, 'GU', '2022-02-01');

INSERT INTO uni_programme VALUES
 ('ENG-ME', 'Mechanical Engineering', 'BSc', 1, 4200), ('ENG-CS', 'Computer Science', 'BSc', 1, 4600),
 ('ENG-RO', 'Robotics', 'MSc', 1, 6900), ('HUM-HI', 'History', 'BA', 2, 2900), ('HUM-LI', 'Comparative Literature', 'MA', 2, 3350),
 ('SCI-BI', 'Biology', 'BSc', 3, 3900), ('SCI-PH', 'Physics', 'BSc', 3, 3800), ('SCI-CL', 'Climate Science', 'MSc', 3, 5400),
 ('ECO-FI', 'Finance', 'MSc', 4, 8200), ('ECO-EC', 'Economics', 'BSc', 4, 4100), ('LAW-LL', 'Law', 'BA', 5, 4800),
 ('LAW-PH', 'Legal Studies', 'PhD', 5, 1500);

INSERT INTO uni_student
SELECT 20000 + i,
       (ARRAY['Abel','Bruns','Carver','Dietz','Engel','Farah','Gomez','Hirsch','Iqbal','Jensen','Kumar','Larsen','Moretz','Nilsen','Okafor','Prins','Rocha','Santos','Tesfaye'])[1 + (i * 7) % 19],
       (ARRAY['Amir','Britt','Chloe','Diego','Emma','Femi','Gwen','Henk','Isla','Jonas','Kira','Luca','Mona'])[1 + (i * 4) % 13],
       date '1996-01-20' + pick(i, 1, 3900),
       (ARRAY['Netherlands','Netherlands','Netherlands','Germany','Germany','Belgium','Italy','India','India','Nigeria','Brazil'])[1 + pick(i, 2, 11)],
       (ARRAY['ENG-ME','ENG-CS','ENG-CS','ENG-CS','ENG-RO','HUM-HI','HUM-HI','HUM-LI','SCI-BI','SCI-BI','SCI-PH','SCI-CL','ECO-FI','ECO-EC','ECO-EC','ECO-EC','LAW-LL','LAW-LL'])[1 + pick(i, 3, 18)],
       2020 + pick(i, 4, 6),
       CASE WHEN pick(i, 4, 6) < 3 THEN (ARRAY['G','G','E','E','L','X'])[1 + pick(i, 5, 6)] ELSE (ARRAY['E','E','E','E','E','E','E','E','L','X'])[1 + pick(i, 5, 10)] END,
       CASE WHEN pick(i, 6, 5) > 0 THEN 1 + pick(i, 7, 15) END
FROM generate_series(1, 140) AS i;

INSERT INTO uni_course VALUES
 ('ME101', 'Statics', 5, 'introductory', 1), ('ME201', 'Thermodynamics', 6, 'advanced', 1), ('CS101', 'Programming One', 6, 'introductory', 1),
 ('CS102', 'Programming Two', 6, 'introductory', 1), ('CS201', 'Databases', 5, 'advanced', 1), ('CS301', 'Machine Learning', 7, 'graduate', 1),
 ('RO301', 'Robot Control', 8, 'graduate', 1), ('HI101', 'Ancient History', 5, 'introductory', 2), ('HI201', 'History of Trade', 5, 'advanced', 2),
 ('LI301', 'Modern Novel', 6, 'graduate', 2), ('BI101', 'Cell Biology', 5, 'introductory', 3), ('BI201', 'Genetics', 6, 'advanced', 3),
 ('PH101', 'Mechanics', 6, 'introductory', 3), ('PH201', 'Quantum Physics', 7, 'advanced', 3), ('CL301', 'Climate Models', 8, 'graduate', 3),
 ('EC101', 'Microeconomics', 5, 'introductory', 4), ('EC102', 'Macroeconomics', 5, 'introductory', 4), ('FI301', 'Asset Pricing', 7, 'graduate', 4),
 ('LA101', 'Contract Law', 6, 'introductory', 5), ('LA201', 'European Law', 6, 'advanced', 5), ('LA301', 'Legal Theory', 4, 'graduate', 5),
 ('HI301', 'Archive Methods', 3, 'graduate', 2);

INSERT INTO uni_course_requires VALUES
 ('ME201', 'ME101'), ('CS102', 'CS101'), ('CS201', 'CS102'), ('CS301', 'CS102'), ('CS301', 'CS201'), ('RO301', 'ME201'), ('RO301', 'CS102'),
 ('HI201', 'HI101'), ('BI201', 'BI101'), ('PH201', 'PH101'), ('CL301', 'PH101'), ('CL301', 'BI101'), ('CL301', 'CS101'), ('FI301', 'EC101'),
 ('FI301', 'EC102'), ('LA201', 'LA101');

INSERT INTO uni_class
SELECT row_number() OVER (ORDER BY y.year, t.term DESC, c.course_code), c.course_code,
       (SELECT l.lecturer_id FROM uni_lecturer AS l WHERE l.faculty_id = c.faculty_id AND l.lecturer_id NOT IN (16, 17)
        ORDER BY pick(l.lecturer_id * 3 + y.year + length(t.term) * c.credits + ascii(substr(c.course_code, 3)), 8, 997), l.lecturer_id LIMIT 1),
       t.term, y.year, (ARRAY['A1','A2','B10','B12','C3','D7'])[1 + pick(y.year + c.credits * 5 + ascii(c.course_code), 9, 6)],
       (ARRAY[20, 25, 30, 40, 60])[1 + pick(y.year * 2 + ascii(substr(c.course_code, 2)) + c.credits, 10, 5)]
FROM uni_course AS c
CROSS JOIN generate_series(2023, 2025) AS y(year)
CROSS JOIN (VALUES ('spring'), ('autumn')) AS t(term)
WHERE c.course_code <> 'HI301'
  AND pick(y.year + ascii(substr(c.course_code, 2)) * 7 + ascii(c.course_code) + ascii(substr(c.course_code, 3)) * 3 + length(t.term) * 11 + ascii(t.term), 11, 5) < 2;

INSERT INTO uni_enrolment
SELECT DISTINCT ON (s.no, c.class_id) s.no, c.class_id,
       make_date(c.year, CASE c.term WHEN 'spring' THEN 1 ELSE 8 END, 3 + pick(i, 12, 25)),
       CASE WHEN c.year = 2025 AND c.term = 'autumn' THEN NULL ELSE least(10.0, (36 + pick(i, 13, 62)) / 10.0) END
FROM generate_series(1, 290) AS i
CROSS JOIN LATERAL (SELECT 20001 + pick(i, 14, 128) AS no) AS s
JOIN uni_class AS c ON c.class_id = 1 + pick(i, 15, (SELECT max(class_id) FROM uni_class))
ORDER BY s.no, c.class_id, i;

DROP FUNCTION pick(integer, integer, integer);
