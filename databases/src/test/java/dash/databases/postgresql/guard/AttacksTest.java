package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.Guarding.GUARD;
import static dash.databases.postgresql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ways to do more than read, one of each kind and position; none depends on the words of the shared list. */
class AttacksTest {

    private static final String ATTACKS = """
            SELECT ('/etc/passwd').pg_read_file
            SELECT (0.5::float8).pg_sleep
            SELECT (a).pg_sleep FROM (SELECT 1::float8 AS a) a
            SELECT ((SELECT '/etc/passwd')).pg_read_file
            SELECT (orders).definer_purge FROM orders
            SELECT (ARRAY['/etc/passwd'])[1].pg_read_file
            SELECT (regexp_match('a', 'b')).pg_ls_dir
            SELECT (jsonb_each('{}')).pg_sleep
            SELECT regclass('vault.api_tokens')
            SELECT 'vault'::regnamespace
            SELECT '{vault.api_tokens}'::regclass[]
            SELECT CAST('postgres' AS regrole)
            SELECT * FROM jsonb_to_record('{"a":"vault.api_tokens"}') AS x(a regclass)
            SELECT to_regclass('vault.api_tokens')
            SELECT pg_catalog.to_regclass('vault.api_tokens')
            SELECT public.lower('x')
            SELECT vault.f()
            SELECT postgres.pg_catalog.lower('x')
            SELECT 1 OPERATOR(public.+) 2
            SELECT 1 OPERATOR(vault.<+!>) 2
            SELECT id FROM orders ORDER BY id USING OPERATOR(public.<)
            SELECT 1 <+!> ALL (ARRAY[1])
            SELECT 1 <+!> ANY (SELECT 1)
            SELECT * FROM orders TABLESAMPLE evil (1)
            SELECT * FROM orders TABLESAMPLE vault.bernoulli (1)
            SELECT * FROM orders TABLESAMPLE bernoulli (1) REPEATABLE (pg_sleep(1))
            SELECT 1 WHERE EXISTS (SELECT 1 FROM vault.api_tokens)
            SELECT * FROM vault.orders
            SELECT * FROM postgres.public.orders
            SELECT * FROM pg_class
            SELECT * FROM pg_catalog.pg_class
            SELECT * FROM information_schema.tables
            SELECT * FROM side_effects
            SELECT * FROM "Orders"
            WITH x AS (SELECT 1) SELECT * FROM public.x
            WITH a AS (SELECT * FROM b), b AS (SELECT 1) SELECT * FROM a
            WITH side_effects AS (SELECT * FROM side_effects) SELECT * FROM side_effects
            SELECT * FROM (WITH q AS (SELECT 1) SELECT * FROM q) s, q
            SELECT (WITH q AS (SELECT 1) SELECT 1 FROM q) FROM q
            WITH q AS (SELECT 1 AS x) SELECT * FROM orders WHERE id IN (SELECT token FROM vault.api_tokens)
            WITH d AS (DELETE FROM orders RETURNING *) SELECT * FROM d
            WITH d AS (SELECT 1), e AS (INSERT INTO orders(id) SELECT 1 RETURNING 1) SELECT 1
            SELECT * FROM (WITH d AS (UPDATE orders SET id = 1 RETURNING 1) SELECT * FROM d) x
            WITH d AS (MERGE INTO orders o USING customers c ON o.id = c.id WHEN MATCHED THEN DELETE RETURNING 1) SELECT 1
            EXPLAIN WITH d AS (DELETE FROM orders RETURNING *) SELECT * FROM d
            SELECT 1 INTO UNLOGGED x
            SELECT * FROM (SELECT * FROM orders FOR SHARE) x
            (SELECT id FROM orders FOR UPDATE) UNION ALL SELECT 1
            SELECT * FROM orders FOR KEY SHARE OF orders SKIP LOCKED
            EXPLAIN ANALYZE SELECT 1
            EXPLAIN (ANALYZE) SELECT 1
            EXPLAIN (ANALYZE TRUE) SELECT 1
            EXPLAIN (ANALYZE 1) SELECT 1
            EXPLAIN (ANALYZE off, ANALYZE on) SELECT 1
            EXPLAIN ("analyze") SELECT 1
            EXPLAIN (SETTINGS) SELECT 1
            EXPLAIN DELETE FROM orders
            EXPLAIN CREATE TABLE x AS SELECT 1
            EXPLAIN DECLARE c CURSOR FOR SELECT 1
            EXPLAIN EXECUTE p
            SELECT 1; SELECT 2
            SELECT 1; ; DELETE FROM orders
            ;
            SHOW ALL
            SHOW server_version
            SET ROLE postgres
            RESET ALL
            DISCARD ALL
            COPY (SELECT 1) TO PROGRAM 'id'
            COPY orders FROM '/etc/passwd'
            CALL purge_orders()
            DO $$ BEGIN END $$
            LISTEN x
            NOTIFY x, 'y'
            LOCK TABLE orders
            VACUUM orders
            ANALYZE orders
            CLUSTER orders
            TRUNCATE orders
            REFRESH MATERIALIZED VIEW mv_daily
            COMMENT ON TABLE orders IS 'x'
            GRANT ALL ON orders TO public
            CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'select 1'
            IMPORT FOREIGN SCHEMA x FROM SERVER y INTO z
            DECLARE c CURSOR FOR SELECT 1
            FETCH ALL FROM c
            MERGE INTO orders o USING customers c ON o.id = c.id WHEN MATCHED THEN DELETE
            COMMIT AND CHAIN
            PREPARE TRANSACTION 'x'
            SELECT set_config('a.b', 'c', false)
            SELECT current_setting('data_directory')
            SELECT current_setting('app.tenant', true)
            SELECT query_to_xml('select 1', true, true, '')
            SELECT table_to_xml('vault.api_tokens', true, true, '')
            SELECT database_to_xml(true, true, '')
            SELECT schema_to_xml('vault', true, true, '')
            SELECT cursor_to_xml('c', 1, true, true, '')
            SELECT ts_stat('SELECT to_tsvector(token) FROM vault.api_tokens')
            SELECT * FROM ts_stat('SELECT doc FROM tagged')
            SELECT ts_rewrite('a'::tsquery, 'SELECT token, token FROM vault.api_tokens')
            SELECT dblink('host=x', 'select 1')
            SELECT * FROM dblink_exec('x')
            SELECT * FROM crosstab('select 1')
            SELECT connectby('vault.api_tokens', 'a', 'b', 'c', 0)
            SELECT lo_get(1)
            SELECT lo_import('/etc/passwd')
            SELECT nextval('order_seq')
            SELECT currval('order_seq')
            SELECT pg_relation_size('orders')
            SELECT pg_get_viewdef('v_daily'::text)
            SELECT has_table_privilege('vault.api_tokens', 'select')
            SELECT obj_description(1)
            SELECT pg_advisory_lock(1)
            SELECT txid_current()
            SELECT pg_current_xact_id()
            SELECT pg_export_snapshot()
            SELECT pg_stat_get_activity(NULL)
            SELECT * FROM pg_show_all_settings()
            SELECT * FROM pg_ls_dir('.')
            SELECT inet_server_addr()
            SELECT current_user
            SELECT session_user, current_schema, current_catalog, user
            SELECT version()
            SELECT current_database()
            SELECT system_user
            SELECT setseed(0.5)
            SELECT pg_input_is_valid('vault.api_tokens', 'regclass')
            SELECT json_populate_record(NULL::pg_authid, '{}')
            SELECT NULL::vault.api_tokens
            SELECT 'x'::public.evil_type
            SELECT 'x'::evil_type
            SELECT $1
            SELECT 1 LIMIT (SELECT count(*) FROM vault.api_tokens)
            SELECT sum(1) OVER (PARTITION BY pg_sleep(1))
            SELECT sum(1) OVER (ORDER BY pg_sleep(1))
            SELECT sum(1) OVER (ROWS BETWEEN pg_backend_pid() PRECEDING AND CURRENT ROW)
            SELECT sum(1) OVER w FROM orders WINDOW w AS (ORDER BY pg_sleep(1))
            SELECT string_agg('a', 'b' ORDER BY pg_sleep(1)) FROM orders
            SELECT count(*) FILTER (WHERE pg_sleep(1) IS NULL) FROM orders
            SELECT (ARRAY[1])[pg_backend_pid()]
            SELECT ARRAY[pg_backend_pid()]
            SELECT ROW(pg_backend_pid())
            SELECT count(*) FROM orders GROUP BY CUBE (pg_backend_pid())
            SELECT count(*) FROM orders GROUP BY GROUPING SETS ((pg_backend_pid()), ())
            SELECT DISTINCT ON (pg_backend_pid()) 1
            SELECT 1 FROM orders HAVING pg_sleep(1) IS NULL
            SELECT 1 FROM orders JOIN customers ON pg_sleep(1) IS NULL
            SELECT * FROM LATERAL pg_sleep(1)
            SELECT * FROM ROWS FROM (generate_series(1, 2), pg_sleep(1))
            SELECT * FROM orders, LATERAL (SELECT pg_sleep(1)) x
            VALUES (pg_sleep(1))
            VALUES (1), ((SELECT token FROM vault.api_tokens LIMIT 1)::int)
            SELECT CASE pg_backend_pid() WHEN 1 THEN 2 END
            SELECT coalesce(NULL, pg_backend_pid())
            SELECT greatest(1, pg_backend_pid())
            SELECT nullif(1, pg_backend_pid())
            SELECT 1 BETWEEN 0 AND pg_backend_pid()
            SELECT 1 IN (1, pg_backend_pid())
            SELECT 'a' LIKE 'b' ESCAPE pg_read_file('/etc/passwd')
            SELECT pg_backend_pid() IS NULL
            SELECT (pg_backend_pid() > 0) IS TRUE
            SELECT now() AT TIME ZONE pg_read_file('x')
            SELECT make_interval(days => pg_backend_pid())
            SELECT concat(VARIADIC ARRAY[pg_read_file('x')])
            SELECT pg_read_file('x') COLLATE "C"
            SELECT 1::numeric(pg_backend_pid(), 2)
            SELECT xmlelement(name x, pg_read_file('/etc/passwd'))
            SELECT json_object('a': pg_read_file('/etc/passwd'))
            SELECT JSON_VALUE('{}', '$.a' DEFAULT pg_backend_pid() ON EMPTY)
            SELECT JSON_ARRAYAGG(pg_backend_pid())
            SELECT JSON_QUERY('{}', '$.a' PASSING pg_backend_pid() AS x)
            SELECT JSON_ARRAY(SELECT token FROM vault.api_tokens)
            SELECT * FROM JSON_TABLE(pg_read_file('x')::jsonb, '$' COLUMNS (a int PATH '$'))
            SELECT * FROM XMLTABLE('/a' PASSING (pg_read_file('x')::xml) COLUMNS b text)
            SELECT xmlserialize(CONTENT pg_read_file('x')::xml AS text)
            WITH RECURSIVE e AS (SELECT 1 AS id UNION ALL SELECT id FROM e) CYCLE id SET c TO pg_backend_pid() DEFAULT 0 USING p SELECT * FROM e
            """;

    static Stream<String> attacks() {
        return ATTACKS.lines().filter(line -> !line.isBlank());
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void is_refused(String sql) {
        assertThat(GUARD.judge(sql, SCOPE)).isNotInstanceOf(Verdict.Allowed.class);
    }
}
