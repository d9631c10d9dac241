SELECT * FROM orders WHERE id IN (SELECT id FROM vault.api_tokens)
SELECT * FROM orders SEMI JOIN vault.api_tokens USING (id)
SELECT * FROM orders POSITIONAL JOIN vault.api_tokens
SELECT * FROM orders ASOF JOIN vault.api_tokens t ON orders.id >= t.id
PIVOT vault.api_tokens ON owner USING count(*)
PIVOT orders ON (SELECT token FROM vault.api_tokens LIMIT 1) USING count(*)
UNPIVOT vault.api_tokens ON owner, token INTO NAME n VALUE v
SELECT * FROM (PIVOT side_effects ON who USING count(*))
DESCRIBE vault.api_tokens
SHOW vault.api_tokens
SHOW TABLES
SHOW ALL TABLES
SHOW DATABASES
SUMMARIZE SELECT * FROM vault.api_tokens
EXPLAIN ANALYZE SELECT * FROM orders
EXPLAIN (ANALYZE) SELECT 1
EXPLAIN ANALYZE DELETE FROM orders
EXPLAIN EXPLAIN SELECT 1
EXPLAIN /* */ ANALYZE SELECT 1
EXPLAIN SELECT * FROM read_csv('/etc/passwd')
SELECT getenv('HOME')
SELECT main.read_text('x')
SELECT system.main.current_setting('threads')
SELECT * FROM system.main.read_text('/etc/hostname')
SELECT * FROM histogram(vault.api_tokens, token)
SELECT * FROM histogram('side_effects', 'who')
SELECT * FROM histogram_values(side_effects, who)
SELECT * FROM summary((SELECT 1))
SELECT * FROM duckdb_settings()
SELECT * FROM duckdb_tables
SELECT * FROM information_schema.tables
SELECT * FROM sqlite_master
SELECT * FROM pg_catalog.pg_class
SELECT * FROM pragma_table_info('orders')
SELECT nextval('order_seq')
SELECT setseed(0.5)
SELECT sleep_ms(1000)
SELECT pg_sleep(10)
SELECT write_log('x')
SELECT error('x')
SELECT current_user
SELECT current_database()
SELECT current_schema
SELECT version()
SELECT getvariable('x')
SELECT * FROM query('SELECT 1')
SELECT * FROM query_table('orders')
SELECT json_execute_serialized_sql(json_serialize_sql('select 1'))
SELECT * FROM json_execute_serialized_sql('{}')
SELECT * REPLACE ((SELECT content FROM read_text('/etc/hostname')) AS id) FROM orders
SELECT COLUMNS(c -> read_text(c) IS NULL) FROM orders
SELECT list_transform([1], x -> (SELECT token FROM vault.api_tokens LIMIT 1))
SELECT [x FOR x IN (SELECT list(token) FROM vault.api_tokens)]
SELECT {'a': (SELECT max(token) FROM vault.api_tokens)}
SELECT count(*) FILTER (WHERE (SELECT true FROM vault.api_tokens LIMIT 1)) FROM orders
SELECT sum(id) OVER (PARTITION BY (SELECT token FROM vault.api_tokens LIMIT 1)) FROM orders
SELECT sum(id) OVER (ORDER BY id ROWS (SELECT 1 FROM vault.api_tokens LIMIT 1) PRECEDING) FROM orders
SELECT id FROM orders ORDER BY (SELECT token FROM vault.api_tokens LIMIT 1)
SELECT id FROM orders LIMIT (SELECT count(*) FROM vault.api_tokens)
SELECT id FROM orders LIMIT 1 OFFSET (SELECT count(*) FROM vault.api_tokens)
SELECT id FROM orders GROUP BY id HAVING count(*) > (SELECT count(*) FROM vault.api_tokens)
SELECT id FROM orders QUALIFY row_number() OVER () = (SELECT count(*) FROM vault.api_tokens)
SELECT DISTINCT ON ((SELECT token FROM vault.api_tokens LIMIT 1)) id FROM orders
SELECT id FROM orders GROUP BY GROUPING SETS ((id), ((SELECT token FROM vault.api_tokens LIMIT 1)))
SELECT string_agg(status, ',' ORDER BY (SELECT token FROM vault.api_tokens LIMIT 1)) FROM orders
SELECT CASE WHEN true THEN (SELECT token FROM vault.api_tokens LIMIT 1) END
SELECT id FROM orders WHERE status LIKE (SELECT token FROM vault.api_tokens LIMIT 1) ESCAPE '!'
SELECT (SELECT token FROM vault.api_tokens LIMIT 1)::VARCHAR
SELECT [1][(SELECT count(*) FROM vault.api_tokens)]
WITH x AS (DELETE FROM side_effects RETURNING *) SELECT * FROM x
SELECT * FROM (WITH x AS (INSERT INTO side_effects VALUES (1, 'x') RETURNING *) SELECT * FROM x)
WITH RECURSIVE a AS (SELECT * FROM side_effects), r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 3), side_effects AS (SELECT 1) SELECT * FROM a
WITH RECURSIVE side_effects AS (SELECT * FROM side_effects), r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 3) SELECT * FROM side_effects
WITH RECURSIVE side_effects(n) AS (SELECT n FROM side_effects UNION ALL SELECT n + 1 FROM side_effects WHERE n < 3) SELECT * FROM side_effects
WITH side_effects AS (SELECT * FROM side_effects) SELECT * FROM side_effects
WITH side_effects AS (SELECT 1) SELECT * FROM main.side_effects
SELECT * FROM side_effects
SELECT * FROM SIDE_EFFECTS
SELECT * FROM 'orders.csv'
SELECT * FROM 'https://evil/x.csv'
SELECT * FROM memory.main.orders
SELECT $1
SELECT ?
SELECT 1; SELECT 2
SELECT 1;;DROP TABLE orders
CREATE TEMP TABLE x AS SELECT 1
CREATE TABLE x AS FROM orders
COPY orders TO '/tmp/x.csv'
EXPORT DATABASE '/tmp/x'
IMPORT DATABASE '/tmp/x'
ATTACH ':memory:' AS x
DETACH x
SET VARIABLE x = 1
RESET threads
PRAGMA database_list
PREPARE p AS SELECT 1
DEALLOCATE p
BEGIN
CHECKPOINT
LOAD httpfs
CREATE SECRET (TYPE s3)
COMMENT ON TABLE orders IS 'x'
CALL pragma_version()
MERGE INTO orders USING customers ON true WHEN MATCHED THEN DELETE
TRUNCATE orders
ANALYZE
SELECT * FROM read_text('/etc/hostname') AS t(orders)
SELECT * FROM glob('/etc/*')
SELECT 'x'.read_text()
SELECT which_secret('s3://x', 's3')
SELECT * FROM parquet_metadata('x')
SELECT * FROM orders AT (VERSION => 1)
FROM orders SELECT read_blob('/etc/passwd')
SELECT stats(id) FROM orders
SELECT * FROM duckdb_logs
SELECT * FROM repeat_row((SELECT token FROM vault.api_tokens LIMIT 1), num_rows = 1)
SELECT * FROM range((SELECT count(*) FROM vault.api_tokens))
SELECT * FROM orders TABLESAMPLE (SELECT 1)
VALUES (current_setting('threads'))
SELECT 1 UNION ALL SELECT count(*) FROM vault.api_tokens
SELECT x.y.z.read_text()
SELECT checkpoint()
SELECT * FROM checkpoint()
SELECT * FROM force_checkpoint()
SELECT * FROM enable_logging()
SELECT json_serialize_plan('select 1')
SELECT a::vault.secret_type FROM orders
