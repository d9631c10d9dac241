package dash.context;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DraftsInContextTest {

    private static final int LARGE = 40;

    @Test
    void a_draft_carries_its_mark_wherever_it_is_told() {
        Context context = gather(drafted(3), 3, "orders");
        String text = context.told().text();
        assertThat(text.lines().filter(line -> line.contains("All the orders we ever had")))
                .isNotEmpty()
                .allMatch(line -> line.endsWith("(" + Knowledge.DRAFTED + ")"));
        assertThat(text).contains("Closed orders do not count: Keep status = 'open'. [orders] (drafted, nobody has");
        assertThat(context.knowledge().isDraft(context.knowledge().metrics().getFirst()))
                .isTrue();
    }

    @Test
    void column_notes_of_a_draft_are_marked_in_the_schema() {
        assertThat(gather(drafted(1), 1, "orders").told().text()).contains("(drafted) ");
        assertThat(gather(Shop.knowledge(1), 1, "orders").told().text()).doesNotContain("drafted");
    }

    @Test
    void what_people_wrote_is_picked_before_drafts_that_fit_the_words_better() {
        Knowledge all = Shop.knowledge(LARGE);
        List<Item> drafts = all.metrics().stream()
                .filter(metric -> metric.name().contains("orders"))
                .map(Item.class::cast)
                .toList();
        Knowledge mixed =
                Knowledge.of(items(all).filter(item -> !drafts.contains(item)).toList(), drafts);
        List<String> names = gather(mixed, LARGE, "How many orders are open?").picks().stream()
                .filter(pick -> pick.layer() == Layer.ANNOTATIONS)
                .map(Pick::name)
                .toList();
        List<String> drafted = drafts.stream().map(Item::label).toList();
        assertThat(names).containsAnyElementsOf(drafted);
        assertThat(names.indexOf(drafted.getFirst())).isPositive();
    }

    private static Context gather(Knowledge knowledge, int tables, String question) {
        return Shop.contexts(knowledge, Shop.schema(tables), ContextLimits.DEFAULT)
                .gather(Shop.question(question));
    }

    private static Knowledge drafted(int families) {
        return Knowledge.of(List.of(), items(Shop.knowledge(families)).toList());
    }

    private static Stream<Item> items(Knowledge all) {
        List<Item> items = new ArrayList<>(all.tables());
        items.addAll(all.metrics());
        items.addAll(all.rules());
        items.addAll(all.gotchas());
        items.addAll(all.glossary());
        items.addAll(all.patterns());
        return items.stream();
    }
}
