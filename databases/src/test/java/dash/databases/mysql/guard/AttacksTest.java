package dash.databases.mysql.guard;

import static dash.databases.mysql.guard.Guarding.GUARD;
import static dash.databases.mysql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Guard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that must not reach a server, by what they try. */
class AttacksTest {

    private static void assertRefused(String sql) {
        assertThat(GUARD.judge(sql, SCOPE).isAllowed()).as(sql).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INSERT INTO orders(id) VALUES (1)",
                "INSERT orders SET id = 1",
                "REPLACE INTO orders(id) VALUES (1)",
                "UPDATE orders SET notes = ''",
                "DELETE FROM orders",
                "WITH a AS (SELECT 1) DELETE FROM orders",
                "WITH a AS (SELECT 1) UPDATE orders SET notes = (SELECT * FROM a)",
                "TRUNCATE orders",
                "LOAD DATA INFILE '/etc/passwd' INTO TABLE orders",
                "LOAD XML INFILE 'x' INTO TABLE orders",
                "CALL purge_orders()",
                "DO bump_counter()",
                "SET @a = 1",
                "SET GLOBAL general_log = 1",
                "SET STATEMENT max_statement_time = 0 FOR SELECT * FROM orders",
                "SET ROLE admin",
                "USE mysql",
                "PREPARE s FROM 'SELECT 1'",
                "BEGIN NOT ATOMIC DELETE FROM orders; END",
                "START TRANSACTION",
                "ROLLBACK",
                "LOCK TABLES orders WRITE",
                "FLUSH TABLES",
                "SHUTDOWN",
                "INSTALL SONAME 'x'",
                "HANDLER orders OPEN",
                "SHOW GRANTS",
                "SHOW VARIABLES",
                "SHOW PROCESSLIST",
                "DESCRIBE mysql.user",
                "EXPLAIN FOR CONNECTION 5",
                "EXPLAIN DELETE FROM orders",
                "EXPLAIN ANALYZE SELECT * FROM orders",
                "ANALYZE SELECT * FROM orders",
                "ANALYZE TABLE orders",
                "OPTIMIZE TABLE orders",
                "CREATE OR REPLACE VIEW v AS SELECT 1",
                "DROP TABLE orders",
                "ALTER TABLE orders ADD x int",
                "RENAME TABLE orders TO o",
                "KILL 5",
                "XA RECOVER",
                "HELP 'select'",
                "SIGNAL SQLSTATE '45000'"
            })
    void commands(String sql) {
        assertRefused(sql);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM orders INTO OUTFILE '/tmp/x'",
                "SELECT * INTO OUTFILE '/tmp/x' FROM orders",
                "SELECT id INTO @x FROM orders LIMIT 1",
                "SELECT id FROM orders LIMIT 1 INTO @x",
                "SELECT id INTO x FROM orders",
                "(SELECT 1 INTO OUTFILE '/tmp/x')",
                "SELECT (SELECT 1 INTO @x)",
                "SELECT 1 UNION SELECT 2 INTO DUMPFILE '/tmp/x'",
                "SELECT * FROM orders FOR UPDATE",
                "SELECT * FROM orders FOR UPDATE SKIP LOCKED",
                "SELECT * FROM orders FOR SHARE OF orders NOWAIT",
                "SELECT * FROM orders LOCK IN SHARE MODE",
                "SELECT * FROM (SELECT * FROM orders FOR UPDATE) x",
                "SELECT * FROM orders WHERE id = (SELECT 1 FROM orders LIMIT 1 LOCK IN SHARE MODE)",
                "SELECT * FROM orders PROCEDURE ANALYSE(10, 2000)"
            })
    void queries_that_write_or_lock(String sql) {
        assertRefused(sql);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT @a := 1",
                "SELECT @a",
                "SELECT @@version",
                "SELECT @@global.datadir",
                "SELECT @`a b`",
                "SELECT id FROM orders, (SELECT @r := 0) x",
                "SELECT id := 5 FROM orders",
                "SELECT CURRENT_USER",
                "SELECT CURRENT_USER()",
                "SELECT USER(), DATABASE(), VERSION()",
                "SELECT SCHEMA()",
                "SELECT CONNECTION_ID()",
                "SELECT LAST_INSERT_ID(5)",
                "SELECT FOUND_ROWS()"
            })
    void variables_and_what_tells_about_the_server(String sql) {
        assertRefused(sql);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT sleep(1)",
                "SELECT SLEEP (1)",
                "SELECT `sleep`(1)",
                "SELECT sleep/**/(1)",
                "SELECT sleep\n(1)",
                "SELECT \u017fleep(1)",
                "SELECT * FROM orders ORDER BY sleep(1)",
                "SELECT * FROM orders GROUP BY sleep(1)",
                "SELECT * FROM orders HAVING sleep(1)",
                "SELECT SUM(sleep(1)) OVER (PARTITION BY sleep(1)) FROM orders",
                "SELECT 1 FROM orders WINDOW w AS (ORDER BY sleep(1))",
                "SELECT * FROM orders o JOIN customers c ON sleep(1)",
                "SELECT CASE WHEN sleep(1) THEN 1 END",
                "SELECT id + INTERVAL sleep(1) DAY FROM orders",
                "SELECT GROUP_CONCAT(id ORDER BY sleep(1)) FROM orders",
                "SELECT EXTRACT(YEAR FROM sleep(1))",
                "SELECT TRIM(LEADING sleep(1) FROM 'x')",
                "SELECT CHAR(sleep(1) USING utf8mb4)",
                "SELECT CONVERT(sleep(1) USING utf8mb4)",
                "SELECT BINARY sleep(1)",
                "SELECT MATCH (notes) AGAINST (sleep(1)) FROM orders",
                "SELECT * FROM JSON_TABLE(sleep(1), '$' COLUMNS (a INT PATH '$')) j",
                "VALUES (sleep(1))",
                "WITH a AS (SELECT sleep(1)) SELECT * FROM a",
                "EXPLAIN SELECT sleep(1)",
                "SELECT load_file(0x2f6574632f706173737764)",
                "SELECT extractvalue(1, concat(0x7e, (SELECT 1)))",
                "SELECT updatexml(1, 'x', 1)",
                "SELECT get_lock('x', 10)",
                "SELECT release_all_locks()",
                "SELECT benchmark(1000000, md5('x'))",
                "SELECT nextval(order_seq)",
                "SELECT NEXT VALUE FOR order_seq",
                "SELECT setval(order_seq, 5)",
                "SELECT master_pos_wait('x', 1)",
                "SELECT uncompress('x')",
                "SELECT name_const('a', 1)",
                "SELECT shop.bump_counter()",
                "SELECT mysql.abs(1)",
                "SELECT sys.version_major()",
                "SELECT lib_mysqludf_sys_info()",
                "SELECT {fn sleep(1)}",
                "SELECT password('x')"
            })
    void functions_wherever_they_stand(String sql) {
        assertRefused(sql);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM mysql.user",
                "SELECT * FROM `mysql`.`user`",
                "SELECT * FROM information_schema.tables",
                "SELECT * FROM performance_schema.threads",
                "SELECT * FROM vault.api_tokens",
                "SELECT * FROM side_effects",
                "SELECT * FROM ORDERS_",
                "SELECT * FROM Orders",
                "SELECT * FROM orders, side_effects",
                "SELECT * FROM orders WHERE id IN (SELECT n FROM side_effects)",
                "SELECT (SELECT who FROM side_effects LIMIT 1)",
                "SELECT * FROM orders o JOIN LATERAL (SELECT * FROM side_effects) x",
                "TABLE side_effects",
                "SELECT * FROM (TABLE side_effects) x",
                "SELECT 1 UNION TABLE side_effects",
                "SELECT * FROM seq_1_to_1000000000",
                "WITH side_effects AS (SELECT 1) SELECT * FROM shop.side_effects",
                "WITH side_effects AS (SELECT * FROM side_effects) SELECT * FROM side_effects",
                "WITH RECURSIVE a AS (SELECT * FROM side_effects), side_effects AS (SELECT 1) SELECT * FROM a",
                "SELECT * FROM (WITH side_effects AS (SELECT 1) SELECT 1) x, side_effects",
                "WITH side_effects AS (SELECT 1) SELECT * FROM (WITH b AS (SELECT * FROM side_effects) SELECT * FROM b) c",
                "WITH Side_Effects AS (SELECT 1) SELECT * FROM (WITH b AS (SELECT * FROM side_effects) SELECT * FROM b) c",
                "WITH x AS (SELECT 1) SELECT * FROM x WHERE 1 IN (WITH side_effects AS (SELECT * FROM side_effects) SELECT 1)",
                "SELECT * FROM orders PARTITION (p0)",
                "SELECT * FROM orders FOR SYSTEM_TIME ALL"
            })
    void relations_out_of_scope(String sql) {
        assertRefused(sql);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ";",
                "-- nothing",
                "SELECT 1; SELECT 2",
                "SELECT 1;;SELECT 2",
                "SELECT 1; -- x\nDELETE FROM orders",
                "SELECT 1 --x",
                "SELECT 1--1",
                "SELECT 1 --\u00a0x",
                "SELECT 1 /*! + 1 */",
                "SELECT 1 /*!50000 INTO OUTFILE '/tmp/x' */",
                "SELECT 1 /*M! + 1 */",
                "SELECT 1 /*m!100000 + 1 */",
                "SELECT /*+ SET_VAR(max_execution_time = 0) */ 1",
                "SELECT /*+ MAX_EXECUTION_TIME(0) */ 1",
                "SELECT /*+ RESOURCE_GROUP(x) */ 1",
                "SELECT /*+ NO_ICP(t) SET_VAR(a=1) */ 1",
                "SELECT 1 /* /*! DELETE */ */",
                "SELECT 1 /* unfinished",
                "SELECT 'unfinished",
                "SELECT \"unfinished",
                "SELECT `unfinished",
                "SELECT 'a\\'; DELETE FROM orders; -- ",
                "SELECT '\\\\'; DELETE FROM orders; -- '",
                "SELECT \\N",
                "SELECT 1\u0000",
                "SELECT 1\u0001",
                "\ufeffSELECT 1",
                "SELECT\u00a01",
                "\uff33ELECT 1",
                "SELECT ?",
                "SELECT :a",
                "SELECT 1 FROM orders WHERE id = ?",
                "DELIMITER //",
                "SELECT * REPLACE (load_file('x') AS id) FROM orders",
                "SELECT * EXCEPT (id) FROM orders",
                "SELECT a.b.c.d FROM orders",
                "SELECT 1 FROM orders o, LATERAL sleep(1)",
                "SELECT * FROM orders TABLESAMPLE BERNOULLI (10)",
                "SELECT id FROM orders QUALIFY 1",
                "SELECT 1 = 1 = := 2"
            })
    void texts_that_a_server_could_read_otherwise(String sql) {
        assertRefused(sql);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT * FROM orders", "SELECT O.id FROM orders O"})
    void and_honest_ones_beside_them_pass(String sql) {
        Guard guard = GUARD;
        assertThat(guard.judge(sql, SCOPE).isAllowed()).as(sql).isTrue();
    }
}
