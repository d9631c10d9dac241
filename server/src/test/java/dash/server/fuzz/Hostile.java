package dash.server.fuzz;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What nobody means well with. */
final class Hostile {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "\u0000",
            "a\u0000b",
            "' OR 1=1 --",
            "1; DROP TABLE orders",
            "SELECT pg_sleep(60)",
            "WITH x AS (DELETE FROM orders RETURNING *) SELECT * FROM x",
            "../../../../etc/passwd",
            "..\\..\\windows",
            "file:///etc/passwd",
            "/dev/random",
            "%00",
            "%2e%2e%2f",
            "{{7*7}}${jndi:ldap://x}",
            "<script>alert(1)</script>",
            "a\r\nSet-Cookie: b=c",
            "\uD83C\uDF89 \u202Ertl \u0645\u0631\u062D\u0628\u0627 a\u0300",
            "\uD800",
            "\uFFFF\uFEFF",
            "NaN",
            "-1",
            "1e400",
            "99999999999999999999",
            "true",
            "null",
            "last",
            "*",
            "A".repeat(3_000),
            "\u0130".repeat(500));

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "false",
            "0",
            "-1",
            "1.5",
            "1e400",
            "-1e-400",
            "99999999999999999999999",
            "[]",
            "[null]",
            "[[[]]]",
            "{}",
            "{\"kind\": null}",
            "{\"$ref\": \"#\"}",
            "[1, \"a\", {}]");

    private static final List<String> BODIES = List.of(
            "",
            "null",
            "[]",
            "0",
            "\"text\"",
            "{",
            "{} {}",
            "{\"a\": 1, \"a\": 2}",
            "{\"sql\": \"\\ud800\"}",
            "{'sql': 1}",
            "\u0000",
            "[".repeat(5_000),
            "{\"a\":".repeat(2_000) + "1" + "}".repeat(2_000),
            "{\"words\": \"" + "x".repeat(300_000) + "\"}",
            "<xml/>",
            "sql=SELECT 1");

    private final Random random;

    Hostile(Random random) {
        this.random = random;
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    String text() {
        return one(TEXTS);
    }

    String body() {
        return one(BODIES);
    }

    /** Of any type. */
    JsonNode value() {
        return switch (random.nextInt(8)) {
            case 0 -> deep();
            case 1 -> NODES.stringNode("B".repeat(120_000));
            case 2, 3, 4 -> NODES.stringNode(text());
            default -> JSON.readTree(one(VALUES));
        };
    }

    private static JsonNode deep() {
        ArrayNode outer = NODES.arrayNode();
        ArrayNode inner = outer;
        for (int level = 0; level < 200; level++) {
            inner = inner.addArray();
        }
        return outer;
    }
}
