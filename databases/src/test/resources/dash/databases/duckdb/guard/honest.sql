SELECT * FROM orders USING SAMPLE 10 PERCENT (bernoulli)
SELECT * FROM orders o JOIN customers c ON c.id = o.customer_id USING SAMPLE 5
PIVOT orders ON status USING sum(amount_cents) GROUP BY customer_id
PIVOT orders ON status, year(ordered_at) USING count(*)
WITH p AS (PIVOT orders ON status USING count(*) GROUP BY customer_id) SELECT * FROM p LIMIT 3
SELECT * FROM (PIVOT orders ON status USING avg(amount_cents) AS a GROUP BY customer_id)
FROM orders PIVOT (sum(amount_cents) FOR status IN ('completed', 'pending') GROUP BY customer_id)
UNPIVOT (SELECT id, amount_cents, customer_id::BIGINT AS cid FROM orders) ON amount_cents, cid INTO NAME n VALUE v
SELECT * FROM order_items UNPIVOT (v FOR n IN (line_no, qty))
FROM orders SELECT status, count(*) GROUP BY ALL ORDER BY ALL
SELECT status, sum(amount_cents) FROM orders GROUP BY ROLLUP (status)
SELECT status, customer_id, count(*) FROM orders GROUP BY CUBE (status, customer_id)
SELECT * EXCLUDE (notes) FROM orders LIMIT 2
SELECT * REPLACE (amount_cents / 100 AS amount_cents) FROM orders LIMIT 2
SELECT COLUMNS('.*_cents') FROM orders LIMIT 1
SELECT COLUMNS(c -> c LIKE '%id') FROM orders LIMIT 1
SELECT COLUMNS(lambda c: c LIKE '%id') FROM orders LIMIT 1
SELECT min(COLUMNS(*)) FROM products
SELECT o.* FROM orders o SEMI JOIN customers c ON c.id = o.customer_id
SELECT * FROM customers ANTI JOIN orders ON customers.id = orders.customer_id
SELECT e.*, o.amount_cents FROM events e ASOF JOIN orders o ON e.customer_id = o.customer_id AND e.happened_at >= o.ordered_at
SELECT * FROM employees POSITIONAL JOIN products
SELECT arg_max(name, salary), list(name ORDER BY salary DESC), string_agg(name, ', ') FROM employees
SELECT approx_count_distinct(customer_id), approx_quantile(amount_cents, 0.5), quantile_cont(amount_cents, [0.1, 0.9]), median(amount_cents), mode(status) FROM orders
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY amount_cents) FROM orders
SELECT histogram(status) FROM orders
SELECT date_trunc('month', ordered_at) AS m, count(*) FROM orders GROUP BY 1 ORDER BY 1
SELECT date_diff('day', min(ordered_at), max(ordered_at)), age(TIMESTAMP '2024-01-01'), last_day(DATE '2024-02-03'), dayname(DATE '2024-01-01'), monthname(DATE '2024-01-01') FROM orders
SELECT ordered_at::DATE + INTERVAL 1 MONTH, ordered_at - INTERVAL '2 days', ordered_at + to_days(3), ordered_at + INTERVAL (id) HOURS FROM orders LIMIT 1
SELECT time_bucket(INTERVAL '1 week', ordered_at) AS w, count(*) FROM orders GROUP BY w
SELECT strptime('2024-01-01', '%Y-%m-%d'), try_strptime('x', '%Y'), epoch_ms(ordered_at), make_date(2024, 1, 1), make_timestamp(2024, 1, 1, 0, 0, 0) FROM orders LIMIT 1
SELECT ordered_at AT TIME ZONE 'UTC' AT TIME ZONE 'Europe/Berlin' FROM orders LIMIT 1
SELECT current_date, current_timestamp, now(), today(), localtimestamp
SELECT payload->>'$.page', payload->'$.items', payload.page, json_extract_string(payload, '$.page'), json_array_length(payload, '$.items') FROM events LIMIT 1
SELECT j.value FROM events, json_each(payload) AS j LIMIT 2
SELECT list_filter([1, 2, 3], x -> x > 1), list_transform([1, 2], lambda x: x + 1), list_reduce([1,2,3], (a, b) -> a + b), list_contains([1], 1), len([1, 2]), list_sort([2, 1]), [1, 2] || [3], flatten([[1], [2]])
SELECT {'a': 1, 'b': {'c': 2}}.b.c, struct_pack(x := 1, y := 'z').x, MAP {'k': 1}['k'], map_keys(MAP {'k': 1}), row(1, 2)
SELECT unnest([1, 2, 3]) AS x, unnest({'a': 1, 'b': 2})
SELECT u.i, o.id FROM orders o, unnest(range(2)) AS u(i) LIMIT 3
SELECT regexp_matches(email, '.*@example'), regexp_replace(email, '@.*', ''), regexp_extract_all(email, '[a-z]'), email ~ 'c.*', email !~ 'z', email SIMILAR TO 'c.*', email GLOB 'c*' FROM customers LIMIT 1
SELECT name.upper().lower(), 'abc'.upper(), name[1:3], name[-1], concat_ws('-', 'a', 'b'), printf('%d', 1), format('{}', 1), 'a' || 1, lpad('1', 3, '0'), split_part('a-b', '-', 1), string_split('a b', ' ') FROM customers LIMIT 1
SELECT TRY_CAST('x' AS INTEGER), CAST('1' AS DECIMAL(10, 2)), '1'::INT, 1::VARCHAR, [1, 2]::BIGINT[], {'a': 1}::STRUCT(a BIGINT), '2024-01-01'::TIMESTAMPTZ, 1::DOUBLE PRECISION, 1::REAL, 'a'::TEXT, 1::HUGEINT, TRUE::INT
SELECT TRY(1 / 0), 7 // 2, 7 % 2, 2 ** 3, 2 ^ 3, 5!, @(-1), 1 & 3, 1 | 2, 1 << 2, ~1, xor(1, 2), -5, +5, 1_000
SELECT row_number() OVER (ORDER BY id), lag(amount_cents) OVER w, sum(amount_cents) OVER (PARTITION BY status ORDER BY id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW), first_value(id IGNORE NULLS) OVER w, ntile(4) OVER w, cume_dist() OVER w, percent_rank() OVER w, avg(amount_cents) OVER (ORDER BY ordered_at RANGE BETWEEN INTERVAL 7 DAYS PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW) FROM orders WINDOW w AS (PARTITION BY status ORDER BY id) LIMIT 3
SELECT *, rank() OVER (PARTITION BY status ORDER BY amount_cents DESC) AS r FROM orders QUALIFY r <= 2
SELECT DISTINCT ON (status) status, id FROM orders ORDER BY status, id DESC
SELECT count(*) FILTER (WHERE status = 'completed'), count(DISTINCT customer_id), sum(DISTINCT amount_cents), count(*) FILTER (status = 'x') FROM orders
SELECT CASE status WHEN 'completed' THEN 1 WHEN 'pending' THEN 2 END, IF(id > 1, 'a', 'b'), IFNULL(notes, ''), COALESCE(notes, 'x'), NULLIF(status, 'x'), greatest(1, 2), least(1, 2) FROM orders LIMIT 1
SELECT * FROM orders WHERE amount_cents > ALL (SELECT price_cents FROM products WHERE id < 3) AND customer_id = ANY (SELECT id FROM customers) AND id IN (SELECT order_id FROM order_items)
SELECT (SELECT max(id) FROM orders), EXISTS (SELECT 1 FROM orders), ARRAY(SELECT id FROM products LIMIT 3)
SELECT c.name, t.n FROM customers c, LATERAL (SELECT count(*) AS n FROM orders o WHERE o.customer_id = c.id) t LIMIT 3
WITH RECURSIVE t(id, name, lvl) AS (SELECT id, name, 0 FROM employees WHERE manager_id IS NULL UNION ALL SELECT e.id, e.name, t.lvl + 1 FROM employees e JOIN t ON e.manager_id = t.id) SELECT * FROM t
WITH RECURSIVE fib(a, b) AS (SELECT 0, 1 UNION ALL SELECT b, a + b FROM fib WHERE b < 100), x AS (SELECT max(a) AS m FROM fib) SELECT * FROM x
WITH a AS MATERIALIZED (SELECT 1 AS x), b AS NOT MATERIALIZED (SELECT 2 AS x) SELECT * FROM a UNION ALL BY NAME SELECT * FROM b
SELECT id FROM orders INTERSECT ALL SELECT id FROM customers EXCEPT SELECT id FROM products ORDER BY 1 LIMIT 5 OFFSET 1
(SELECT 1 AS a) UNION ALL (SELECT 2 LIMIT 1) ORDER BY a DESC NULLS LAST
VALUES (1, 'a'), (2, 'b')
SELECT * FROM (VALUES (1, 'a'), (2, 'b')) AS t(x, y)
TABLE orders LIMIT 1
SUMMARIZE orders
DESCRIBE SELECT * FROM orders
DESC orders
SHOW orders
EXPLAIN SELECT * FROM orders
EXPLAIN (FORMAT json) SELECT * FROM orders
SELECT * FROM orders LIMIT 10%
SELECT * FROM orders FETCH FIRST 3 ROWS ONLY
SELECT id AS "Order Id", amount: amount_cents FROM orders LIMIT 1
SELECT main.orders.id, "orders"."status" FROM main."orders" LIMIT 1
SELECT range AS n FROM range(1, 10, 2)
SELECT generate_series FROM generate_series(DATE '2024-01-01', DATE '2024-02-01', INTERVAL 7 DAY)
SELECT [x FOR x IN range(5) IF x % 2 = 0]
SELECT bar(amount_cents, 0, 100), hash(id), md5(status), random() < 2, uuid() IS NOT NULL, typeof(id), pg_typeof(id) FROM orders LIMIT 1
SELECT status COLLATE NOCASE FROM orders ORDER BY status COLLATE NOCASE LIMIT 1
SELECT EXTRACT(dow FROM ordered_at), date_part('year', ordered_at), year(ordered_at), EXTRACT('epoch' FROM ordered_at), quarter(ordered_at), week(ordered_at) FROM orders LIMIT 1
SELECT POSITION('a' IN 'bar'), SUBSTRING('abc' FROM 2 FOR 1), TRIM(BOTH 'x' FROM 'xax'), OVERLAY('abc' PLACING 'z' FROM 1 FOR 1), CEIL(1.2), ROUND(1.25, 1), LOG(10), LN(2), POWER(2, 3), SQRT(4), ABS(-1), SIGN(-1)
SELECT corr(id, amount_cents), regr_slope(id, amount_cents), stddev(id), variance(id), skewness(id), kurtosis(id), entropy(id), covar_pop(id, amount_cents), bool_and(id > 0), bit_or(id), product(1), any_value(status), first(status), last(status), max_by(status, id), min_by(status, id) FROM orders
SELECT status, grouping(status), count(*) FROM orders GROUP BY GROUPING SETS ((status), ())
SELECT #1 FROM orders LIMIT 1
SELECT DISTINCT status FROM orders WHERE notes ILIKE '%TABLE%' AND notes NOT ILIKE 'x' AND notes LIKE '%!%%' ESCAPE '!'
SELECT 'select ; drop table x' AS t, $$a;b$$ AS u, e'a\nb' AS v, x'ab' AS w
SELECT epoch(ordered_at), to_timestamp(0), ordered_at::TIME, interval '1' year, DATE '2024-01-01' - DATE '2023-01-01', (ordered_at - TIMESTAMP '2024-01-01') FROM orders LIMIT 1
SELECT string_agg(DISTINCT status, ',' ORDER BY status) FROM orders
SELECT c.segment, avg(o.amount_cents) FILTER (WHERE o.status <> 'refunded') FROM customers c LEFT JOIN orders o ON o.customer_id = c.id RIGHT JOIN products p ON p.id = o.id FULL OUTER JOIN employees e ON e.id = p.id CROSS JOIN (SELECT 1) GROUP BY c.segment
SELECT * FROM orders NATURAL JOIN (SELECT 1 AS id)
SELECT count() FROM orders
SELECT json_object('a', 1), json_array(1, 2), to_json([1]), '{"a": 1}'::JSON->>'a', json('{}'), json_keys('{"a":1}')
