CREATE TABLE carr (carr_cd text PRIMARY KEY, carr_nm text NOT NULL, hq_ctry text, allnc char(1), fnd_yr text);
CREATE TABLE vsl (imo_no integer PRIMARY KEY, vsl_nm text NOT NULL, carr_cd text REFERENCES carr(carr_cd), flg char(2), v_typ char(2), teu_cap integer, gt text, blt text);
CREATE TABLE brth (brth_id text PRIMARY KEY, term_nm text, "Len (m)" integer, "Depth (m)" numeric(4,1), "Crane Cnt" integer, sts char(1));
CREATE TABLE pilot (pil_id integer PRIMARY KEY, lst_nm text, fst_nm text, lic_cls char(1), lic_dt text, actv char(1));
CREATE TABLE port_call (call_no integer PRIMARY KEY, imo_no integer NOT NULL REFERENCES vsl(imo_no), brth_id text REFERENCES brth(brth_id), pil_id integer REFERENCES pilot(pil_id), eta timestamp NOT NULL, ata timestamp, atd timestamp, stat char(1), orig_prt text, dest_prt text);
CREATE TABLE cntr_mv (mv_id integer PRIMARY KEY, call_no integer NOT NULL REFERENCES port_call(call_no), mv_typ char(1), sz text, wt_kg integer, haz smallint, rfr smallint);
CREATE TABLE inv (inv_no text PRIMARY KEY, call_no integer NOT NULL REFERENCES port_call(call_no), chg_typ text, amt text, iss_dt date, pd_dt date);
CREATE TABLE dly_rsn (rsn_cd text PRIMARY KEY, descr text, cat text);
CREATE TABLE dly_log (log_id integer PRIMARY KEY, call_no integer NOT NULL REFERENCES port_call(call_no), rsn_cd text REFERENCES dly_rsn(rsn_cd), mins integer);
COMMENT ON TABLE carr IS 'shipping lines';
COMMENT ON COLUMN carr.hq_ctry IS 'country of the head office';
COMMENT ON COLUMN carr.allnc IS 'alliance: G = Gemini Pact, O = Open Sea, P = Pacific Ring, NULL = independent';
COMMENT ON COLUMN carr.fnd_yr IS 'year founded (text)';
COMMENT ON COLUMN vsl.flg IS 'flag state, ISO two letters';
COMMENT ON COLUMN vsl.v_typ IS 'vessel type: CC = container ship, BK = bulk carrier, RO = ro-ro ferry, TK = tanker';
COMMENT ON COLUMN vsl.teu_cap IS 'capacity in TEU, only container ships and some ro-ro';
COMMENT ON COLUMN vsl.gt IS 'gross tonnage, text with thousands separator';
COMMENT ON COLUMN vsl.blt IS 'year built (text)';
COMMENT ON COLUMN brth.term_nm IS 'terminal';
COMMENT ON COLUMN brth.sts IS 'A = available, M = under maintenance, C = closed';
COMMENT ON COLUMN pilot.lic_cls IS 'licence class: 1 = unlimited, 2 = up to 200 m, 3 = trainee';
COMMENT ON COLUMN pilot.lic_dt IS 'licence granted, DD/MM/YYYY';
COMMENT ON COLUMN pilot.actv IS 'Y = active, N = no longer active';
COMMENT ON TABLE port_call IS 'one visit of a vessel';
COMMENT ON COLUMN port_call.eta IS 'estimated time of arrival';
COMMENT ON COLUMN port_call.ata IS 'actual time of arrival';
COMMENT ON COLUMN port_call.atd IS 'actual time of departure';
COMMENT ON COLUMN port_call.stat IS 'F = finished, B = at berth, P = planned, C = cancelled';
COMMENT ON TABLE cntr_mv IS 'container moves';
COMMENT ON COLUMN cntr_mv.mv_typ IS 'L = load, D = discharge, R = restow, T = transshipment';
COMMENT ON COLUMN cntr_mv.sz IS 'container length in feet';
COMMENT ON COLUMN cntr_mv.wt_kg IS 'weight, NULL when not weighed';
COMMENT ON COLUMN cntr_mv.haz IS '1 = dangerous goods';
COMMENT ON COLUMN cntr_mv.rfr IS '1 = refrigerated';
COMMENT ON TABLE inv IS 'invoices to the carriers';
COMMENT ON COLUMN inv.chg_typ IS 'DUES, PILOT, STOR (storage), TOW';
COMMENT ON COLUMN inv.amt IS 'amount in US dollars, e.g. $1,250.00';
COMMENT ON COLUMN inv.pd_dt IS 'date paid, NULL = open';
COMMENT ON COLUMN dly_rsn.cat IS 'W = weather, T = technical, S = staff, A = administrative';
COMMENT ON COLUMN dly_log.mins IS 'delay in minutes';

INSERT INTO carr VALUES
  ('NVX', 'Novexa Lines', 'Denmark', 'G', '1928'),
  ('BRT', 'Brightwater Shipping', 'Norway', 'O', '1974'),
  ('HKO', 'Hanko Maritime', 'Finland', NULL, '1951'),
  ('SOL', 'Solmar Containers', 'Spain', 'G', '1989'),
  ('TPR', 'Trans Pampa Reefer', 'Argentina', 'P', '1996'),
  ('KJN', 'Kaijin Steam', 'Japan', 'P', '1911'),
  ('EGL', 'Eagle & Lowe', 'United Kingdom', NULL, '1887'),
  ('MRG', 'Morgenstern Reederei', 'Germany', 'O', '1964'),
  ('AZU', 'Azul Ro-Ro', 'Portugal', NULL, '2003'),
  ('YLD', 'Yildiz Denizcilik', 'Turkey', 'O', '1982'),
  ('CRX', 'Corax Tankers', 'Norway', NULL, '2010'),
  ('PNM', 'Panamerica Bulk', 'Panama', 'P', '1999');

INSERT INTO vsl VALUES
  (9300100, 'Novexa Aurora', 'NVX', 'DK', 'CC', 14200, '148,900', '2019'),
  (9300137, 'Novexa Boreas', 'NVX', 'DK', 'CC', 9600, '96,400', '2015'),
  (9300174, 'Novexa Castor', 'NVX', 'LR', 'CC', 8450, '84,210', '2012'),
  (9300211, 'Brightwater Pride', 'BRT', 'NO', 'CC', 6100, '61,050', '2008'),
  (9300248, 'Brightwater Star', 'BRT', 'PA', 'BK', NULL, '43,780', '2001'),
  (9300285, 'Hanko Spirit', 'HKO', 'FI', 'RO', 900, '28,650', '1998'),
  (9300322, 'Silja Moon', 'HKO', 'FI', 'RO', NULL, '31,200', '2005'),
  (9300359, 'Solmar Cadiz', 'SOL', 'ES', 'CC', 5050, '53,120', '2010'),
  (9300396, 'Solmar Vigo', 'SOL', 'ES', 'CC', 4800, '50,300', '2007'),
  (9300433, 'Solmar Bilbao', 'SOL', 'PA', 'CC', 7250, '76,480', '2016'),
  (9300470, 'Pampa Frost', 'TPR', 'AR', 'CC', 2900, '32,110', '2003'),
  (9300507, 'Pampa Verde', 'TPR', 'LR', 'CC', 3150, '33,940', '2006'),
  (9300544, 'Kaijin Maru', 'KJN', 'JP', 'CC', 11800, '121,300', '2018'),
  (9300581, 'Kaijin Hope', 'KJN', 'PA', 'BK', NULL, '47,900', '1999'),
  (9300618, 'Lady Lowe', 'EGL', 'GB', 'BK', NULL, '39,870', '1995'),
  (9300655, 'Eagle Crest', 'EGL', 'LR', 'TK', NULL, '81,240', '2011'),
  (9300692, 'Morgen Elbe', 'MRG', 'DE', 'CC', 8800, '90,150', '2014'),
  (9300729, 'Morgen Weser', 'MRG', 'LR', 'CC', 3600, '38,760', '2002'),
  (9300766, 'Azul Lisboa', 'AZU', 'PT', 'RO', 1200, '26,540', '2009'),
  (9300803, 'Azul Faro', 'AZU', 'PT', 'RO', NULL, '24,980', '2013'),
  (9300840, 'Yildiz Bosphorus', 'YLD', 'TR', 'CC', 4250, '45,600', '2004'),
  (9300877, 'Yildiz Ege', 'YLD', 'TR', 'BK', NULL, '36,020', '1997'),
  (9300914, 'Corax One', 'CRX', 'NO', 'TK', NULL, '62,300', '2017'),
  (9300951, 'Corax Two', 'CRX', 'LR', 'TK', NULL, '104,500', '2020'),
  (9300988, 'Old Harrier', NULL, NULL, 'BK', NULL, '18,760', '1986'),
  (9301025, 'Grey Petrel', NULL, 'PA', 'TK', NULL, '41,230', '1993');

INSERT INTO brth VALUES
  ('N1', 'North Quay', 340, 14.5, 4, 'A'),
  ('N2', 'North Quay', 290, 13.0, 3, 'A'),
  ('N3', 'North Quay', 210, 10.5, 1, 'M'),
  ('S1', 'South Basin', 400, 16.5, 6, 'A'),
  ('S2', 'South Basin', 365, 15.5, 5, 'A'),
  ('S3', 'South Basin', 250, 11.0, 2, 'A'),
  ('P1', 'Outer Pier', 310, 17.5, 0, 'A'),
  ('P2', 'Outer Pier', 275, 16.0, 0, 'M'),
  ('F1', 'Ferry Dock', 190, 8.5, NULL, 'A'),
  ('F2', 'Ferry Dock', 160, 7.0, NULL, 'C');

INSERT INTO pilot VALUES
  (1, 'Okafor', 'Ngozi', '1', '14/03/2009', 'Y'),
  (2, 'Lindqvist', 'Per', '1', '02/11/2004', 'Y'),
  (3, 'Moreau', 'Claire', '2', '23/06/2016', 'Y'),
  (4, 'Tanaka', 'Ryo', '2', '30/01/2018', 'Y'),
  (5, 'Brannigan', 'Sean', '1', '19/09/1998', 'N'),
  (6, 'Petrov', 'Ilya', '3', '05/05/2022', 'Y'),
  (7, 'Almeida', 'Rita', '2', '11/12/2013', 'Y'),
  (8, 'Haddad', 'Karim', '3', '17/08/2023', 'Y'),
  (9, 'Lindqvist', 'Maja', '1', '08/04/2011', 'Y'),
  (10, 'Osei', 'Kwame', '2', '27/10/2007', 'N'),
  (11, 'Fraser', 'Isla', '3', '21/02/2024', 'Y');

INSERT INTO port_call VALUES
  (5001, 9300433, 'S2', 9, '2021-02-11 23:45:00', '2021-02-12 01:55:00', '2021-02-13 08:01:00', 'F', 'Felixstowe', 'Santos'),
  (5002, 9300544, 'S1', 7, '2021-03-09 21:45:00', '2021-03-10 04:40:00', '2021-03-11 08:19:00', 'F', 'ROTTERDAM', 'Istanbul'),
  (5003, 9300544, 'S2', 5, '2021-03-19 04:00:00', '2021-03-19 04:10:00', '2021-03-20 16:50:00', 'F', 'Santos', NULL),
  (5004, 9300396, 'S1', 1, '2021-03-29 18:30:00', '2021-03-29 18:55:00', '2021-03-31 18:43:00', 'F', 'SINGAPORE', 'Istanbul'),
  (5005, 9300396, 'S2', NULL, '2021-04-09 12:30:00', '2021-04-09 13:03:00', '2021-04-09 20:16:00', 'F', 'SINGAPORE', 'ROTTERDAM'),
  (5006, 9300137, 'S1', 2, '2021-05-10 01:15:00', '2021-05-10 00:35:00', '2021-05-11 22:56:00', 'F', 'ROTTERDAM', 'Valencia'),
  (5007, 9300655, 'P1', 4, '2021-05-21 05:30:00', '2021-05-21 12:25:00', '2021-05-22 19:53:00', 'F', 'Istanbul', 'SINGAPORE'),
  (5008, 9300544, 'N1', 2, '2021-06-22 10:15:00', '2021-06-22 10:40:00', '2021-06-24 08:36:00', 'F', 'ROTTERDAM', 'SINGAPORE'),
  (5009, 9300100, 'N1', 1, '2021-07-28 05:15:00', '2021-07-28 09:35:00', '2021-07-30 11:28:00', 'F', 'Santos', 'Valencia'),
  (5010, 9300100, 'S1', 1, '2021-08-07 11:30:00', '2021-08-07 15:50:00', '2021-08-10 12:43:00', 'F', 'Yokohama', 'Tangier Med'),
  (5011, 9300359, 'N2', 7, '2021-08-21 07:45:00', '2021-08-21 07:30:00', '2021-08-22 16:13:00', 'F', 'Valencia', 'Felixstowe'),
  (5012, 9300137, 'S1', 7, '2021-09-11 08:45:00', '2021-09-11 10:00:00', '2021-09-13 01:26:00', 'F', 'Yokohama', 'Felixstowe'),
  (5013, 9300174, 'S1', 5, '2021-09-25 07:45:00', '2021-09-25 07:05:00', '2021-09-27 01:18:00', 'F', 'SINGAPORE', 'ROTTERDAM'),
  (5014, 9300137, 'N1', 4, '2021-10-16 22:00:00', '2021-10-16 21:45:00', '2021-10-17 16:08:00', 'F', 'Tangier Med', 'Felixstowe'),
  (5015, 9300507, 'S3', 3, '2021-11-15 21:15:00', '2021-11-15 21:40:00', '2021-11-16 08:41:00', 'F', 'Yokohama', 'Hamburg'),
  (5016, 9300174, 'N1', 3, '2021-12-17 06:45:00', '2021-12-17 05:10:00', '2021-12-18 05:00:00', 'F', 'Gothenburg', 'Yokohama'),
  (5017, 9300914, 'P1', 1, '2022-01-09 09:30:00', '2022-01-09 16:25:00', '2022-01-11 23:49:00', 'F', 'Yokohama', 'ROTTERDAM'),
  (5018, 9300988, 'S3', 3, '2022-01-19 11:30:00', '2022-01-19 22:25:00', '2022-01-22 15:53:00', 'F', 'Felixstowe', 'Istanbul'),
  (5019, 9300359, 'N1', NULL, '2022-02-21 03:30:00', NULL, NULL, 'C', 'Hamburg', 'Felixstowe'),
  (5020, 9300840, 'S1', 5, '2022-03-22 19:00:00', '2022-03-22 22:10:00', '2022-03-24 02:58:00', 'F', 'Gothenburg', 'Felixstowe'),
  (5021, 9300581, 'N2', 9, '2022-04-07 05:45:00', '2022-04-07 05:55:00', '2022-04-08 16:19:00', 'F', 'SINGAPORE', 'Gothenburg'),
  (5022, 9300766, 'F1', NULL, '2022-04-19 21:15:00', '2022-04-19 21:40:00', '2022-04-21 01:47:00', 'F', 'Felixstowe', 'Yokohama'),
  (5023, 9300544, 'S1', 9, '2022-05-04 11:00:00', '2022-05-04 15:20:00', '2022-05-07 07:40:00', 'F', 'Hamburg', 'ROTTERDAM'),
  (5024, 9300507, 'N2', 1, '2022-05-31 12:30:00', '2022-05-31 12:15:00', '2022-06-02 22:44:00', 'F', 'SINGAPORE', 'ROTTERDAM'),
  (5025, 9300729, 'S3', NULL, '2022-06-16 19:45:00', NULL, NULL, 'C', 'Istanbul', 'Gothenburg'),
  (5026, 9300729, 'N2', 7, '2022-07-16 02:00:00', '2022-07-16 05:10:00', '2022-07-16 16:21:00', 'F', 'SINGAPORE', 'Santos'),
  (5027, 9300396, 'S2', 1, '2022-08-11 00:15:00', '2022-08-11 11:10:00', '2022-08-13 19:18:00', 'F', 'Felixstowe', 'Yokohama'),
  (5028, 9300507, 'S1', 9, '2022-09-16 01:00:00', '2022-09-16 01:48:00', '2022-09-18 20:08:00', 'F', 'SINGAPORE', 'Hamburg'),
  (5029, 9300211, 'S2', NULL, '2022-10-20 21:00:00', '2022-10-21 00:10:00', '2022-10-23 00:26:00', 'F', 'ROTTERDAM', 'Gothenburg'),
  (5030, 9300507, 'S2', 1, '2022-10-30 11:30:00', '2022-10-30 11:42:00', '2022-10-31 03:09:00', 'F', 'ROTTERDAM', 'Tangier Med'),
  (5031, 9300174, 'S1', 9, '2022-11-28 16:15:00', '2022-11-29 03:10:00', '2022-12-01 19:06:00', 'F', 'Felixstowe', 'Hamburg'),
  (5032, 9300729, 'S1', 4, '2022-12-21 08:45:00', '2022-12-21 11:55:00', '2022-12-23 03:14:00', 'F', 'Valencia', 'SINGAPORE'),
  (5033, 9300507, 'N1', 4, '2023-01-03 02:15:00', '2023-01-03 06:35:00', '2023-01-05 13:36:00', 'F', 'Istanbul', 'ROTTERDAM'),
  (5034, 9300470, 'S1', NULL, '2023-01-23 19:15:00', NULL, NULL, 'C', 'Valencia', 'Yokohama'),
  (5035, 9300359, 'S2', 9, '2023-02-16 10:30:00', '2023-02-16 13:40:00', '2023-02-18 12:46:00', 'F', 'SINGAPORE', 'Valencia'),
  (5036, 9300655, 'P2', NULL, '2023-03-25 18:45:00', NULL, NULL, 'C', 'ROTTERDAM', 'Santos'),
  (5037, 9300137, 'S2', 4, '2023-04-14 02:30:00', '2023-04-14 02:55:00', '2023-04-15 11:39:00', 'F', 'Istanbul', NULL),
  (5038, 9300507, 'S2', 2, '2023-05-12 15:45:00', '2023-05-12 15:55:00', '2023-05-13 16:09:00', 'F', 'Gothenburg', 'Tangier Med'),
  (5039, 9300729, 'N1', NULL, '2023-05-30 22:00:00', NULL, NULL, 'C', 'Tangier Med', 'Hamburg'),
  (5040, 9300507, 'S2', 6, '2023-06-11 11:45:00', '2023-06-11 11:57:00', '2023-06-11 21:03:00', 'F', 'SINGAPORE', 'Gothenburg'),
  (5041, 9300655, 'P1', NULL, '2023-07-19 22:45:00', '2023-07-19 23:18:00', '2023-07-21 07:09:00', 'F', 'Hamburg', 'Felixstowe'),
  (5042, 9300174, 'N1', 9, '2023-07-29 16:30:00', '2023-07-29 16:55:00', '2023-07-30 12:32:00', 'F', 'ROTTERDAM', 'Tangier Med'),
  (5043, 9300359, 'S1', 3, '2023-08-20 18:30:00', '2023-08-20 22:50:00', '2023-08-23 04:50:00', 'F', 'ROTTERDAM', 'SINGAPORE'),
  (5044, 9300396, 'N1', 4, '2023-09-12 06:00:00', '2023-09-12 04:25:00', '2023-09-14 05:22:00', 'F', 'Hamburg', 'Valencia'),
  (5045, 9300729, 'N2', 7, '2023-09-26 22:30:00', '2023-09-26 22:42:00', '2023-09-28 02:34:00', 'F', 'Valencia', 'Tangier Med'),
  (5046, 9300692, 'S2', 7, '2023-11-02 16:00:00', '2023-11-02 15:20:00', '2023-11-04 17:39:00', 'F', 'Felixstowe', NULL),
  (5047, 9300211, 'S3', 2, '2023-11-22 12:00:00', '2023-11-22 18:55:00', '2023-11-25 05:31:00', 'F', 'Tangier Med', 'Istanbul'),
  (5048, 9300655, 'P2', 1, '2023-12-17 03:15:00', '2023-12-17 07:35:00', '2023-12-18 04:22:00', 'F', 'SINGAPORE', 'Santos'),
  (5049, 9300544, 'N1', 2, '2024-01-10 04:30:00', '2024-01-10 05:18:00', '2024-01-12 17:51:00', 'F', 'Yokohama', 'Hamburg'),
  (5050, 9300507, 'S1', 3, '2024-02-13 00:30:00', '2024-02-13 00:15:00', '2024-02-15 08:45:00', 'F', 'Tangier Med', 'Felixstowe'),
  (5051, 9300914, 'P1', 9, '2024-03-11 02:15:00', '2024-03-11 03:03:00', '2024-03-12 22:33:00', 'F', 'Santos', 'Istanbul'),
  (5052, 9300100, 'S2', 6, '2024-04-10 00:45:00', '2024-04-10 02:00:00', '2024-04-12 10:03:00', 'F', 'Gothenburg', NULL),
  (5053, 9300729, 'N2', 2, '2024-05-11 10:45:00', '2024-05-11 10:57:00', '2024-05-13 00:59:00', 'F', 'Istanbul', 'Hamburg'),
  (5054, 9300988, 'S3', 1, '2024-06-12 01:00:00', '2024-06-12 05:20:00', '2024-06-14 17:49:00', 'F', 'Hamburg', 'SINGAPORE'),
  (5055, 9300174, 'S1', 3, '2024-07-01 17:15:00', '2024-07-01 17:40:00', NULL, 'B', 'Yokohama', 'Valencia'),
  (5056, 9300914, 'P1', 1, '2024-08-02 09:30:00', '2024-08-02 09:55:00', NULL, 'B', 'Istanbul', 'Gothenburg'),
  (5057, 9300544, NULL, NULL, '2024-08-30 06:45:00', NULL, NULL, 'P', 'SINGAPORE', 'ROTTERDAM'),
  (5058, 9300433, NULL, NULL, '2024-09-07 15:15:00', NULL, NULL, 'P', 'Hamburg', 'Yokohama'),
  (5059, 9300544, NULL, NULL, '2024-09-21 08:30:00', NULL, NULL, 'P', 'Gothenburg', 'Felixstowe'),
  (5060, 9300433, NULL, NULL, '2024-10-25 10:30:00', NULL, NULL, 'P', 'Felixstowe', 'Valencia');

INSERT INTO cntr_mv VALUES
  (70001, 5031, 'D', '40', 26651, 0, 0),
  (70002, 5013, 'D', '40', NULL, 0, 1),
  (70003, 5006, 'D', '40', 22288, 0, 0),
  (70004, 5005, 'T', '20', 14588, 0, 0),
  (70005, 5027, 'L', '20', 15094, 0, 0),
  (70006, 5027, 'D', '40', 29613, 0, 0),
  (70007, 5026, 'L', '40', 24013, 0, 0),
  (70008, 5030, 'D', '20', 6394, 0, 0),
  (70009, 5031, 'T', '40', 12886, 1, 0),
  (70010, 5024, 'L', '40', NULL, 0, 0),
  (70011, 5002, 'R', '40', NULL, 0, 0),
  (70012, 5006, 'L', '20', 8341, 1, 0),
  (70013, 5011, 'R', '20', 14868, 0, 0),
  (70014, 5044, 'D', '20', 8655, 0, 0),
  (70015, 5045, 'L', '40', 8615, 0, 0),
  (70016, 5029, 'R', '40', 22325, 0, 0),
  (70017, 5044, 'L', '20', 10088, 0, 0),
  (70018, 5012, 'D', '45', 13796, 0, 0),
  (70019, 5023, 'L', '45', 10862, 0, 1),
  (70020, 5013, 'R', '45', NULL, 0, 0),
  (70021, 5027, 'L', '20', 7056, 0, 0),
  (70022, 5043, 'L', '20', 6026, 0, 0),
  (70023, 5053, 'R', '40', 15634, 0, 0),
  (70024, 5028, 'R', '40', NULL, 0, 0),
  (70025, 5015, 'R', '45', 24387, 0, 0),
  (70026, 5004, 'L', '40', NULL, 0, 0),
  (70027, 5020, 'D', '40', 12241, 0, 1),
  (70028, 5044, 'R', '20', 11653, 0, 1),
  (70029, 5013, 'R', '20', 5303, 1, 0),
  (70030, 5044, 'D', '20', 15464, 0, 0),
  (70031, 5026, 'L', '20', 14377, 1, 0),
  (70032, 5015, 'D', '20', 8302, 0, 0),
  (70033, 5046, 'D', '20', 9093, 1, 1),
  (70034, 5032, 'R', '40', 11094, 0, 1),
  (70035, 5031, 'D', '40', 10813, 0, 1),
  (70036, 5015, 'L', '40', 24787, 0, 0),
  (70037, 5032, 'L', '40', 19438, 0, 0),
  (70038, 5023, 'R', '40', 19631, 1, 1),
  (70039, 5008, 'D', '20', 6364, 0, 0),
  (70040, 5049, 'L', '40', NULL, 0, 0),
  (70041, 5005, 'R', '20', 5478, 0, 0),
  (70042, 5031, 'T', '40', 20230, 0, 0),
  (70043, 5020, 'D', '40', NULL, 0, 0),
  (70044, 5055, 'D', '40', 18003, 0, 0),
  (70045, 5052, 'L', '40', 16880, 0, 0),
  (70046, 5043, 'D', '40', 24009, 0, 0),
  (70047, 5014, 'L', '40', 9827, 1, 0),
  (70048, 5033, 'L', '40', 18935, 0, 0),
  (70049, 5037, 'L', '45', 24906, 0, 1),
  (70050, 5022, 'R', '20', 8683, 0, 1),
  (70051, 5001, 'T', '20', 12597, 0, 1),
  (70052, 5050, 'L', '40', NULL, 0, 0),
  (70053, 5010, 'D', '20', 9452, 0, 0),
  (70054, 5002, 'D', '20', NULL, 0, 1),
  (70055, 5032, 'D', '20', 12506, 0, 1),
  (70056, 5003, 'R', '40', 23403, 0, 0),
  (70057, 5033, 'T', '40', 20435, 0, 0),
  (70058, 5038, 'T', '40', 21319, 1, 1),
  (70059, 5044, 'D', '20', 3596, 0, 1),
  (70060, 5052, 'R', '40', 17086, 0, 0);

INSERT INTO inv VALUES
  ('INV-21-0001', 5001, 'PILOT', '$5,803.00', '2021-02-25', '2021-03-09'),
  ('INV-21-0002', 5003, 'TOW', '$7,408.50', '2021-03-29', '2021-05-01'),
  ('INV-21-0003', 5004, 'STOR', '$8,352.25', '2021-04-01', '2021-06-07'),
  ('INV-21-0004', 5005, 'TOW', '$4,220.25', '2021-04-13', '2021-04-24'),
  ('INV-21-0005', 5006, 'STOR', '$8,641.00', '2021-05-17', '2021-07-31'),
  ('INV-21-0006', 5007, 'PILOT', '$1,719.00', '2021-05-26', '2021-07-09'),
  ('INV-21-0007', 5008, 'TOW', '$3,109.25', '2021-07-06', '2021-09-04'),
  ('INV-21-0008', 5014, 'DUES', '$22,630.25', '2021-10-20', NULL),
  ('INV-21-0009', 5015, 'PILOT', '$4,757.25', '2021-11-19', '2022-01-09'),
  ('INV-21-0010', 5015, 'TOW', '$9,491.00', '2021-11-27', '2021-12-30'),
  ('INV-21-0011', 5016, 'PILOT', '$4,601.25', '2021-12-29', NULL),
  ('INV-22-0012', 5017, 'DUES', '$36,858.00', '2022-01-13', '2022-01-22'),
  ('INV-22-0013', 5017, 'PILOT', '$5,561.25', '2022-01-12', '2022-01-27'),
  ('INV-22-0014', 5020, 'STOR', '$4,928.50', '2022-03-28', '2022-06-10'),
  ('INV-22-0015', 5021, 'PILOT', '$1,450.75', '2022-04-11', '2022-06-03'),
  ('INV-22-0016', 5022, 'TOW', '$3,847.00', '2022-04-22', '2022-06-11'),
  ('INV-22-0017', 5024, 'TOW', '$9,366.25', '2022-06-03', '2022-08-12'),
  ('INV-22-0018', 5026, 'PILOT', '$2,736.75', '2022-07-19', '2022-09-17'),
  ('INV-22-0019', 5026, 'STOR', '$5,097.50', '2022-07-25', '2022-10-06'),
  ('INV-22-0020', 5028, 'TOW', '$1,478.50', '2022-09-23', '2022-10-03'),
  ('INV-22-0021', 5029, 'TOW', '$3,387.00', '2022-10-29', '2022-12-27'),
  ('INV-22-0022', 5029, 'DUES', '$36,945.25', '2022-11-01', '2022-11-08'),
  ('INV-22-0023', 5031, 'DUES', '$45,283.50', '2022-12-04', '2022-12-14'),
  ('INV-23-0024', 5033, 'TOW', '$6,050.25', '2023-01-06', '2023-03-14'),
  ('INV-23-0025', 5035, 'PILOT', '$5,075.50', '2023-02-25', NULL),
  ('INV-23-0026', 5037, 'TOW', '$7,627.75', '2023-04-21', '2023-05-22'),
  ('INV-23-0027', 5037, 'DUES', '$10,760.50', '2023-04-27', '2023-05-18'),
  ('INV-23-0028', 5038, 'TOW', '$1,542.00', '2023-05-22', '2023-08-01'),
  ('INV-23-0029', 5040, 'DUES', '$44,443.25', '2023-06-18', '2023-07-01'),
  ('INV-23-0030', 5041, 'PILOT', '$5,048.00', '2023-07-26', '2023-08-29'),
  ('INV-23-0031', 5044, 'TOW', '$4,623.25', '2023-09-16', '2023-10-17'),
  ('INV-23-0032', 5045, 'PILOT', '$1,858.25', '2023-10-05', '2023-10-31'),
  ('INV-23-0033', 5047, 'TOW', '$7,144.75', '2023-11-29', '2023-12-30'),
  ('INV-23-0034', 5048, 'STOR', '$3,908.50', '2023-12-22', '2024-02-15'),
  ('INV-24-0035', 5049, 'TOW', '$8,642.75', '2024-01-17', '2024-02-13'),
  ('INV-24-0036', 5050, 'PILOT', '$7,174.75', '2024-02-24', NULL),
  ('INV-24-0037', 5051, 'STOR', '$1,204.50', '2024-03-17', '2024-05-25'),
  ('INV-24-0038', 5051, 'PILOT', '$4,464.25', '2024-03-19', NULL),
  ('INV-24-0039', 5053, 'PILOT', '$6,793.50', '2024-05-25', '2024-06-13'),
  ('INV-24-0040', 5054, 'STOR', '$8,271.00', '2024-06-21', '2024-08-12');

INSERT INTO dly_rsn VALUES
  ('WND', 'strong wind', 'W'),
  ('FOG', 'fog', 'W'),
  ('CRN', 'crane breakdown', 'T'),
  ('ENG', 'engine trouble', 'T'),
  ('TUG', 'no tug available', 'S'),
  ('PLT', 'pilot late', 'S'),
  ('CUS', 'customs inspection', 'A'),
  ('DOC', 'missing papers', 'A'),
  ('ICE', 'ice in the fairway', 'W'),
  ('PWR', 'power cut at the quay', 'T');

INSERT INTO dly_log VALUES
  (1, 5022, 'TUG', 404),
  (2, 5048, 'WND', 164),
  (3, 5044, 'ENG', NULL),
  (4, 5013, 'CRN', 273),
  (5, 5009, 'WND', 116),
  (6, 5029, 'CUS', 255),
  (7, 5050, 'CRN', 274),
  (8, 5041, 'TUG', 170),
  (9, 5031, 'CUS', 85),
  (10, 5018, 'DOC', 217),
  (11, 5027, 'PLT', 125),
  (12, 5020, 'PLT', 186),
  (13, 5014, 'CRN', NULL),
  (14, 5053, 'DOC', NULL),
  (15, 5054, 'TUG', 348),
  (16, 5005, 'ENG', 295),
  (17, 5024, 'FOG', 406),
  (18, 5016, 'TUG', 56),
  (19, 5030, 'FOG', 210),
  (20, 5004, 'DOC', 206),
  (21, 5020, 'DOC', 370),
  (22, 5015, 'CRN', 216),
  (23, 5033, 'CRN', 189),
  (24, 5051, 'ENG', 276),
  (25, 5053, 'PLT', 474),
  (26, 5010, 'DOC', 308),
  (27, 5050, 'TUG', NULL),
  (28, 5028, 'FOG', 196),
  (29, 5028, 'TUG', 37),
  (30, 5035, 'TUG', 250),
  (31, 5022, 'TUG', NULL),
  (32, 5003, 'PLT', 175),
  (33, 5042, 'TUG', 144),
  (34, 5012, 'DOC', 206),
  (35, 5023, 'PLT', 25),
  (36, 5051, 'ENG', 404),
  (37, 5046, 'WND', 327),
  (38, 5029, 'CUS', 42),
  (39, 5005, 'DOC', 460),
  (40, 5027, 'CUS', 29),
  (41, 5009, 'TUG', 168),
  (42, 5026, 'DOC', 20),
  (43, 5024, 'PWR', 95),
  (44, 5045, 'PWR', 140);

