-- A subscription product: quoted camelCase names as an ORM writes them. All invented.

CREATE TABLE "plans" (
    "planId"       integer PRIMARY KEY,
    "planName"     text NOT NULL,
    "monthlyPrice" numeric(8,2) NOT NULL,
    "maxSeats"     integer,
    "isPublic"     boolean NOT NULL
);
COMMENT ON COLUMN "plans"."maxSeats" IS 'Null means unlimited seats';

CREATE TABLE "accounts" (
    "accountId"           integer PRIMARY KEY,
    "companyName"         text NOT NULL,
    "industry"            text NOT NULL,
    "country"             text NOT NULL,
    "employeeCount"       integer NOT NULL,
    "signedUpAt"          timestamp NOT NULL,
    "referredByAccountId" integer REFERENCES "accounts" ("accountId"),
    "isTrial"             boolean NOT NULL
);

CREATE TABLE "users" (
    "userId"      integer PRIMARY KEY,
    "accountId"   integer NOT NULL REFERENCES "accounts" ("accountId"),
    "fullName"    text NOT NULL,
    "email"       text NOT NULL UNIQUE,
    "role"        text NOT NULL CHECK ("role" IN ('owner', 'admin', 'editor', 'viewer')),
    "createdAt"   timestamp NOT NULL,
    "lastLoginAt" timestamp
);

CREATE TABLE "subscriptions" (
    "subscriptionId" integer PRIMARY KEY,
    "accountId"      integer NOT NULL REFERENCES "accounts" ("accountId"),
    "planId"         integer NOT NULL REFERENCES "plans" ("planId"),
    "startDate"      date NOT NULL,
    "endDate"        date,
    "status"         text NOT NULL CHECK ("status" IN ('active', 'canceled', 'past_due')),
    "seats"          integer NOT NULL,
    "billingCycle"   text NOT NULL CHECK ("billingCycle" IN ('monthly', 'yearly')),
    "cancelReason"   text
);

CREATE TABLE "invoices" (
    "invoiceId"      integer PRIMARY KEY,
    "subscriptionId" integer NOT NULL REFERENCES "subscriptions" ("subscriptionId"),
    "issuedOn"       date NOT NULL,
    "dueOn"          date NOT NULL,
    "paidOn"         date,
    "amount"         numeric(10,2) NOT NULL
);
COMMENT ON COLUMN "invoices"."paidOn" IS 'Null while the invoice is open';

CREATE TABLE "events" (
    "eventId"    integer PRIMARY KEY,
    "userId"     integer NOT NULL REFERENCES "users" ("userId"),
    "eventType"  text NOT NULL,
    "platform"   text NOT NULL,
    "occurredAt" timestamp NOT NULL,
    "durationMs" integer NOT NULL
);

CREATE TABLE "supportTickets" (
    "ticketId"          integer PRIMARY KEY,
    "userId"            integer NOT NULL REFERENCES "users" ("userId"),
    "subject"           text NOT NULL,
    "priority"          text NOT NULL CHECK ("priority" IN ('low', 'normal', 'high', 'urgent')),
    "openedAt"          timestamp NOT NULL,
    "closedAt"          timestamp,
    "satisfactionScore" integer
);
COMMENT ON COLUMN "supportTickets"."satisfactionScore" IS '1 (bad) to 5 (very good), null when not rated';

-- A fixed scatter of 0 .. n-1 for the data below, dropped at the end.
CREATE FUNCTION pick(i integer, salt integer, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT ((41 * i::bigint * i * i + 7933 * i * salt + 79 * salt * salt + 19) % 10039 % n)::integer';

INSERT INTO "plans" VALUES
 (1, 'Free', 0, 3, true), (2, 'Starter', 19, 10, true), (3, 'Team', 49, 40, true),
 (4, 'Business', 129, 200, true), (5, 'Enterprise', 390, NULL, true), (6, 'Legacy Pro', 35, 25, false);

INSERT INTO "accounts"
SELECT i,
       (ARRAY['Acorn','Bluefin','Cobalt','Drift','Ember','Falcon','Gantry','Helio','Indigo','Juniper','Kestrel','Lumen','Mosaic','Nimbus','Orchid','Pylon','Quartz','Ripple','Saffron'])[1 + (i * 6) % 19] || ' ' ||
       (ARRAY['Labs','Systems','Retail','Media','Health','Foods','Travel'])[1 + (i * 3) % 7],
       (ARRAY['Software','Software','Software','Retail','Retail','Healthcare','Finance','Finance','Education','Media'])[1 + pick(i, 1, 10)],
       (ARRAY['Germany','Germany','Germany','France','France','Spain','Poland','Netherlands','Netherlands','Austria'])[1 + pick(i, 2, 10)],
       4 + pick(i, 3, 60) * (1 + pick(i, 4, 9)),
       timestamp '2023-01-05 09:00' + ((i * 14) % 980) * interval '1 day' + pick(i, 5, 600) * interval '1 minute',
       CASE WHEN i > 12 AND pick(i, 6, 4) = 0 THEN 1 + pick(i, 7, 12) END,
       pick(i, 8, 9) = 0
FROM generate_series(1, 70) AS i;

INSERT INTO "users"
SELECT i,
       CASE WHEN i <= 70 THEN i ELSE 1 + pick(i, 9, 64) END,
       (ARRAY['Alba','Bela','Cato','Dina','Egon','Fiona','Gero','Hedy','Ilja','Jule','Kemal','Livia','Mats','Nadja','Otis','Pia','Quentin'])[1 + (i * 5) % 17] || ' ' ||
       (ARRAY['Amsel','Brook','Curie','Dahl','Ernst','Flores','Gruber','Hansen','Ivers','Jung','Klein','Lopes','Maas'])[1 + (i * 8) % 13],
       'user' || i || '@mail.example',
       CASE WHEN i <= 70 THEN 'owner' ELSE (ARRAY['admin','editor','editor','viewer','viewer','viewer'])[1 + pick(i, 10, 6)] END,
       timestamp '2023-01-10 10:00' + (i * 5) * interval '1 day',
       CASE WHEN pick(i, 11, 8) = 0 THEN NULL ELSE timestamp '2025-06-01 08:15' + pick(i, 12, 210) * interval '1 day' + pick(i, 13, 500) * interval '1 minute' END
FROM generate_series(1, 200) AS i;

INSERT INTO "subscriptions"
SELECT i, CASE WHEN i <= 62 THEN i ELSE 1 + pick(i, 14, 58) END, s.plan, s.start,
       CASE WHEN s.st = 'canceled' THEN s.start + 60 + pick(i, 15, 300) END,
       s.st,
       1 + pick(i, 16, (ARRAY[3, 10, 40, 120, 300, 25])[s.plan]),
       CASE WHEN pick(i, 17, 5) < 3 THEN 'monthly' ELSE 'yearly' END,
       CASE WHEN s.st = 'canceled' THEN (ARRAY['too expensive','too expensive','missing features','switched to competitor','project ended','too expensive','missing features'])[1 + pick(i, 18, 7)] END
FROM generate_series(1, 85) AS i
CROSS JOIN LATERAL (SELECT (ARRAY[1,2,2,2,2,3,3,3,4,4,5,6])[1 + pick(i, 19, 12)] AS plan,
                           date '2023-02-01' + (i * 11) % 940 AS start,
                           (ARRAY['active','active','active','active','active','canceled','canceled','past_due','active'])[1 + pick(i, 20, 9)] AS st) AS s;

INSERT INTO "invoices"
SELECT row_number() OVER (ORDER BY d.day, s."subscriptionId"), s."subscriptionId", d.day::date, d.day::date + 14,
       CASE WHEN pick(s."subscriptionId" * 7 + extract(month FROM d.day)::integer, 21, 9) = 0 THEN NULL
            ELSE d.day::date + 1 + pick(s."subscriptionId" + extract(month FROM d.day)::integer * 3, 22, 24) END,
       CASE WHEN s."billingCycle" = 'yearly' THEN 10 ELSE 3 END * p."monthlyPrice" + s."seats" * 2.5
FROM "subscriptions" AS s JOIN "plans" AS p ON p."planId" = s."planId"
CROSS JOIN LATERAL generate_series(s."startDate"::timestamp, least(coalesce(s."endDate", date '2025-12-15'), date '2025-12-15')::timestamp,
                                   CASE WHEN s."billingCycle" = 'yearly' THEN interval '1 year' ELSE interval '3 months' END) AS d(day)
WHERE p."monthlyPrice" > 0;

INSERT INTO "events"
SELECT i, 1 + pick(i, 23, 170),
       (ARRAY['login','login','login','login','report_created','report_created','export','export','dashboard_shared','integration_added','error'])[1 + pick(i, 24, 11)],
       (ARRAY['web','web','web','web','ios','android','android'])[1 + pick(i, 25, 7)],
       timestamp '2025-01-02 06:00' + (i * 1.2)::integer * interval '1 day' + pick(i, 26, 1000) * interval '1 minute',
       120 + pick(i, 27, 9000)
FROM generate_series(1, 300) AS i;

INSERT INTO "supportTickets"
SELECT i, 1 + pick(i, 28, 150),
       (ARRAY['Cannot log in','Invoice question','Export fails','Slow dashboard','Feature request','Add a seat'])[1 + pick(i, 29, 6)],
       (ARRAY['low','normal','normal','normal','high','high','urgent'])[1 + pick(i, 30, 7)],
       timestamp '2024-01-03 09:00' + (i * 6) * interval '1 day' + pick(i, 31, 480) * interval '1 minute',
       CASE WHEN i > 110 AND pick(i, 32, 2) = 0 THEN NULL ELSE timestamp '2024-01-03 09:00' + (i * 6) * interval '1 day' + (500 + pick(i, 33, 9000)) * interval '1 minute' END,
       CASE WHEN pick(i, 34, 3) > 0 THEN (ARRAY[5,5,4,4,4,3,2,1])[1 + pick(i, 35, 8)] END
FROM generate_series(1, 120) AS i;

DROP FUNCTION pick(integer, integer, integer);
