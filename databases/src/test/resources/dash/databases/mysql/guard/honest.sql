SELECT 1
;;
SELECT 1;
;;
SELECT 1 ; -- done
;;
SELECT /* a comment */ 1 # another
;;
(SELECT id FROM orders ORDER BY id LIMIT 2)
;;
((SELECT 1))
;;
(SELECT id FROM orders LIMIT 1) UNION ALL (SELECT id FROM customers LIMIT 1) ORDER BY 1
;;
SELECT id FROM orders UNION DISTINCT SELECT id FROM customers INTERSECT SELECT id FROM products
;;
SELECT id FROM customers EXCEPT ALL SELECT customer_id FROM orders
;;
SELECT DISTINCT country, segment FROM customers
;;
SELECT DISTINCTROW country FROM customers
;;
SELECT ALL country FROM customers LIMIT 1
;;
SELECT SQL_NO_CACHE SQL_BIG_RESULT HIGH_PRIORITY country, COUNT(*) FROM customers GROUP BY country
;;
SELECT STRAIGHT_JOIN c.id FROM customers c JOIN orders o ON o.customer_id = c.id LIMIT 1
;;
SELECT c.id FROM customers c STRAIGHT_JOIN orders o ON o.customer_id = c.id LIMIT 1
;;
SELECT COUNT(*) FROM customers c INNER JOIN orders o USING (id)
;;
SELECT COUNT(*) FROM customers c NATURAL JOIN employees e
;;
SELECT COUNT(*) FROM customers c NATURAL LEFT JOIN employees e
;;
SELECT COUNT(*) FROM customers c CROSS JOIN products p
;;
SELECT COUNT(*) FROM customers c RIGHT OUTER JOIN orders o ON o.customer_id = c.id
;;
SELECT COUNT(*) FROM (customers c, products p) LEFT JOIN orders o ON o.customer_id = c.id AND o.id = p.id
;;
SELECT COUNT(*) FROM customers c LEFT JOIN (orders o JOIN order_items i ON i.order_id = o.id) ON o.customer_id = c.id
;;
SELECT COUNT(*) FROM customers c LEFT JOIN orders o JOIN order_items i ON i.order_id = o.id ON o.customer_id = c.id
;;
SELECT * FROM orders USE INDEX (PRIMARY) WHERE id = 1
;;
SELECT * FROM orders AS o FORCE INDEX FOR JOIN (PRIMARY) IGNORE KEY FOR ORDER BY (PRIMARY) WHERE o.id = 1
;;
SELECT o.* FROM orders o LIMIT 5, 10
;;
SELECT id FROM orders ORDER BY id OFFSET 2 ROWS FETCH NEXT 3 ROWS ONLY
;;
SELECT id, status FROM orders ORDER BY status FETCH FIRST 3 ROWS WITH TIES
;;
SELECT 1 FROM DUAL
;;
SELECT 'a' 'b', "c", N'd', _utf8mb4'e', x'41', 0x41, b'01', 0b01, 1.5, .5, 1e3, 1.5e-3, -7, +7, ~7, TRUE, FALSE, NULL
;;
SELECT 'it''s', "say ""hi""", 'tab\there', '100\%', "it's", 'a\\b'
;;
SELECT 5 DIV 2, 5 MOD 2, 5 % 2, MOD(5, 2), 1 << 3, 8 >> 1, 5 & 3, 5 | 3, 5 ^ 3, !0, NOT 1, 1 XOR 0, 1 && 1, 0 || 1
;;
SELECT 1 = 1, 1 <> 2, 1 != 2, 1 <=> NULL, NULL IS NULL, 1 IS NOT NULL, 1 IS TRUE, 0 IS NOT FALSE, NULL IS UNKNOWN
;;
SELECT COUNT(*) FROM customers WHERE name LIKE 'Cust%' AND name NOT LIKE '%\_x' AND name LIKE 'a|%' ESCAPE '|'
;;
SELECT COUNT(*) FROM customers WHERE name REGEXP '^C' AND name RLIKE 'r [0-9]+$' AND name NOT REGEXP 'zzz'
;;
SELECT COUNT(*) FROM customers WHERE name SOUNDS LIKE 'Customar'
;;
SELECT COUNT(*) FROM orders WHERE id BETWEEN 1 AND 10 AND id NOT BETWEEN 3 AND 4 OR status IN ('pending') AND status NOT IN ('x', 'y')
;;
SELECT COUNT(*) FROM orders WHERE (id, customer_id) IN ((1, 2), (2, 3)) OR (id, customer_id) = (3, 4)
;;
SELECT COUNT(*) FROM orders WHERE ROW(id, customer_id) = ROW(1, 2)
;;
SELECT COUNT(*) FROM orders WHERE amount_cents > ALL (SELECT price_cents FROM products) OR id = ANY (SELECT id FROM products) OR id = SOME (SELECT id FROM customers)
;;
SELECT COUNT(*) FROM orders WHERE id NOT IN (SELECT id FROM customers) AND EXISTS (SELECT 1 FROM products)
;;
SELECT (SELECT MAX(id) FROM orders) + 1, ((SELECT MIN(id) FROM orders))
;;
SELECT CASE status WHEN 'pending' THEN 1 ELSE 0 END, CASE WHEN id > 5 THEN 'x' END FROM orders LIMIT 1
;;
SELECT IF(id > 1, 'a', 'b'), IFNULL(notes, ''), NULLIF(id, 1), COALESCE(notes, status, 'x'), ISNULL(notes) FROM orders LIMIT 1
;;
SELECT ordered_at + INTERVAL 1 DAY, ordered_at - INTERVAL '1:30' HOUR_MINUTE, INTERVAL 1 WEEK + ordered_at, INTERVAL(23, 1, 15, 17, 30) FROM orders LIMIT 1
;;
SELECT DATE_ADD(ordered_at, INTERVAL id DAY), DATE_SUB(ordered_at, INTERVAL (id + 1) MONTH), ADDDATE(ordered_at, 3), SUBDATE(ordered_at, INTERVAL 2 QUARTER) FROM orders LIMIT 1
;;
SELECT TIMESTAMPDIFF(MONTH, '2024-01-01', ordered_at), TIMESTAMPADD(SQL_TSI_DAY, 1, ordered_at), DATEDIFF(NOW(), ordered_at) FROM orders LIMIT 1
;;
SELECT DATE_FORMAT(ordered_at, '%Y-%m') AS month, SUM(amount_cents) FROM orders GROUP BY month ORDER BY month
;;
SELECT YEAR(ordered_at) y, QUARTER(ordered_at) q, MONTH(ordered_at) m, WEEK(ordered_at, 3) w, DAYOFWEEK(ordered_at) d, HOUR(ordered_at) h, LAST_DAY(ordered_at) l, DAYNAME(ordered_at) n FROM orders LIMIT 1
;;
SELECT CURRENT_DATE, CURRENT_DATE(), CURDATE(), CURRENT_TIME, CURRENT_TIMESTAMP(3), NOW(), NOW(6), LOCALTIME, LOCALTIMESTAMP(), UTC_DATE, UTC_TIMESTAMP(), SYSDATE()
;;
SELECT DATE '2024-01-01', TIME '10:00:00', TIMESTAMP '2024-01-01 10:00:00', DATE(ordered_at), TIME(ordered_at), TIMESTAMP(ordered_at) FROM orders LIMIT 1
;;
SELECT UNIX_TIMESTAMP(ordered_at), FROM_UNIXTIME(0), STR_TO_DATE('01.02.2024', '%d.%m.%Y'), MAKEDATE(2024, 60), SEC_TO_TIME(60), TO_DAYS(ordered_at), YEARWEEK(ordered_at) FROM orders LIMIT 1
;;
SELECT EXTRACT(YEAR_MONTH FROM ordered_at), EXTRACT(DAY_HOUR FROM ordered_at) FROM orders LIMIT 1
;;
SELECT GET_FORMAT(DATE, 'USA')
;;
SELECT CAST(id AS CHAR(10)), CAST('1' AS UNSIGNED INTEGER), CAST('1' AS SIGNED), CAST('2024-01-01' AS DATETIME(3)), CAST(1 AS DOUBLE), CAST('x' AS BINARY), CAST(id AS CHAR CHARACTER SET utf8mb4), CAST(1 AS DECIMAL), CONVERT('1', DECIMAL(5,2)), CONVERT('x' USING utf8mb4) FROM orders LIMIT 1
;;
SELECT BINARY 'a' = 'A', 'a' COLLATE utf8mb4_bin = 'A', name COLLATE utf8mb4_general_ci FROM customers LIMIT 1
;;
SELECT TRIM(name), TRIM(LEADING 'C' FROM name), TRIM(TRAILING FROM name), TRIM(BOTH 'x' FROM name), TRIM('C' FROM name) FROM customers LIMIT 1
;;
SELECT SUBSTRING(name, 2), SUBSTRING(name FROM 2 FOR 3), SUBSTR(name, -2), MID(name, 1, 2), POSITION('o' IN name), LOCATE('o', name), SUBSTRING_INDEX(email, '@', 1) FROM customers LIMIT 1
;;
SELECT CHAR(65, 66), CHAR(65 USING utf8mb4), ASCII('A'), ORD('A'), HEX('A'), UNHEX('41'), CONCAT('a', 1), CONCAT_WS('-', 1, 2), REPEAT('x', 3), SPACE(2), FIELD('a', 'b', 'a'), ELT(1, 'a'), FIND_IN_SET('a', 'b,a'), FORMAT(1234.5, 2), MD5('x'), SHA1('x'), SHA2('x', 256), CRC32('x')
;;
SELECT ROUND(1.5), ROUND(1.234, 2), TRUNCATE(1.999, 1), CEILING(1.1), POW(2, 3), SQRT(4), LN(2), LOG(2, 8), LOG10(10), EXP(1), SIGN(-1), PI(), RAND(), RAND(1), GREATEST(1, 2), LEAST(1, 2), CONV('a', 16, 10), BIT_COUNT(7)
;;
SELECT COUNT(DISTINCT status), COUNT(DISTINCT status, customer_id), SUM(DISTINCT amount_cents), AVG(amount_cents), MIN(id), MAX(id), STDDEV_POP(id), VAR_SAMP(id), BIT_OR(id) FROM orders
;;
SELECT GROUP_CONCAT(DISTINCT status ORDER BY status DESC SEPARATOR ' | ') FROM orders
;;
SELECT GROUP_CONCAT(status, ':', id ORDER BY id LIMIT 3) FROM orders
;;
SELECT JSON_ARRAYAGG(id), JSON_OBJECTAGG(id, name) FROM products
;;
SELECT status, SUM(amount_cents) s FROM orders GROUP BY status HAVING s > 10 AND COUNT(*) > 1 ORDER BY s DESC, 1 ASC
;;
SELECT status, SUM(amount_cents) FROM orders GROUP BY status WITH ROLLUP
;;
SELECT id, LAG(amount_cents, 1) OVER w, LEAD(amount_cents) OVER w, FIRST_VALUE(id) OVER w, SUM(amount_cents) OVER (w ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM orders WINDOW w AS (PARTITION BY status ORDER BY id) LIMIT 3
;;
SELECT id, AVG(amount_cents) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING), SUM(id) OVER (ORDER BY id RANGE BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING), PERCENT_RANK() OVER (ORDER BY id), CUME_DIST() OVER (ORDER BY id), NTH_VALUE(id, 2) OVER (ORDER BY id), LAST_VALUE(id) OVER () FROM orders LIMIT 3
;;
SELECT MEDIAN(amount_cents) OVER (PARTITION BY status) FROM orders LIMIT 1
;;
SELECT DISTINCT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY amount_cents) OVER (PARTITION BY status) AS p FROM orders
;;
VALUES (1, 'x'), (2, 'y')
;;
SELECT * FROM (VALUES (1, 'x'), (2, 'y')) v
;;
WITH v(a, b) AS (VALUES (1, 2), (3, 4)) SELECT a + b FROM v
;;
WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 10) SELECT SUM(i) FROM n
;;
WITH RECURSIVE a AS (SELECT 1 AS x), b AS (SELECT x FROM a UNION ALL SELECT x + 1 FROM b WHERE x < 3) SELECT * FROM b
;;
SELECT * FROM (WITH b AS (SELECT id FROM orders) SELECT * FROM b) c LIMIT 1
;;
SELECT JSON_EXTRACT(payload, '$.page'), JSON_UNQUOTE(JSON_EXTRACT(payload, '$.page')), JSON_LENGTH(payload, '$.items'), JSON_KEYS(payload), JSON_CONTAINS(payload, '1', '$.items'), JSON_TYPE(payload), JSON_VALID(payload) FROM events LIMIT 1
;;
SELECT jt.item FROM events e, JSON_TABLE(e.payload, '$.items[*]' COLUMNS (n FOR ORDINALITY, item INT PATH '$' DEFAULT '0' ON EMPTY)) AS jt LIMIT 3
;;
SELECT e.id, j.page FROM events e JOIN JSON_TABLE(e.payload, '$' COLUMNS (page VARCHAR(20) PATH '$.page', NESTED PATH '$.items[*]' COLUMNS (item INT PATH '$'))) j ON 1 = 1 LIMIT 3
;;
SELECT REGEXP_REPLACE(name, '[0-9]', '#'), REGEXP_INSTR(name, 'o'), REGEXP_SUBSTR(name, '[0-9]+') FROM customers LIMIT 1
;;
SELECT `Customers`.`Name` AS `The Name`, 'x' AS 'quoted alias', 1 "also" FROM customers AS `Customers` LIMIT 1
;;
SELECT `insert into`, `drop` AS `select`, `delete`.`from` FROM `delete`
;;
SELECT NAME, Name, name FROM customers WHERE NAME = 'x' ORDER BY Name
;;
SELECT * FROM orders o WHERE o.ordered_at >= '2024-01-01' AND o.ordered_at < '2024-02-01' + INTERVAL 0 DAY ORDER BY o.ordered_at DESC, o.id LIMIT 10
;;
SELECT d, revenue FROM v_daily ORDER BY d DESC LIMIT 3
;;
EXPLAIN SELECT * FROM orders
;;
EXPLAIN EXTENDED SELECT * FROM orders
;;
DESCRIBE SELECT id FROM orders
;;
EXPLAIN WITH a AS (SELECT 1) SELECT * FROM a
;;
SELECT x.y FROM (SELECT 1 AS y UNION SELECT 2) AS x WHERE x.y IN (SELECT 1 UNION SELECT 2)
;;
SELECT COUNT(*) FROM orders WHERE ordered_at > NOW() - INTERVAL 365 DAY AND notes IS NOT NULL AND NOT (status = 'x' OR status = 'y')
;;
SELECT INET_ATON('127.0.0.1'), UUID() IS NOT NULL, CONVERT_TZ('2024-01-01 00:00:00', '+00:00', '+01:00'), NVL(NULL, 1), NVL2(1, 2, 3), LENGTH('ä'), OCTET_LENGTH('ä'), LCASE('A'), UCASE('a'), QUOTE('x'), SOUNDEX('x'), STRCMP('a', 'b'), EXPORT_SET(5, 'Y', 'N', ',', 4), MAKE_SET(1, 'a', 'b'), TO_BASE64('x')
;;
SELECT COUNT (*) FROM orders
;;
SELECT amount_cents / 100 AS "Umsatz in €", 'ünïcödé' AS 'größe' FROM orders ORDER BY 1 LIMIT 1
;;
SELECT a.id FROM orders a, orders b WHERE a.id = b.id AND a.id IN (1, 2, 3) GROUP BY a.id, b.status HAVING COUNT(*) >= 1
;;
SELECT {d '2024-01-01'}, {ts '2024-01-01 10:00:00'}, {t '10:00:00'}
;;
SELECT status, COUNT(*) FROM orders GROUP BY status DESC
;;
SELECT DEFAULT(status) FROM orders LIMIT 1
