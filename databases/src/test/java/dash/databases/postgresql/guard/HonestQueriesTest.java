package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.Guarding.GUARD;
import static dash.databases.postgresql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Forms of honest analytic SQL that a guard is tempted to refuse. */
class HonestQueriesTest {

    private static final String QUERIES = """
            SELECT 1
            SELECT 1;
            SELECT 1 ; -- done
            /* DROP TABLE orders; */ SELECT count(*) FROM orders
            TABLE orders
            TABLE orders ORDER BY id LIMIT 3
            VALUES (1, 'a'), (2, 'b') ORDER BY 1
            (SELECT id FROM orders) UNION (SELECT id FROM customers) ORDER BY 1 LIMIT 5
            SELECT * FROM ONLY orders
            SELECT DISTINCT ON (customer_id) customer_id, id FROM orders ORDER BY customer_id, ordered_at DESC
            SELECT o.* FROM orders AS o, LATERAL (SELECT 1 AS one) x
            SELECT 'drop table orders; delete from x' AS "delete"
            SELECT $body$ it's; DROP $body$
            SELECT E'a\\'b; DELETE' || U&'d\\0061t'
            SELECT "update", "select" FROM "delete" WHERE "from" > DATE '2024-01-01'
            SELECT payload->'a'->>'b', payload#>>'{a,b}', payload @> '{"a":1}', payload ? 'k', payload ?| ARRAY['a'], payload @? '$.a' FROM events
            SELECT jsonb_array_elements(payload->'items') AS item FROM events
            SELECT e.id, i.value FROM events e CROSS JOIN LATERAL jsonb_array_elements_text(e.payload->'items') AS i(value)
            SELECT (jsonb_each(payload)).key, (jsonb_each_text(payload)).value FROM events
            SELECT * FROM jsonb_to_recordset('[{"a":1}]') AS x(a int, b text)
            SELECT * FROM ROWS FROM (generate_series(1, 3), unnest(ARRAY['a','b'])) WITH ORDINALITY AS t(n, s, o)
            SELECT generate_series(date '2024-01-01', date '2024-12-31', interval '1 month')::date AS month
            SELECT d::date FROM generate_series('2024-01-01'::timestamp, now(), '1 day') d
            SELECT percentile_cont(ARRAY[0.25, 0.5]) WITHIN GROUP (ORDER BY amount_cents) FROM orders
            SELECT rank(100) WITHIN GROUP (ORDER BY amount_cents) FROM orders
            SELECT count(*) FILTER (WHERE status = 'x') OVER w FROM orders WINDOW w AS (PARTITION BY customer_id ORDER BY id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW EXCLUDE TIES)
            SELECT sum(amount_cents) OVER (ORDER BY ordered_at RANGE BETWEEN '7 days' PRECEDING AND CURRENT ROW) FROM orders
            SELECT string_agg(DISTINCT name, ', ' ORDER BY name DESC NULLS LAST) FROM customers
            SELECT country, grouping(country), count(*) FROM customers GROUP BY GROUPING SETS ((country), ()) HAVING count(*) > 1
            SELECT country FROM customers GROUP BY DISTINCT ROLLUP (country, segment), CUBE (is_test)
            WITH RECURSIVE t(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM t WHERE n < 100) SELECT sum(n) FROM t
            WITH RECURSIVE e AS (SELECT id, manager_id FROM employees UNION ALL SELECT x.id, x.manager_id FROM employees x JOIN e ON e.id = x.manager_id) SEARCH DEPTH FIRST BY id SET ord CYCLE id SET looped USING path SELECT * FROM e
            WITH a AS MATERIALIZED (SELECT 1 AS x), b AS NOT MATERIALIZED (SELECT x FROM a) SELECT * FROM b
            WITH orders AS (SELECT * FROM orders WHERE status = 'x') SELECT * FROM orders
            SELECT id FROM orders ORDER BY id FETCH FIRST 3 ROWS WITH TIES
            SELECT id FROM orders ORDER BY id USING > OFFSET 2
            SELECT id FROM orders LIMIT ALL
            SELECT EXTRACT(epoch FROM now() - ordered_at), date_trunc('month', ordered_at), age(ordered_at), date_part('dow', ordered_at) FROM orders
            SELECT ordered_at AT TIME ZONE 'UTC' AT TIME ZONE 'Europe/Berlin', timezone('UTC', ordered_at) FROM orders
            SELECT CURRENT_DATE, CURRENT_TIMESTAMP(0), LOCALTIMESTAMP, now(), clock_timestamp(), statement_timestamp()
            SELECT INTERVAL '1' YEAR, INTERVAL '2 days 3 hours', TIMESTAMP WITH TIME ZONE '2024-01-01 00:00+00', TIME '10:00'
            SELECT CAST(amount_cents AS numeric(12,2)) / 100, amount_cents::float8, '5'::int, '{1,2}'::int[], 'a'::varchar(10), 'x'::char, 1::double precision, 'b'::bpchar FROM orders
            SELECT TRIM(BOTH 'x' FROM name), SUBSTRING(name FROM 1 FOR 3), SUBSTRING(name FROM 'a.*'), POSITION('a' IN name), OVERLAY(name PLACING 'x' FROM 1), ltrim(name), upper(name), initcap(name), concat_ws('-', name, email), left(name, 3), reverse(name), format('%s', name), split_part(email, '@', 2), lpad(name, 10, '.') FROM customers
            SELECT name FROM customers WHERE name ILIKE '%a!%%' ESCAPE '!' AND name NOT LIKE 'x' AND name SIMILAR TO '(a|b)%' AND name ~* '^a' AND name !~ 'z'
            SELECT regexp_replace(name, '(a)(b)', '\\2\\1', 'g'), (regexp_matches(name, 'a'))[1], regexp_split_to_array(name, ',') FROM customers
            SELECT coalesce(name, 'x'), nullif(name, ''), greatest(1, 2), least(id, 3) FROM customers
            SELECT CASE segment WHEN 'a' THEN 1 ELSE 2 END, CASE WHEN is_test IS NOT TRUE THEN 1 END FROM customers
            SELECT tags[1], scores[1:2], array_length(tags, 1), tags || 'x', 'a' = ANY (tags), 3 > ALL (scores), cardinality(tags), ARRAY(SELECT id FROM orders) FROM tagged
            SELECT span @> DATE '2024-01-01', lower(span), upper(span), span && daterange('2024-01-01', '2024-02-01') FROM tagged
            SELECT doc @@ to_tsquery('english', 'fox & brown'), ts_rank(doc, plainto_tsquery('fox')), ts_headline('english', 'quick fox', to_tsquery('fox')) FROM tagged
            SELECT to_tsvector('english'::regconfig, 'quick')
            SELECT (a, b) = (1, 2), ROW(1, 2) < ROW(1, 3), (1, 2) IN (SELECT 1, 2), NOT EXISTS (SELECT 1), 1 IS DISTINCT FROM NULL FROM (VALUES (1, 2)) AS v(a, b)
            SELECT x BETWEEN SYMMETRIC 3 AND 1, x NOT BETWEEN 1 AND 2, x NOT IN (1, 2), x = ANY (SELECT 1), x <> ALL (SELECT 2) FROM (SELECT 1 AS x) s
            SELECT -1, +2, 2 ^ 3, 7 % 2, |/ 4, @ -3, 5 & 3, 5 | 2, 5 # 1, ~1, 1 << 2, 'a' || 'b', 4!= 5
            SELECT random(), gen_random_uuid(), md5('x'), sha256('x'), encode('x', 'hex'), round(1.234, 2), width_bucket(5, 0, 10, 5), ln(2), pi(), mod(5, 2), trunc(1.5), ceil(1.2), sign(-1), power(2, 3), sqrt(2), degrees(1)
            SELECT corr(id, amount_cents), regr_slope(amount_cents, id), stddev(amount_cents), variance(amount_cents), mode() WITHIN GROUP (ORDER BY status), bool_and(id > 0), array_agg(id ORDER BY id), json_agg(status), jsonb_object_agg(id, status), every(id > 1) FROM orders
            SELECT lag(id, 1, 0) OVER (ORDER BY id), ntile(4) OVER (ORDER BY id), nth_value(id, 2) OVER (ORDER BY id), row_number() OVER (), cume_dist() OVER (ORDER BY id) FROM orders
            SELECT row_to_json(o), to_jsonb(o.*) - 'notes', jsonb_pretty(to_jsonb(o)) FROM orders o
            SELECT name COLLATE "C" FROM customers ORDER BY name COLLATE "en_US"
            SELECT * FROM orders o JOIN customers c USING (id) AS j LEFT JOIN products p ON p.id = o.id FULL JOIN events e ON true NATURAL JOIN employees CROSS JOIN tagged
            SELECT * FROM (orders CROSS JOIN customers) AS oc
            SELECT * FROM orders TABLESAMPLE SYSTEM (10) REPEATABLE (7)
            SELECT pg_typeof(id), pg_column_size(notes), pg_size_pretty(1024::bigint) FROM orders
            SELECT pg_catalog.lower(name), pg_catalog.count(*) FROM public.customers GROUP BY 1
            SELECT 1 OPERATOR(pg_catalog.+) 2
            SELECT make_date(2024, 1, 1), to_char(now(), 'YYYY-MM'), to_date('2024', 'YYYY'), to_timestamp(0), justify_interval('1 day'), make_interval(days => 3)
            SELECT host('10.0.0.1'::inet), '10.0.0.0/8'::cidr >> '10.1.1.1'::inet
            SELECT point(1, 2) <-> point(3, 4)
            SELECT num_nulls(1, NULL), array_to_string(ARRAY[1,2], ','), string_to_array('a,b', ','), unnest(ARRAY[1,2])
            SELECT xpath('/a/text()', '<a>1</a>'::xml)
            EXPLAIN SELECT * FROM orders
            EXPLAIN (COSTS OFF, VERBOSE, FORMAT JSON, ANALYZE false) SELECT * FROM orders
            EXPLAIN VERBOSE TABLE orders
            SELECT c.name, (SELECT count(*) FROM orders o WHERE o.customer_id = c.id AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id)) FROM customers c
            SELECT 1 FROM orders HAVING count(*) > 0
            SELECT
            SELECT FROM orders
            SELECT count(*) AS "grant", max(id) lock FROM orders
            SELECT (SELECT max(id) FROM (SELECT id FROM orders UNION ALL SELECT id FROM customers) u)
            SELECT json_object('a': 1, 'b': 2), json_array(1, 2), JSON_VALUE(payload, '$.a' RETURNING int DEFAULT 1 ON ERROR), JSON_EXISTS(payload, '$.a'), JSON_QUERY(payload, '$.b' WITH WRAPPER) FROM events
            SELECT payload IS JSON OBJECT, JSON_SCALAR(1), JSON('{}'), JSON_SERIALIZE('{}' RETURNING text) FROM events
            SELECT JSON_OBJECTAGG(id: status), JSON_ARRAYAGG(status ORDER BY id) FROM orders
            SELECT xmlelement(name row, xmlattributes(id AS id), status), xmlforest(id, status AS s), xmlagg(xmlelement(name x)) FROM orders GROUP BY id, status
            SELECT xmlserialize(CONTENT '<a/>'::xml AS text), xmlparse(CONTENT '<a/>'), xmlconcat('<a/>'::xml, '<b/>'::xml)
            """;

    static Stream<String> queries() {
        return QUERIES.lines().filter(line -> !line.isBlank()).map(line -> line.replace("\\\\", "\\"));
    }

    @ParameterizedTest
    @MethodSource("queries")
    void is_allowed(String sql) {
        assertThat(GUARD.judge(sql, SCOPE)).isInstanceOf(Verdict.Allowed.class);
    }
}
