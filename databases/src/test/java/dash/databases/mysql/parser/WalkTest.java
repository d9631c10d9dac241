package dash.databases.mysql.parser;

import static org.assertj.core.api.Assertions.assertThat;

import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table and a function planted in every position of a query: what is parsed has seen them. */
class WalkTest {

    private static final MysqlStatementParser PARSER = new MysqlStatementParser();

    /** An expression goes where ¤ stands. */
    private static final List<String> POSITIONS = List.of(
            "SELECT ¤",
            "SELECT 1 + ¤ * 2",
            "SELECT -¤",
            "SELECT NOT ¤",
            "SELECT !¤",
            "SELECT BINARY ¤",
            "SELECT ¤ COLLATE utf8mb4_bin",
            "SELECT DISTINCT ¤ AS x",
            "SELECT (¤, 1) = (1, 2)",
            "SELECT ROW(1, ¤) = ROW(1, 2)",
            "SELECT ¤ IN (1, 2)",
            "SELECT 1 IN (2, ¤)",
            "SELECT 1 NOT IN (SELECT ¤)",
            "SELECT ¤ BETWEEN 1 AND 2",
            "SELECT 1 BETWEEN ¤ AND 2",
            "SELECT 1 BETWEEN 0 AND ¤",
            "SELECT 'x' LIKE ¤",
            "SELECT 'x' LIKE 'y' ESCAPE ¤",
            "SELECT 'x' REGEXP ¤",
            "SELECT 'x' SOUNDS LIKE ¤",
            "SELECT ¤ IS NULL",
            "SELECT ¤ IS NOT TRUE",
            "SELECT 1 <=> ¤",
            "SELECT 1 = ANY (SELECT ¤)",
            "SELECT EXISTS (SELECT ¤)",
            "SELECT (SELECT ¤)",
            "SELECT CASE ¤ WHEN 1 THEN 2 END",
            "SELECT CASE WHEN ¤ THEN 2 END",
            "SELECT CASE WHEN 1 THEN ¤ END",
            "SELECT CASE WHEN 1 THEN 2 ELSE ¤ END",
            "SELECT IF(1, ¤, 2)",
            "SELECT COALESCE(1, ¤)",
            "SELECT NULLIF(¤, 1)",
            "SELECT GREATEST(1, ¤)",
            "SELECT CAST(¤ AS CHAR)",
            "SELECT CONVERT(¤, CHAR)",
            "SELECT CONVERT(¤ USING utf8mb4)",
            "SELECT CHAR(65, ¤ USING utf8mb4)",
            "SELECT EXTRACT(YEAR FROM ¤)",
            "SELECT TRIM(BOTH ¤ FROM 'x')",
            "SELECT TRIM(LEADING 'x' FROM ¤)",
            "SELECT SUBSTRING('x' FROM ¤ FOR 1)",
            "SELECT SUBSTRING('x' FROM 1 FOR ¤)",
            "SELECT POSITION(¤ IN 'x')",
            "SELECT POSITION('x' IN ¤)",
            "SELECT DATE_ADD(NOW(), INTERVAL ¤ DAY)",
            "SELECT NOW() + INTERVAL (¤) DAY",
            "SELECT TIMESTAMPDIFF(DAY, ¤, 1)",
            "SELECT INTERVAL(1, ¤)",
            "SELECT COUNT(DISTINCT ¤)",
            "SELECT GROUP_CONCAT(¤ ORDER BY 1 SEPARATOR ',')",
            "SELECT GROUP_CONCAT(1 ORDER BY ¤)",
            "SELECT SUM(¤) OVER ()",
            "SELECT SUM(1) OVER (PARTITION BY ¤)",
            "SELECT SUM(1) OVER (ORDER BY ¤ DESC)",
            "SELECT SUM(1) OVER (ORDER BY 1 ROWS BETWEEN ¤ PRECEDING AND CURRENT ROW)",
            "SELECT SUM(1) OVER w FROM t WINDOW w AS (ORDER BY ¤)",
            "SELECT PERCENTILE_CONT(¤) WITHIN GROUP (ORDER BY 1) OVER ()",
            "SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY ¤) OVER ()",
            "SELECT JSON_VALUE(¤, '$.a')",
            "SELECT MATCH (a) AGAINST (¤ IN BOOLEAN MODE) FROM t",
            "SELECT 1 FROM t WHERE ¤",
            "SELECT 1 FROM t GROUP BY ¤",
            "SELECT 1 FROM t GROUP BY 1, ¤ WITH ROLLUP",
            "SELECT 1 FROM t HAVING ¤",
            "SELECT 1 FROM t ORDER BY ¤",
            "SELECT 1 FROM t JOIN u ON ¤",
            "SELECT 1 FROM t LEFT JOIN u ON 1 = ¤",
            "SELECT 1 FROM t NATURAL JOIN (SELECT ¤) u",
            "SELECT 1 FROM (SELECT ¤) u",
            "SELECT 1 FROM t, LATERAL (SELECT ¤) u",
            "SELECT 1 FROM JSON_TABLE(¤, '$' COLUMNS (a INT PATH '$')) j",
            "SELECT 1 UNION SELECT ¤",
            "(SELECT ¤) EXCEPT (SELECT 2)",
            "SELECT 1 INTERSECT SELECT ¤",
            "WITH a AS (SELECT ¤) SELECT 1",
            "WITH RECURSIVE a AS (SELECT 1 UNION ALL SELECT ¤) SELECT 1 FROM a",
            "VALUES (1), (¤)",
            "SELECT 1 FROM (VALUES (¤)) v",
            "EXPLAIN SELECT ¤",
            "EXPLAIN FORMAT=JSON SELECT ¤",
            "SELECT * REPLACE (¤ AS x) FROM t",
            "SELECT 1 LIMIT ¤",
            "SELECT 1 FROM t USE INDEX (¤)",
            "SELECT 1 FROM t PARTITION (¤)",
            "SELECT 1 FROM t FOR SYSTEM_TIME AS OF ¤",
            "SELECT 1 PROCEDURE ANALYSE(¤)");

    @Test
    void a_planted_function_is_seen_or_the_text_is_refused() {
        int parsed = 0;
        List<String> missed = new ArrayList<>();
        for (String position : POSITIONS) {
            String sql = position.replace("¤", "planted_function(1)");
            if (PARSER.parse(sql) instanceof Parsing.Parsed read) {
                parsed++;
                boolean seen = read.statement()
                        .root()
                        .every(Expression.Call.class)
                        .anyMatch(call -> call.name().last().equals("planted_function"));
                missed.addAll(seen ? List.of() : List.of(sql));
            }
        }
        assertThat(missed).isEmpty();
        assertThat(parsed).isGreaterThan(75);
    }

    @Test
    void a_planted_table_is_seen_or_the_text_is_refused() {
        int parsed = 0;
        List<String> missed = new ArrayList<>();
        for (String position : POSITIONS) {
            String sql = position.replace("¤", "(SELECT 1 FROM planted_table)");
            if (PARSER.parse(sql) instanceof Parsing.Parsed read) {
                parsed++;
                boolean seen = TablesRead.names(read.statement().root()).stream()
                        .anyMatch(name -> name.last().equals("planted_table"));
                missed.addAll(seen ? List.of() : List.of(sql));
            }
        }
        assertThat(missed).isEmpty();
        assertThat(parsed).isGreaterThan(75);
    }
}
