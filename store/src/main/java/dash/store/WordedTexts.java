package dash.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The texts of a JSON object that a person or a model worded, and their removal. Nothing else is touched: rows, statements,
 * names and keys say what the source says, whatever somebody had Dash remember.
 */
final class WordedTexts {

    /** Any key or place. */
    private static final String ANY = "*";

    /** The key itself, or the same below any number of keys and places. */
    private static final String BELOW = "**";

    static final WordedTexts OF_ANSWERS = new WordedTexts(List.of(
            List.of("question"),
            List.of("read_as"),
            List.of("insight"),
            List.of("assumptions", ANY),
            List.of("incidents", ANY),
            List.of("follow_ups", ANY),
            List.of("choices", ANY),
            List.of("confidence", "reasons", ANY),
            List.of("thoughts", ANY, "title"),
            List.of("thoughts", ANY, "thought"),
            List.of("thoughts", ANY, "action"),
            List.of("thoughts", ANY, "result"),
            List.of("offers", ANY, "name"),
            List.of("offers", ANY, "question"),
            List.of("learnings_saved", ANY, "title"),
            List.of("learnings_saved", ANY, "description"),
            List.of("provenance", "tree", BELOW, "claim")));

    static final WordedTexts OF_LEARNINGS = new WordedTexts(List.of(
            List.of("title"),
            List.of("description"),
            List.of("original_error"),
            List.of("status_reason"),
            List.of("rule", "question"),
            List.of("rule", "word"),
            List.of("rule", "meaning")));

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final List<List<String>> worded;

    private WordedTexts(List<List<String>> worded) {
        this.worded = worded;
    }

    /** The texts that hold these words as words of their own, by their path, as they read without them. */
    Map<List<String>, String> without(String words, String json) {
        Pattern said = Pattern.compile("(?<![\\p{L}\\p{N}_])" + Pattern.quote(words) + "(?![\\p{L}\\p{N}_])");
        Map<List<String>, String> changed = new LinkedHashMap<>();
        walk(JSON.readTree(json), List.of(), said, changed);
        return changed;
    }

    private void walk(JsonNode node, List<String> path, Pattern said, Map<List<String>, String> changed) {
        if (node.isString() && worded.stream().anyMatch(pattern -> fits(path, pattern))) {
            Matcher found = said.matcher(node.asString());
            if (found.find()) {
                changed.put(path, found.replaceAll(Matcher.quoteReplacement(RedactedStatements.GONE)));
            }
        } else if (node.isObject()) {
            node.properties().forEach(entry -> walk(entry.getValue(), plus(path, entry.getKey()), said, changed));
        } else if (node.isArray()) {
            for (int at = 0; at < node.size(); at++) {
                walk(node.get(at), plus(path, String.valueOf(at)), said, changed);
            }
        }
    }

    private static List<String> plus(List<String> path, String key) {
        List<String> longer = new ArrayList<>(path);
        longer.add(key);
        return longer;
    }

    private static boolean fits(List<String> path, List<String> pattern) {
        int below = pattern.indexOf(BELOW);
        if (below < 0) {
            return path.size() == pattern.size() && equal(path, pattern);
        }
        List<String> head = pattern.subList(0, below);
        List<String> tail = pattern.subList(below + 1, pattern.size());
        return path.size() >= head.size() + tail.size()
                && equal(path.subList(0, head.size()), head)
                && equal(path.subList(path.size() - tail.size(), path.size()), tail);
    }

    private static boolean equal(List<String> path, List<String> pattern) {
        for (int at = 0; at < pattern.size(); at++) {
            if (!pattern.get(at).equals(ANY) && !pattern.get(at).equals(path.get(at))) {
                return false;
            }
        }
        return true;
    }

    /** One text at a time, so that everything beside it stays byte for byte. */
    void remove(Handle handle, String table, String key, String words, List<Kept> kept) {
        for (Kept each : kept) {
            without(words, each.json())
                    .forEach((path, text) -> handle.createUpdate("UPDATE " + table
                                    + " SET body = CAST(jsonb_set(CAST(body AS jsonb), :path, to_jsonb(CAST(:text AS"
                                    + " text))) AS " + (table.equals("answer") ? "jsonb" : "text") + ") WHERE " + key)
                            .bindArray("path", String.class, path.toArray())
                            .bind("text", text)
                            .bindMap(each.keys())
                            .execute());
        }
    }

    /** An object as it is kept, and what names its row. */
    record Kept(String json, Map<String, Object> keys) {}
}
