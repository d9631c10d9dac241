-- Haulage firm: an old system with abbreviated names and no declared foreign keys. All invented.

CREATE TABLE cust_mst (
    cust_id   integer PRIMARY KEY,
    cust_nm   varchar(60) NOT NULL,
    cust_typ  char(1) NOT NULL,
    cty       varchar(40) NOT NULL,
    rgn_cd    char(2) NOT NULL,
    crdt_lmt  numeric(10,2) NOT NULL,
    actv_flg  char(1) NOT NULL,
    creat_dt  date NOT NULL
);
COMMENT ON TABLE cust_mst IS 'Customer master';
COMMENT ON COLUMN cust_mst.cust_typ IS 'R = retail, W = wholesale, G = government';
COMMENT ON COLUMN cust_mst.rgn_cd IS 'Region: NO = north, SO = south, EA = east, WE = west';
COMMENT ON COLUMN cust_mst.crdt_lmt IS 'Credit limit';
COMMENT ON COLUMN cust_mst.actv_flg IS 'Y = active customer, N = closed';

CREATE TABLE depo (
    depo_id  integer PRIMARY KEY,
    depo_nm  varchar(40) NOT NULL,
    cty      varchar(40) NOT NULL,
    cap_plt  integer NOT NULL
);
COMMENT ON TABLE depo IS 'Depots';
COMMENT ON COLUMN depo.cap_plt IS 'Storage capacity in pallets';

CREATE TABLE drvr (
    drvr_id  integer PRIMARY KEY,
    drvr_nm  varchar(50) NOT NULL,
    lic_cls  varchar(3) NOT NULL,
    hire_dt  date NOT NULL,
    depo_id  integer NOT NULL,
    hrly_rt  numeric(6,2) NOT NULL,
    term_dt  date
);
COMMENT ON TABLE drvr IS 'Drivers';
COMMENT ON COLUMN drvr.lic_cls IS 'Licence class';
COMMENT ON COLUMN drvr.hrly_rt IS 'Hourly rate';
COMMENT ON COLUMN drvr.term_dt IS 'Date the driver left, null while employed';

CREATE TABLE veh (
    veh_id   integer PRIMARY KEY,
    reg_no   varchar(10) NOT NULL,
    veh_typ  varchar(12) NOT NULL,
    max_kg   integer NOT NULL,
    mfg_yr   integer NOT NULL,
    depo_id  integer NOT NULL
);
COMMENT ON TABLE veh IS 'Vehicles';
COMMENT ON COLUMN veh.max_kg IS 'Maximum load in kilograms';

CREATE TABLE shpmt (
    shpmt_id     integer PRIMARY KEY,
    cust_id      integer NOT NULL,
    orig_depo_id integer NOT NULL,
    dest_cty     varchar(40) NOT NULL,
    veh_id       integer NOT NULL,
    drvr_id      integer NOT NULL,
    ord_dt       date NOT NULL,
    prms_dt      date NOT NULL,
    dlvry_dt     date,
    wt_kg        numeric(8,1) NOT NULL,
    dist_km      integer NOT NULL,
    frt_amt      numeric(10,2) NOT NULL,
    stat_cd      char(2) NOT NULL
);
COMMENT ON TABLE shpmt IS 'Shipments';
COMMENT ON COLUMN shpmt.prms_dt IS 'Promised delivery date';
COMMENT ON COLUMN shpmt.dlvry_dt IS 'Actual delivery date';
COMMENT ON COLUMN shpmt.frt_amt IS 'Freight charge';
COMMENT ON COLUMN shpmt.stat_cd IS 'DL = delivered, IT = in transit, CN = cancelled, RT = returned';

CREATE TABLE shpmt_itm (
    shpmt_id  integer NOT NULL,
    ln_no     integer NOT NULL,
    itm_desc  varchar(40) NOT NULL,
    qty       integer NOT NULL,
    hzrd_flg  boolean NOT NULL,
    PRIMARY KEY (shpmt_id, ln_no)
);
COMMENT ON COLUMN shpmt_itm.hzrd_flg IS 'Hazardous goods';

CREATE TABLE pymt (
    pymt_id   integer PRIMARY KEY,
    shpmt_id  integer NOT NULL,
    pymt_dt   date NOT NULL,
    pymt_amt  numeric(10,2) NOT NULL,
    mthd      varchar(12) NOT NULL
);
COMMENT ON TABLE pymt IS 'Payments received for shipments';
COMMENT ON COLUMN pymt.mthd IS 'Payment method: BANK, CARD, CASH or CHEQUE';

-- A fixed scatter of 0 .. n-1 for the data below, dropped at the end.
CREATE FUNCTION pick(i integer, salt integer, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT ((29 * i::bigint * i * i + 7919 * i * salt + 83 * salt * salt + 11) % 10037 % n)::integer';

INSERT INTO cust_mst VALUES
 (101, 'Barlow Timber', 'W', 'Kesterby', 'NO', 50000, 'Y', '2018-03-12'),
 (102, 'Oakridge Foods', 'W', 'Port Amble', 'EA', 80000, 'Y', '2017-07-01'),
 (103, 'Silverline Cosmetics', 'R', 'Halden', 'SO', 25000, 'Y', '2021-01-19'),
 (104, 'Kesterby City Council', 'G', 'Kesterby', 'NO', 120000, 'Y', '2016-05-30'),
 (105, 'Pine & Petal', 'R', 'Halden', 'SO', 8000, 'Y', '2022-09-08'),
 (106, 'Granite Works', 'W', 'Stonewick', 'WE', 60000, 'Y', '2019-11-11'),
 (107, 'Bright Harbour Toys', 'R', 'Port Amble', 'EA', 15000, 'N', '2020-02-14'),
 (108, 'Meridian Pharma', 'W', 'Tarrow', 'SO', 95000, 'Y', '2018-10-25'),
 (109, 'Ministry of Roads', 'G', 'Tarrow', 'SO', 150000, 'Y', '2015-01-05'),
 (110, 'Copper Kettle', 'R', 'Stonewick', 'WE', 12000, 'Y', '2023-02-27'),
 (111, 'Fenland Growers', 'W', 'Wexholm', 'EA', 42000, 'Y', '2019-06-17'),
 (112, 'Lakeside Furniture', 'R', 'Kesterby', 'NO', 30000, 'Y', '2020-08-03'),
 (113, 'Polar Ice Cream', 'R', 'Wexholm', 'EA', 18000, 'N', '2021-05-21'),
 (114, 'Ironbridge Steel', 'W', 'Stonewick', 'WE', 110000, 'Y', '2017-12-04'),
 (115, 'Redfern Chemicals', 'W', 'Port Amble', 'EA', 70000, 'Y', '2022-03-16'),
 (116, 'Halden School Board', 'G', 'Halden', 'SO', 40000, 'Y', '2019-09-02'),
 (117, 'Velvet Shoe Company', 'R', 'Tarrow', 'SO', 22000, 'Y', '2023-06-12'),
 (118, 'Northern Glass', 'W', 'Kesterby', 'NO', 55000, 'Y', '2021-10-29'),
 (119, 'Quill Stationers', 'R', 'Wexholm', 'EA', 9500, 'N', '2018-04-09'),
 (120, 'Summit Outdoor', 'R', 'Stonewick', 'WE', 27500, 'Y', '2024-01-22'),
 (121, 'Dune Textiles', 'W', 'Halden', 'SO', 36000, 'Y', '2024-08-05'),
 (122, 'Blue Anchor Brewery', 'W', 'Port Amble', 'EA', 65000, 'Y', '2020-11-30');

INSERT INTO depo VALUES
 (1, 'Kesterby North', 'Kesterby', 900), (2, 'Port Amble Docks', 'Port Amble', 1600), (3, 'Halden Hub', 'Halden', 1250),
 (4, 'Stonewick Yard', 'Stonewick', 700), (5, 'Tarrow South', 'Tarrow', 480);

INSERT INTO drvr VALUES
 (1, 'Agnes Holm', 'C', '2016-04-04', 1, 24.50, NULL), (2, 'Bruno Sacco', 'CE', '2014-09-15', 2, 29.75, NULL),
 (3, 'Carl Ebner', 'CE', '2018-01-08', 3, 27.00, NULL), (4, 'Dora Pinter', 'C', '2021-06-14', 4, 22.25, NULL),
 (5, 'Emil Thorsen', 'C1', '2022-03-01', 5, 19.80, NULL), (6, 'Fay Whitlock', 'CE', '2013-11-25', 1, 31.00, NULL),
 (7, 'Gus Morland', 'C', '2019-05-20', 2, 23.40, '2024-06-30'), (8, 'Hilde Kranz', 'CE', '2020-10-12', 3, 26.10, NULL),
 (9, 'Ivan Petkov', 'C1', '2023-01-16', 2, 18.90, NULL), (10, 'Jana Svoboda', 'C', '2017-07-03', 4, 24.95, NULL),
 (11, 'Keith Arden', 'CE', '2015-02-09', 5, 28.60, '2023-12-31'), (12, 'Lotte Vries', 'C1', '2024-02-05', 1, 18.50, NULL),
 (13, 'Marek Dudek', 'CE', '2023-08-21', 2, 25.30, NULL), (14, 'Nina Falkner', 'C', '2024-09-02', 3, 21.75, NULL);

INSERT INTO veh VALUES
 (1, 'KX-104', 'box truck', 7500, 2017, 1), (2, 'KX-118', 'van', 1400, 2021, 1), (3, 'PA-220', 'artic', 26000, 2019, 2),
 (4, 'PA-231', 'artic', 24000, 2015, 2), (5, 'PA-245', 'box truck', 9000, 2020, 2), (6, 'HL-310', 'reefer', 18000, 2022, 3),
 (7, 'HL-322', 'van', 1600, 2023, 3), (8, 'HL-329', 'box truck', 8200, 2016, 3), (9, 'SW-402', 'flatbed', 20000, 2014, 4),
 (10, 'SW-415', 'flatbed', 22000, 2018, 4), (11, 'TR-501', 'van', 1350, 2019, 5), (12, 'TR-508', 'reefer', 16500, 2020, 5),
 (13, 'PA-260', 'tanker', 21000, 2021, 2), (14, 'KX-131', 'artic', 25500, 2024, 1);

INSERT INTO shpmt
SELECT 5000 + i,
       (ARRAY[101,101,102,102,102,103,104,105,106,106,107,108,108,108,109,109,110,111,111,112,113,114,114,114,115,115,116,117,118,122])[1 + pick(i, 1, 30)],
       v.depo_id,
       (ARRAY['Kesterby','Port Amble','Halden','Stonewick','Tarrow','Wexholm','Brackmoor','Brackmoor','Ellisport','Ellisport','Ellisport'])[1 + pick(i, 2, 11)],
       v.veh_id,
       (ARRAY[1,1,2,2,2,3,3,4,5,6,6,6,6,7,8,8,9,10,10,11,13])[1 + pick(i, 4, 21)],
       o.day,
       o.day + 4,
       CASE WHEN o.st IN ('IT', 'CN') THEN NULL ELSE o.day + (ARRAY[2,3,3,3,4,4,4,5,6,9])[1 + pick(i, 5, 10)] END,
       round(v.max_kg * (20 + pick(i, 6, 75)) / 100.0, 1),
       40 + pick(i, 7, 760),
       90 + pick(i, 8, 4200) + (i % 5) * 0.1,
       o.st
FROM generate_series(1, 240) AS i
CROSS JOIN LATERAL (SELECT date '2023-01-03' + (i * 4.3)::integer AS day,
       CASE WHEN i > 229 AND pick(i, 9, 4) > 0 THEN 'IT' WHEN pick(i, 10, 13) = 0 THEN 'CN' WHEN pick(i, 10, 13) = 1 THEN 'RT' ELSE 'DL' END AS st) AS o
JOIN veh AS v ON v.veh_id = (ARRAY[1,1,2,3,3,3,4,5,5,6,6,7,8,9,10,10,11,12,13])[1 + pick(i, 3, 19)];

INSERT INTO shpmt_itm
SELECT s.shpmt_id, n, t.itm, 1 + pick(s.shpmt_id + n * 40, 12, 60), t.itm IN ('Solvent drums', 'Gas cylinders', 'Batteries')
FROM shpmt AS s
CROSS JOIN generate_series(1, 3) AS n
CROSS JOIN LATERAL (SELECT (ARRAY['Timber planks','Canned food','Glass panels','Steel coils','Solvent drums','Office paper','Garden chairs','Medicine boxes','Gas cylinders','Cotton rolls','Batteries','Beer kegs','Frozen fish'])[1 + pick(s.shpmt_id + n * 7, 13, 13)] AS itm) AS t
WHERE n = 1 AND s.shpmt_id % 3 > 0 OR n = 2 AND s.shpmt_id % 3 = 1;

INSERT INTO pymt
SELECT row_number() OVER (ORDER BY shpmt_id),
       shpmt_id, ord_dt + 10 + pick(shpmt_id, 14, 45),
       CASE WHEN pick(shpmt_id, 15, 6) = 0 THEN round(frt_amt / 2, 2) ELSE frt_amt END,
       (ARRAY['BANK','BANK','BANK','BANK','CARD','CARD','CASH','CHEQUE'])[1 + pick(shpmt_id, 16, 8)]
FROM shpmt WHERE stat_cd = 'DL' AND pick(shpmt_id, 17, 12) > 0;

DROP FUNCTION pick(integer, integer, integer);
