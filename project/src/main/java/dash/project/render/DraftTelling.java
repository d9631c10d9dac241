package dash.project.render;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.knowledge.BusinessRule;
import dash.knowledge.Calendar;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Item;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.TableKnowledge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells drafts: in a table with what they say in short, whole, or what became of them. */
public final class DraftTelling {

    private static final int LONGEST = 90;
    private static final List<ResultColumn> COLUMNS = Stream.of("kind", "name", "says")
            .map(name -> new ResultColumn(name, "text"))
            .toList();

    private DraftTelling() {}

    public static List<String> list(List<KnowledgeItem> drafts) {
        List<String> lines = new ArrayList<>();
        if (!drafts.isEmpty()) {
            List<List<Cell>> rows = drafts.stream()
                    .map(item -> List.of(
                            Cell.text(item.id().kind().written()),
                            Cell.text(item.content().label()),
                            Cell.text(brief(item.content()))))
                    .toList();
            lines.addAll(new TextTable(new Rows(COLUMNS, rows, false), Map.of(), Integer.MAX_VALUE).lines());
        }
        lines.add(
                drafts.isEmpty()
                        ? "No drafts: somebody has looked at everything."
                        : count(drafts) + " that nobody has looked at yet; dash drafts accept or drop NAME decides");
        return lines;
    }

    public static List<String> decided(String done, List<KnowledgeItem> drafts) {
        List<String> lines = new ArrayList<>();
        drafts.forEach(item -> lines.add(
                done + " " + item.id().kind().inWords() + " " + item.content().label()));
        lines.add(count(drafts));
        return lines;
    }

    private static String count(List<KnowledgeItem> drafts) {
        return drafts.size() + (drafts.size() == 1 ? " draft" : " drafts");
    }

    public static List<String> whole(List<KnowledgeItem> drafts) {
        List<String> lines = new ArrayList<>();
        for (KnowledgeItem item : drafts) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(ItemTelling.lines(item));
        }
        return lines;
    }

    public static Map<String, @Nullable Object> object(List<KnowledgeItem> drafts) {
        return listed(drafts.stream().map(DraftTelling::inShort).toList());
    }

    public static Map<String, @Nullable Object> wholeObject(List<KnowledgeItem> drafts) {
        return listed(drafts.stream().map(ItemTelling::whole).toList());
    }

    private static Map<String, @Nullable Object> listed(List<Map<String, @Nullable Object>> drafts) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("drafts", drafts);
        return object;
    }

    private static Map<String, @Nullable Object> inShort(KnowledgeItem item) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("kind", item.id().kind().written());
        object.put("name", item.content().label());
        object.put("says", says(item.content()));
        object.put("file", item.location().file());
        return object;
    }

    private static String brief(Item item) {
        String said = says(item).replaceAll("\\s+", " ");
        return said.length() <= LONGEST ? said : said.substring(0, LONGEST - 1) + "…";
    }

    private static String says(Item item) {
        return switch (item) {
            case TableKnowledge table -> table.description();
            case Metric metric -> metric.definition();
            case BusinessRule rule -> rule.description();
            case Gotcha gotcha -> gotcha.solution();
            case GlossaryEntry entry -> entry.means();
            case QueryPattern pattern -> pattern.summary().isBlank() ? pattern.description() : pattern.summary();
            case Calendar calendar -> calendar.timeZone().getId();
            case Document document -> document.title();
        };
    }
}
