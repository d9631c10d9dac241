package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.question.Question;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ConversationsTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final OwnStore own = new OwnStore();
    private final String project = UUID.randomUUID().toString();

    ConversationsTest() throws Exception {}

    @AfterAll
    void remove() throws IOException {
        own.close();
    }

    private Conversations at(String name, int minute) {
        return own.store().conversations(name, Clock.fixed(NOON.plus(Duration.ofMinutes(minute)), ZoneOffset.UTC));
    }

    private static List<String> titles(Page<Conversation> page) {
        return page.items().stream().map(Conversation::title).toList();
    }

    @Test
    void one_that_was_begun_is_found_in_its_project_and_says_how_many_questions_it_has() {
        Conversation begun = at(project, 0).create("ann", "Money\0s");
        assertThat(begun).isEqualTo(new Conversation(begun.id(), project, "ann", "Money␀s", NOON, NOON, 0));
        own.answered(project, Optional.of(begun.id()), "how much?", "2026-03-01T12:30:00Z");
        Question running = OwnStore.question(project, "and now?", "2026-03-01T12:31:00Z");
        own.store().answers().begin(running, Optional.of(begun.id()), OwnStore.RUNNER);
        assertThat(at(project, 0).find(begun.id())).hasValueSatisfying(found -> {
            assertThat(found.questions()).isEqualTo(2);
            assertThat(found.changedAt()).isEqualTo("2026-03-01T12:31:00Z");
        });
        assertThat(at("other", 0).find(begun.id())).isEmpty();
        assertThat(at(project, 0).find("\0")).isEmpty();
        assertThat(own.store().answerLists(project).ofConversation(begun.id()))
                .extracting(AnswerSummary::question, AnswerSummary::running, AnswerSummary::insight)
                .containsExactly(tuple("how much?", false, "told how much?"), tuple("and now?", true, ""));
    }

    @Test
    void a_new_title_moves_it_up_and_there_is_none_for_one_that_is_not_there() {
        Conversations first = at("renaming", 1);
        String id = first.create("ann", "one").id();
        at("renaming", 2).create("ann", "two");
        assertThat(titles(first.list(ConversationFilter.ALL, PageRequest.first(10))))
                .containsExactly("two", "one");
        assertThat(at("renaming", 3).rename(id, "first"))
                .hasValueSatisfying(renamed -> assertThat(renamed.title()).isEqualTo("first"));
        assertThat(titles(first.list(ConversationFilter.ALL, PageRequest.first(10))))
                .containsExactly("first", "two");
        assertThat(first.rename("nobody", "x")).isEmpty();
        assertThat(at("other", 4).rename(id, "taken")).isEmpty();
        assertThat(first.find(id))
                .hasValueSatisfying(found -> assertThat(found.title()).isEqualTo("first"));
    }

    @Test
    void words_find_it_by_its_title_and_by_what_was_asked_in_it() {
        Conversations conversations = at("searching", 0);
        String money = conversations.create("ann", "Müßige GELDER, 2024").id();
        String people = conversations.create("bob", "People").id();
        own.answered("searching", Optional.of(people), "Which customers left o'clock?", "2026-03-01T12:01:00Z");
        own.answered("searching", Optional.of(money), "Something else", "2026-03-01T12:02:00Z");
        own.answered("searching", Optional.empty(), "Which customers pay?", "2026-03-01T12:03:00Z");
        assertThat(found(conversations, "geld")).containsExactly(money);
        assertThat(found(conversations, "MÜSS")).isEmpty();
        assertThat(found(conversations, "MÜ 2024")).containsExactly(money);
        assertThat(found(conversations, "customer WHICH")).containsExactly(people);
        assertThat(found(conversations, "people customers"))
                .as("one text has all the words")
                .isEmpty();
        assertThat(found(conversations, "  ")).containsExactly(money, people);
        for (String odd : List.of("' | !! & :* (", "\0", "\\", "\\'", "<->", "x".repeat(5_000), "a ".repeat(5_000))) {
            assertThat(found(conversations, odd)).as(odd).isEmpty();
        }
        assertThat(conversations
                        .list(new ConversationFilter(Optional.of("bob"), ""), PageRequest.first(5))
                        .items())
                .extracting(Conversation::id)
                .containsExactly(people);
    }

    @Test
    void a_word_that_is_in_thousands_of_questions_finds_the_same_as_a_rare_one() {
        Conversations conversations = at("crowded", 0);
        String asked = conversations.create("ann", "asked in").id();
        String titled = conversations.create("ann", "about boats").id();
        String neither = conversations.create("ann", "about cars").id();
        own.store()
                .transactions()
                .inTransaction(handle -> handle.execute("INSERT INTO answer (id, project, question, status, asked_at,"
                        + " body, conversation) SELECT 'crowd' || n, 'crowded', 'How many boats?', 'answered', now(),"
                        + " '{}', CASE n WHEN 1 THEN '" + asked + "' END FROM generate_series(1, 2500) n"));
        own.answered("crowded", Optional.of(neither), "How many cars?", "2026-03-01T12:00:00Z");
        assertThat(found(conversations, "boat")).containsExactlyInAnyOrder(asked, titled);
        assertThat(found(conversations, "how many")).containsExactlyInAnyOrder(asked, neither);
    }

    private static List<String> found(Conversations conversations, String words) {
        return conversations
                .list(new ConversationFilter(Optional.empty(), words), PageRequest.first(20))
                .items()
                .stream()
                .map(Conversation::id)
                .toList();
    }

    @Test
    void deleting_it_leaves_nothing_of_it_in_any_table_and_everything_of_the_others() {
        Conversations conversations = at("deleting", 0);
        List<String> tables = List.of("conversation", "answer", "question_event", "feedback");
        fill(conversations.create("ann", "stays").id());
        List<Long> before = tables.stream().map(own::rowsIn).toList();
        String goes = conversations.create("ann", "goes").id();
        String answer = fill(goes);
        assertThat(at("other", 0).delete(goes)).isFalse();
        assertThat(conversations.delete(goes)).isTrue();
        assertThat(tables.stream().map(own::rowsIn).toList()).isEqualTo(before);
        assertThat(own.store().answers().find("deleting", answer)).isEmpty();
        assertThat(conversations.delete(goes)).isFalse();
    }

    private String fill(String conversation) {
        String answer = own.answered("deleting", Optional.of(conversation), "how many?", "2026-03-01T12:00:00Z");
        own.store().questionEvents().append(answer, List.of(new KeptEvent(1, "opened", "{}")));
        own.store().feedback().add(new KeptFeedback(answer, "ann", KeptFeedback.Verdict.RIGHT, "", NOON));
        return answer;
    }

    @Test
    void a_question_whose_conversation_was_deleted_meanwhile_is_not_kept_and_cannot_tell_any_more() {
        Conversations conversations = at("meanwhile", 0);
        Optional<String> id = Optional.of(conversations.create("ann", "short").id());
        Question question = OwnStore.question("meanwhile", "how many?", "2026-03-01T12:00:00Z");
        Answers answers = own.store().answers();
        answers.begin(question, id, OwnStore.RUNNER);
        conversations.delete(id.get());
        assertThat(answers.keep(KeptAnswer.of(question, id, "answered", "{}"))).isFalse();
        assertThat(answers.end(question.id().value(), "failed", "{}")).isFalse();
        assertThat(answers.find("meanwhile", question.id().value())).isEmpty();
        refused(Code.CONVERSATION_UNKNOWN, () -> answers.begin(question, id, OwnStore.RUNNER));
        refused(
                Code.ANSWER_UNKNOWN,
                () -> own.store()
                        .questionEvents()
                        .append(question.id().value(), List.of(new KeptEvent(1, "done", "{}"))));
    }

    @Test
    void pages_neither_repeat_nor_miss_anything_while_new_ones_are_begun() {
        Conversations conversations = at("paging", 0);
        List<String> all = new ArrayList<>();
        for (int number = 0; number < 7; number++) {
            all.addFirst(at("paging", number / 2).create("ann", "c" + number).id());
        }
        List<String> seen = new ArrayList<>();
        Page<Conversation> page = conversations.list(ConversationFilter.ALL, PageRequest.first(3));
        page.items().forEach(one -> seen.add(one.id()));
        while (page.next().isPresent()) {
            at("paging", 60).create("ann", "new");
            page = conversations.list(
                    ConversationFilter.ALL, PageRequest.after(page.next().get(), 3));
            page.items().forEach(one -> seen.add(one.id()));
        }
        assertThat(seen).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(all);
    }

    static void refused(Code code, ThrowingCallable work) {
        assertThatThrownBy(work)
                .isInstanceOfSatisfying(
                        FaultException.class,
                        thrown -> assertThat(thrown.fault().code()).isEqualTo(code));
    }
}
