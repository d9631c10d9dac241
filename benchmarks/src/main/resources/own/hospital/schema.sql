-- Hospital: plural tables, surrogate keys, declared foreign keys. All names and figures are invented.

CREATE TABLE departments (
    department_id integer PRIMARY KEY,
    name          text NOT NULL UNIQUE,
    floor         integer NOT NULL,
    annual_budget numeric(12,2) NOT NULL
);

CREATE TABLE doctors (
    doctor_id     integer PRIMARY KEY,
    first_name    text NOT NULL,
    last_name     text NOT NULL,
    specialty     text NOT NULL,
    department_id integer NOT NULL REFERENCES departments (department_id),
    supervisor_id integer REFERENCES doctors (doctor_id),
    hire_date     date NOT NULL,
    salary        numeric(10,2) NOT NULL,
    is_active     boolean NOT NULL DEFAULT true
);
COMMENT ON COLUMN doctors.supervisor_id IS 'The doctor this doctor reports to, empty for heads';
COMMENT ON COLUMN doctors.salary IS 'Gross yearly salary in euros';

CREATE TABLE patients (
    patient_id         integer PRIMARY KEY,
    first_name         text NOT NULL,
    last_name          text NOT NULL,
    date_of_birth      date NOT NULL,
    gender             char(1) NOT NULL CHECK (gender IN ('F', 'M')),
    city               text NOT NULL,
    blood_type         text NOT NULL,
    insurance_provider text
);
COMMENT ON COLUMN patients.gender IS 'F = female, M = male';
COMMENT ON COLUMN patients.insurance_provider IS 'Empty when the patient is not insured';

CREATE TABLE admissions (
    admission_id  integer PRIMARY KEY,
    patient_id    integer NOT NULL REFERENCES patients (patient_id),
    department_id integer NOT NULL REFERENCES departments (department_id),
    doctor_id     integer NOT NULL REFERENCES doctors (doctor_id),
    admitted_at   timestamp NOT NULL,
    discharged_at timestamp,
    status        char(1) NOT NULL,
    bill_amount   numeric(10,2) NOT NULL
);
COMMENT ON COLUMN admissions.doctor_id IS 'Attending doctor';
COMMENT ON COLUMN admissions.status IS 'A = still admitted, D = discharged, T = transferred to another hospital';

CREATE TABLE appointments (
    appointment_id integer PRIMARY KEY,
    patient_id     integer NOT NULL REFERENCES patients (patient_id),
    doctor_id      integer NOT NULL REFERENCES doctors (doctor_id),
    scheduled_at   timestamp NOT NULL,
    status         text NOT NULL CHECK (status IN ('completed', 'cancelled', 'no_show', 'booked')),
    fee            numeric(8,2) NOT NULL
);

CREATE TABLE diagnoses (
    code        text PRIMARY KEY,
    description text NOT NULL,
    category    text NOT NULL
);

CREATE TABLE admission_diagnoses (
    admission_id   integer NOT NULL REFERENCES admissions (admission_id),
    diagnosis_code text NOT NULL REFERENCES diagnoses (code),
    is_primary     boolean NOT NULL,
    PRIMARY KEY (admission_id, diagnosis_code)
);

CREATE TABLE medications (
    medication_id integer PRIMARY KEY,
    name          text NOT NULL,
    form          text NOT NULL,
    unit_price    numeric(8,2) NOT NULL
);

CREATE TABLE prescriptions (
    prescription_id integer PRIMARY KEY,
    patient_id      integer NOT NULL REFERENCES patients (patient_id),
    doctor_id       integer NOT NULL REFERENCES doctors (doctor_id),
    medication_id   integer NOT NULL REFERENCES medications (medication_id),
    prescribed_on   date NOT NULL,
    quantity        integer NOT NULL
);

-- A fixed scatter of 0 .. n-1 for the data below, dropped at the end.
CREATE FUNCTION pick(i integer, salt integer, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT ((31 * i::bigint * i * i + 7877 * i * salt + 97 * salt * salt + 13) % 10007 % n)::integer';

INSERT INTO departments VALUES
 (1, 'Cardiology', 3, 2450000), (2, 'Neurology', 4, 1980000), (3, 'Pediatrics', 2, 1325000),
 (4, 'Orthopedics', 3, 1760000), (5, 'Oncology', 5, 3120000), (6, 'Emergency', 0, 2890000),
 (7, 'Maternity', 2, 1410000), (8, 'Dermatology', 1, 640000), (9, 'Rehabilitation', 1, 585000);

INSERT INTO doctors VALUES
 (1, 'Helena', 'Brandt', 'Cardiologist', 1, NULL, '2009-03-01', 162000, true),
 (2, 'Omar', 'Fayed', 'Cardiologist', 1, 1, '2015-09-14', 128500, true),
 (3, 'Lucia', 'Moretti', 'Cardiac Surgeon', 1, 1, '2012-01-09', 171000, true),
 (4, 'Piotr', 'Zalewski', 'Neurologist', 2, NULL, '2011-06-20', 155000, true),
 (5, 'Ingrid', 'Solberg', 'Neurologist', 2, 4, '2019-02-04', 117000, true),
 (6, 'Kwame', 'Asante', 'Neurosurgeon', 2, 4, '2016-10-03', 184000, true),
 (7, 'Marie', 'Duchamp', 'Pediatrician', 3, NULL, '2008-08-18', 139000, true),
 (8, 'Tomas', 'Novak', 'Pediatrician', 3, 7, '2020-05-11', 104000, true),
 (9, 'Aisha', 'Rahman', 'Pediatrician', 3, 7, '2022-11-28', 96500, true),
 (10, 'Viktor', 'Lindqvist', 'Orthopedic Surgeon', 4, NULL, '2010-04-12', 168000, true),
 (11, 'Grace', 'Okoro', 'Orthopedic Surgeon', 4, 10, '2018-07-02', 142000, true),
 (12, 'Stefan', 'Petrov', 'Sports Physician', 4, 10, '2021-03-15', 101500, false),
 (13, 'Noor', 'Haddad', 'Oncologist', 5, NULL, '2007-02-26', 176500, true),
 (14, 'Daniel', 'Weiss', 'Oncologist', 5, 13, '2014-12-01', 147000, true),
 (15, 'Camila', 'Ortega', 'Radiotherapist', 5, 13, '2023-01-16', 111000, true),
 (16, 'Ruth', 'Abramov', 'Emergency Physician', 6, NULL, '2013-05-27', 149500, true),
 (17, 'Jonas', 'Keller', 'Emergency Physician', 6, 16, '2017-08-07', 121000, true),
 (18, 'Mei', 'Tanaka', 'Emergency Physician', 6, 16, '2023-09-04', 99000, true),
 (19, 'Felix', 'Bauer', 'Emergency Physician', 6, 17, '2024-04-22', 92000, true),
 (20, 'Sofia', 'Almeida', 'Obstetrician', 7, NULL, '2011-11-07', 151000, true),
 (21, 'Hana', 'Kovac', 'Obstetrician', 7, 20, '2019-10-21', 119500, true),
 (22, 'Patrick', 'Doyle', 'Dermatologist', 8, NULL, '2016-02-15', 126000, true),
 (23, 'Elif', 'Yildiz', 'Dermatologist', 8, 22, '2022-06-13', 98000, false),
 (24, 'Arthur', 'Nkemelu', 'Physiatrist', 9, NULL, '2018-01-29', 108000, true);

INSERT INTO patients
SELECT i,
       (ARRAY['Anna','Ben','Clara','David','Eva','Fritz','Gina','Hugo','Iris','Jakob','Karin','Leon','Mila','Nils','Olga','Paul','Rosa'])[1 + (i * 5) % 17],
       (ARRAY['Adler','Berger','Castel','Dorn','Egger','Falk','Graf','Horn','Jansen','Kraus','Lang','Mertens','Nagel','Ostmann','Pohl','Quist','Ritter','Sommer','Thiel','Ulmer','Vogt','Winter','Zander'])[1 + (i * 7) % 23],
       date '1938-01-15' + 3 * pick(i, 4, 10000),
       CASE WHEN (1 + (i * 5) % 17) IN (1, 3, 5, 7, 9, 11, 13, 15, 17) THEN 'F' ELSE 'M' END,
       (ARRAY['Arlen','Arlen','Arlen','Bexford','Bexford','Corvale','Dunmoor','Eastwick'])[1 + pick(i, 1, 8)],
       (ARRAY['O+','O+','A+','A+','B+','AB+','O-','A-','B-'])[1 + pick(i, 2, 9)],
       (ARRAY['MediCare Plus','MediCare Plus','Nordic Health','Nordic Health','Union Life','Union Life','SafeHands',NULL])[1 + pick(i, 3, 8)]
FROM generate_series(1, 120) AS i;

INSERT INTO admissions
SELECT i,
       1 + pick(i, 5, 96),
       d.department_id,
       d.doctor_id,
       s.admitted,
       CASE WHEN s.st = 'A' THEN NULL ELSE s.admitted + ((1 + pick(i, 6, 13)) || ' days')::interval + interval '5 hours' END,
       s.st,
       420 + pick(i, 7, 9400) + (i % 4) * 0.25
FROM generate_series(1, 180) AS i
CROSS JOIN LATERAL (SELECT timestamp '2023-01-04 07:30' + (i * 6) * interval '1 day' + ((i * 53) % 900) * interval '1 minute' AS admitted,
                           CASE WHEN i > 168 AND i % 3 <> 0 THEN 'A' WHEN i % 19 = 0 THEN 'T' ELSE 'D' END AS st) AS s
JOIN doctors AS d ON d.doctor_id = (ARRAY[1,2,2,3,4,5,5,6,7,8,8,9,10,11,11,13,14,14,15,16,17,17,18,18,20,21,21,16,17,22])[1 + pick(i, 8, 30)];

INSERT INTO appointments
SELECT i,
       1 + pick(i, 9, 110),
       (ARRAY[1,2,2,2,3,4,5,5,6,7,7,8,8,8,8,9,10,11,11,12,13,14,14,15,16,17,18,19,20,21,21,21,22,22,22,22,22,23,23])[1 + pick(i, 10, 39)],
       timestamp '2024-01-08 08:00' + ((i * 2) % 520) * interval '1 day' + ((i * 3) % 18) * interval '30 minutes',
       CASE WHEN i % 260 > 245 THEN 'booked' WHEN i % 11 = 3 THEN 'no_show' WHEN i % 7 = 2 THEN 'cancelled' ELSE 'completed' END,
       (ARRAY[60, 75, 75, 90, 120, 150])[1 + pick(i, 11, 6)]
FROM generate_series(1, 260) AS i;

INSERT INTO diagnoses VALUES
 ('CRD-01', 'Irregular heartbeat', 'Circulatory'), ('CRD-02', 'Heart failure', 'Circulatory'),
 ('CRD-03', 'High blood pressure', 'Circulatory'), ('NRV-01', 'Migraine', 'Nervous system'),
 ('NRV-02', 'Stroke', 'Nervous system'), ('NRV-03', 'Epilepsy', 'Nervous system'),
 ('RSP-01', 'Asthma', 'Respiratory'), ('RSP-02', 'Pneumonia', 'Respiratory'),
 ('INJ-01', 'Fractured arm', 'Injury'), ('INJ-02', 'Fractured hip', 'Injury'),
 ('INJ-03', 'Concussion', 'Injury'), ('ONC-01', 'Lung tumour', 'Neoplasm'),
 ('ONC-02', 'Skin tumour', 'Neoplasm'), ('MET-01', 'Diabetes', 'Metabolic'),
 ('MET-02', 'Gout', 'Metabolic'), ('SKN-01', 'Eczema', 'Skin'), ('TRP-01', 'Dengue fever', 'Infectious');

INSERT INTO admission_diagnoses
SELECT i, (ARRAY['CRD-01','CRD-02','CRD-03','NRV-01','NRV-02','NRV-03','RSP-01','RSP-02','RSP-02','INJ-01','INJ-02','INJ-03','ONC-01','ONC-02','MET-01'])[1 + pick(i, 12, 15)], true
FROM generate_series(1, 180) AS i;
INSERT INTO admission_diagnoses
SELECT i, (ARRAY['MET-01','CRD-03','MET-02','MET-01','SKN-01'])[1 + pick(i, 13, 5)], false
FROM generate_series(2, 180, 3) AS i
ON CONFLICT DO NOTHING;

INSERT INTO medications VALUES
 (1, 'Cardovil', 'tablet', 1.20), (2, 'Neurazine', 'tablet', 2.75), (3, 'Pulmosol', 'inhaler', 18.40),
 (4, 'Dolorex', 'tablet', 0.35), (5, 'Dermacalm', 'cream', 9.90), (6, 'Glycotrim', 'tablet', 0.80),
 (7, 'Oncoril', 'injection', 245.00), (8, 'Ferrotone', 'syrup', 6.15), (9, 'Insulex', 'injection', 32.50),
 (10, 'Antibact', 'capsule', 1.65), (11, 'Sleepwell', 'tablet', 0.95), (12, 'Vitaphen', 'syrup', 4.25);

INSERT INTO prescriptions
SELECT i,
       1 + pick(i, 14, 104),
       1 + pick(i, 15, 22),
       (ARRAY[1,1,2,3,4,4,4,5,6,6,7,8,9,9,10,10,10,11])[1 + pick(i, 16, 18)],
       date '2023-02-01' + (i * 5) % 1040,
       (ARRAY[1, 2, 10, 20, 30, 60, 90])[1 + pick(i, 17, 7)]
FROM generate_series(1, 200) AS i;

DROP FUNCTION pick(integer, integer, integer);
