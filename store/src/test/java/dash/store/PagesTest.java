package dash.store;

import static dash.store.ConversationsTest.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dash.execute.AuditEntry;
import dash.fault.Code;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PagesTest {

    private final OwnStore own = new OwnStore();

    PagesTest() throws Exception {}

    @AfterAll
    void remove() throws IOException {
        own.close();
    }

    private static List<String> questions(Page<AnswerSummary> page) {
        return page.items().stream().map(AnswerSummary::question).toList();
    }

    @Test
    void answers_come_newest_first_page_by_page_whatever_is_asked_meanwhile() {
        for (int number = 1; number <= 5; number++) {
            // Two at the same moment, so that the id has to decide.
            own.answered("paging", Optional.empty(), "q" + number, "2026-03-01T12:00:0" + number / 2 + ".123456Z");
        }
        AnswerLists lists = own.store().answerLists("paging");
        List<String> seen = new ArrayList<>();
        Page<AnswerSummary> page = lists.list(AnswerFilter.ALL, PageRequest.first(2));
        seen.addAll(questions(page));
        while (page.next().isPresent()) {
            own.answered("paging", Optional.empty(), "new", "2026-03-01T13:00:00Z");
            page = lists.list(AnswerFilter.ALL, PageRequest.after(page.next().get(), 2));
            seen.addAll(questions(page));
        }
        assertThat(seen).hasSize(5).containsExactlyInAnyOrder("q1", "q2", "q3", "q4", "q5");
        assertThat(seen.subList(0, 2)).containsExactlyInAnyOrder("q4", "q5");
        assertThat(seen.getLast()).isEqualTo("q1");
    }

    @Test
    void a_page_that_holds_all_there_is_has_no_next() {
        own.answered("exactly", Optional.empty(), "q1", "2026-03-01T12:00:00Z");
        own.answered("exactly", Optional.empty(), "q2", "1969-03-01T12:00:00Z");
        AnswerLists lists = own.store().answerLists("exactly");
        assertThat(lists.list(AnswerFilter.ALL, PageRequest.first(2)).next()).isEmpty();
        Page<AnswerSummary> first = lists.list(AnswerFilter.ALL, PageRequest.first(1));
        Page<AnswerSummary> second =
                lists.list(AnswerFilter.ALL, PageRequest.after(first.next().orElseThrow(), 1));
        assertThat(questions(second)).containsExactly("q2");
        assertThat(second.next()).isEmpty();
        assertThat(own.store().answerLists("nobody's").list(AnswerFilter.ALL, PageRequest.first(1)))
                .isEqualTo(new Page<>(List.of(), Optional.empty()));
    }

    @Test
    void answers_are_found_by_words_and_by_conversation() {
        String conversation = own.store()
                .conversations("finding", Clock.systemUTC())
                .create("ann", "boats")
                .id();
        own.answered("finding", Optional.of(conversation), "How many boats?", "2026-03-01T12:00:00Z");
        own.answered("finding", Optional.empty(), "Which BOATS sank?", "2026-03-01T12:01:00Z");
        own.answered("finding", Optional.empty(), "How many cars?", "2026-03-01T12:02:00Z");
        own.answered("hiding", Optional.empty(), "How many boats?", "2026-03-01T12:03:00Z");
        AnswerLists lists = own.store().answerLists("finding");
        assertThat(questions(lists.list(new AnswerFilter(Optional.empty(), "boat"), PageRequest.first(9))))
                .containsExactly("Which BOATS sank?", "How many boats?");
        assertThat(questions(lists.list(new AnswerFilter(Optional.of(conversation), ""), PageRequest.first(9))))
                .containsExactly("How many boats?");
        assertThat(questions(lists.list(new AnswerFilter(Optional.of(conversation), "cars"), PageRequest.first(9))))
                .isEmpty();
        assertThat(lists.list(new AnswerFilter(Optional.of("\0"), "\0"), PageRequest.first(9))
                        .items())
                .isEmpty();
    }

    @Test
    void the_audit_log_is_read_page_by_page_newest_first_and_by_project() {
        StoredAuditLog log = own.store().auditLog();
        for (int number = 1; number <= 5; number++) {
            log.record(StoreTest.entry("SELECT " + number));
        }
        Page<AuditEntry> first = log.page("acme", PageRequest.first(2));
        log.record(StoreTest.entry("SELECT 6"));
        Page<AuditEntry> second =
                log.page("acme", PageRequest.after(first.next().orElseThrow(), 2));
        Page<AuditEntry> third =
                log.page("acme", PageRequest.after(second.next().orElseThrow(), 2));
        assertThat(List.of(first, second, third))
                .flatExtracting(Page::items)
                .extracting(AuditEntry::sql)
                .containsExactly("SELECT 5", "SELECT 4", "SELECT 3", "SELECT 2", "SELECT 1");
        assertThat(first.items().getFirst()).isEqualTo(StoreTest.entry("SELECT 5"));
        assertThat(third.next()).isEmpty();
        assertThat(log.page("other", PageRequest.first(2)).items()).isEmpty();
    }

    @Test
    void a_cursor_that_the_list_did_not_give_is_refused() {
        Conversations conversations = own.store().conversations("cursors", Clock.systemUTC());
        own.answered("cursors", Optional.empty(), "q1", "2026-03-01T12:00:00Z");
        own.answered("cursors", Optional.empty(), "q2", "2026-03-01T12:00:00Z");
        AnswerLists lists = own.store().answerLists("cursors");
        String good = lists.list(AnswerFilter.ALL, PageRequest.first(1)).next().orElseThrow();
        List<String> broken = List.of(
                "",
                "x",
                "%%%",
                "ü",
                "\0",
                good.substring(0, 7),
                good + "AA\n",
                text("answers 1"),
                text("answers 1 \0"),
                text("answers 99999999999999999999 a"),
                text("answers 999999999999999999 a"),
                text("answers -999999999999999999 a"),
                text("audit 1 "),
                text("answers 1 " + "a".repeat(201)));
        for (String cursor : broken) {
            refused(Code.CURSOR_BROKEN, () -> lists.list(AnswerFilter.ALL, PageRequest.after(cursor, 1)));
            refused(Code.CURSOR_BROKEN, () -> conversations.list(ConversationFilter.ALL, PageRequest.after(cursor, 1)));
        }
        refused(Code.CURSOR_BROKEN, () -> own.store().auditLog().page("cursors", PageRequest.after(good, 1)));
        assertThat(lists.list(AnswerFilter.ALL, PageRequest.after(text("answers -62135596800000000 a"), 1))
                        .items())
                .isEmpty();
    }

    private static String text(String key) {
        return Base64.getUrlEncoder().encodeToString(key.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void a_page_of_no_or_too_many_items_is_refused() {
        refused(Code.WRONG_USAGE, () -> PageRequest.first(0));
        refused(Code.WRONG_USAGE, () -> PageRequest.first(PageRequest.MOST + 1));
    }
}
