package dash.server.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.FaultException;
import dash.store.PageRequest;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PagesTest {

    private static final List<String> LETTERS = List.of("a", "b", "c", "d", "e");

    private static Map<String, @Nullable Object> page(List<String> all, PageRequest request) {
        return Pages.of(all, request, Function.identity(), Function.identity());
    }

    private static String cursorAfterTwo() {
        return String.valueOf(page(LETTERS, PageRequest.first(2)).get("next_cursor"));
    }

    @Test
    void a_page_begins_behind_the_last_item_of_the_one_before() {
        Map<String, @Nullable Object> second = page(LETTERS, PageRequest.after(cursorAfterTwo(), 3));
        assertThat(second).containsEntry("items", List.of("c", "d", "e")).containsEntry("next_cursor", null);
    }

    @Test
    void what_came_in_before_it_neither_repeats_nor_hides_anything() {
        List<String> more = List.of("0", "a", "a2", "b", "c", "d", "e");
        assertThat(page(more, PageRequest.after(cursorAfterTwo(), 1))).containsEntry("items", List.of("c"));
    }

    @Test
    void when_the_last_item_is_gone_the_next_page_begins_where_it_stood() {
        List<String> fewer = List.of("a", "c", "d", "e");
        assertThat(page(fewer, PageRequest.after(cursorAfterTwo(), 1))).containsEntry("items", List.of("c"));
        assertThat(page(List.of(), PageRequest.after(cursorAfterTwo(), 1))).containsEntry("items", List.of());
    }

    @Test
    void a_cursor_of_somewhere_else_is_refused() {
        for (String cursor : List.of("x", "!!", "cGFydCB4", "")) {
            assertThatThrownBy(() -> page(LETTERS, PageRequest.after(cursor, 1)))
                    .isInstanceOf(FaultException.class);
        }
    }
}
