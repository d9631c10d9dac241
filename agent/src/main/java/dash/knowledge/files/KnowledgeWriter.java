package dash.knowledge.files;

import dash.files.TreeWriter;
import dash.knowledge.BusinessRule;
import dash.knowledge.Document;
import dash.knowledge.Item;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.QueryPattern;
import dash.knowledge.Standing;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes items as the files of a knowledge folder. The same items give the same bytes. */
public final class KnowledgeWriter {

    private KnowledgeWriter() {}

    /** Texts by path from the knowledge folder on. Every item goes to the file it stands in. */
    public static SortedMap<String, String> files(List<KnowledgeItem> items) {
        Map<String, List<KnowledgeItem>> byFile = new TreeMap<>();
        items.stream()
                .sorted(Comparator.comparing(KnowledgeItem::location))
                .forEach(item -> byFile.computeIfAbsent(item.location().file(), file -> new ArrayList<>())
                        .add(item));
        SortedMap<String, String> files = new TreeMap<>();
        byFile.forEach((file, those) -> files.put(file, file(file, those)));
        return files;
    }

    private static String file(String file, List<KnowledgeItem> items) {
        Item first = items.getFirst().content();
        if (first instanceof Document document) {
            return document.text();
        }
        if (first instanceof QueryPattern) {
            return String.join(
                    "\n",
                    items.stream()
                            .map(item -> PatternText.of((QueryPattern) item.content(), item.standing()))
                            .toList());
        }
        Object tree = file.startsWith("business/") ? business(items) : single(items);
        boolean yaml = file.toLowerCase(Locale.ROOT).matches(".*\\.ya?ml");
        String text = yaml ? yaml(tree) : TreeWriter.json(tree);
        boolean readable = text.getBytes(StandardCharsets.UTF_8).length <= KnowledgeFile.MOST_BYTES;
        return readable ? text : TreeWriter.compact(tree);
    }

    private static String yaml(Object tree) {
        if (tree instanceof List<?> list) {
            return TreeWriter.yaml(list);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) tree).forEach((key, value) -> map.put(String.valueOf(key), value));
        return TreeWriter.yaml(map);
    }

    private static Object single(List<KnowledgeItem> items) {
        List<Object> trees = new ArrayList<>();
        items.forEach(item -> trees.add(ItemTrees.of(item.content(), item.standing())));
        return trees.size() == 1 ? trees.getFirst() : trees;
    }

    private static Map<String, Object> business(List<KnowledgeItem> items) {
        Map<String, Object> sections = new LinkedHashMap<>();
        section(sections, "metrics", Kind.METRIC, items);
        section(sections, "business_rules", Kind.RULE, items);
        section(sections, "common_gotchas", Kind.GOTCHA, items);
        section(sections, "glossary", Kind.GLOSSARY, items);
        items.stream()
                .filter(item -> item.content().kind() == Kind.CALENDAR)
                .forEach(item -> sections.put("calendar", ItemTrees.of(item.content(), Standing.HUMAN)));
        return sections;
    }

    private static void section(Map<String, Object> sections, String key, Kind kind, List<KnowledgeItem> items) {
        List<Object> trees = new ArrayList<>();
        items.stream().filter(item -> item.content().kind() == kind).forEach(item -> trees.add(tree(item)));
        if (!trees.isEmpty()) {
            sections.put(key, trees);
        }
    }

    /** A rule of one sentence is written as one sentence. */
    private static Object tree(KnowledgeItem item) {
        boolean sentence = item.content() instanceof BusinessRule rule
                && rule.equals(new BusinessRule(rule.title(), "", List.of(), List.of(), List.of()))
                && Standings.written(item.standing()).isEmpty();
        return sentence ? item.content().label() : ItemTrees.of(item.content(), item.standing());
    }
}
