package dash.databases.postgresql.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.dylibso.chicory.runtime.InterpreterMachine;
import com.dylibso.chicory.wasm.WasmModule;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The flat machine must say to the byte what Chicory's interpreter says, errors included. */
class FlatMachineTest {

    private static final List<String> TEXTS = List.of(
            "SELECT 1",
            "SELECT 1; SELECT 2",
            "",
            ";",
            "SELEC 1",
            "SELECT 'open",
            "SELECT 1.5e300, 0.1, 12345678901234567890, 0x1F, 1_000, 1e400",
            "SELECT U&\"\\0070g_sleep\"(1), U&'\\00e4', E'\\u00e4\\n', 'ä→😀', $a$x$a$, b'101', x'FF'",
            "SELECT a, b FROM t JOIN u USING (id) WHERE x IN (1, 2) AND y LIKE 'a%' GROUP BY ROLLUP (a, b) ORDER BY 1",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT sum(i) OVER (ORDER BY i) FROM n",
            "SELECT CASE WHEN a THEN 1 ELSE 2 END, x::numeric(10, 2), ARRAY[1, 2][1], interval '1' day FROM t FOR UPDATE",
            "EXPLAIN (ANALYZE, FORMAT json) DELETE FROM t USING u WHERE t.id = u.id RETURNING *",
            "INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET a = excluded.a",
            "CREATE TABLE t (id int PRIMARY KEY, x text DEFAULT 'a' CHECK (length(x) > 1)) PARTITION BY RANGE (id)",
            "CREATE FUNCTION f(a int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN a; END $$",
            "SELECT * FROM t WINDOW",
            "SELECT " + "(".repeat(200) + "1" + ")".repeat(200),
            "SELECT " + "1 + ".repeat(200) + "1");

    /** Nobody validates it when it is loaded. */
    @Test
    void the_pinned_module_is_valid() {
        assertThatCode(() -> GrammarPool.load(true)).doesNotThrowAnyException();
    }

    @Test
    void the_flat_machine_and_the_interpreter_agree_to_the_byte() throws InterruptedException {
        WasmModule module = GrammarPool.load(false);
        Thread comparing = new Thread(null, () -> compare(module), "compare", 512L << 20);
        Throwable[] failure = new Throwable[1];
        comparing.setUncaughtExceptionHandler((thread, thrown) -> failure[0] = thrown);
        comparing.start();
        comparing.join();
        assertThat(failure[0]).isNull();
    }

    private static void compare(WasmModule module) {
        Grammar flat = new Grammar(module);
        Grammar interpreted = new Grammar(module, InterpreterMachine::new);
        for (String text : TEXTS) {
            assertThat(answer(flat, text)).as(text).isEqualTo(answer(interpreted, text));
        }
    }

    private static String answer(Grammar grammar, String text) {
        try {
            return new String(grammar.parse(text), StandardCharsets.UTF_8);
        } catch (Grammar.SyntaxException syntax) {
            return syntax.complaint() + " at " + syntax.offset();
        }
    }
}
