package dash.project.talk;

import dash.answer.Status;
import dash.conversation.Conversation;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.memory.Remark;
import dash.project.told.Told;
import dash.store.AnswerSummary;
import dash.store.ConversationFilter;
import dash.store.Conversations;
import dash.store.KeptAnswer;
import dash.store.Page;
import dash.store.PageRequest;
import dash.store.Store;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** One person's conversations with a project; nobody finds those of others here. Safe for many threads. */
public final class Talks {

    /** The longest that a person may call one. */
    public static final int LONGEST_TITLE = 200;

    private final Store store;
    private final String project;
    private final String person;
    private final Conversations conversations;

    public Talks(Store store, String project, String person, Clock clock) {
        this.store = store;
        this.project = project;
        this.person = person;
        this.conversations = store.conversations(project, clock);
    }

    /** Those that hold the words, or all; the one that changed last comes first. */
    public Page<dash.store.Conversation> list(String words, PageRequest page) {
        return conversations.list(new ConversationFilter(Optional.of(person), words), page);
    }

    /** The one whose id starts so. */
    public dash.store.Conversation find(String id) {
        List<dash.store.Conversation> found = id.isBlank() ? List.of() : conversations.startingWith(person, id.strip());
        if (found.size() == 1 || (!found.isEmpty() && found.getFirst().id().equals(id.strip()))) {
            return found.getFirst();
        }
        throw FaultException.of(
                Code.CONVERSATION_UNKNOWN,
                Place.named("the conversation"),
                id,
                found.isEmpty()
                        ? "no conversation of yours in the project " + project + " has this id"
                        : "more than one conversation starts with this id",
                found.isEmpty()
                        ? "list the conversations, or begin a new one"
                        : "give more of the id, for example " + found.getFirst().id());
    }

    /** Begins one that is called after its first question. */
    public Talk begin(String question) {
        return new Talk(
                Optional.of(conversations
                        .create(person, Titles.of(Remark.kept(question)))
                        .id()),
                Optional.empty(),
                Conversation.NONE);
    }

    /** Goes on where it ended. */
    public Talk in(dash.store.Conversation conversation) {
        List<AnswerSummary> answers = store.answerLists(project).ofConversation(conversation.id()).stream()
                .filter(answer -> !answer.running() && !answer.status().equals(Status.NOTED.written()))
                .toList();
        return answers.isEmpty()
                ? new Talk(Optional.of(conversation.id()), Optional.empty(), Conversation.NONE)
                : at(Optional.of(conversation.id()), answers.getLast().id());
    }

    /** Branches off at an answer; one that belongs to no conversation begins one. */
    public Talk after(KeptAnswer answer) {
        if (answer.conversation().isPresent()) {
            find(answer.conversation().get());
            return at(answer.conversation(), answer.id());
        }
        dash.store.Conversation begun = conversations.create(person, Titles.of(answer.question()));
        store.answers().adopt(project, answer.id(), begun.id());
        return at(Optional.of(begun.id()), answer.id());
    }

    private Talk at(Optional<String> conversation, String answer) {
        List<KeptAnswer> way = store.answers().wayTo(project, answer, Conversation.MOST_TURNS);
        return new Talk(
                conversation,
                Optional.of(answer),
                new Conversation(way.stream()
                        .filter(kept -> !kept.running() && !kept.status().equals(Status.NOTED.written()))
                        .map(kept -> Turns.of(Told.of(kept.body())))
                        .toList()));
    }

    /** Everything that was answered in one, oldest first. */
    public List<KeptAnswer> answers(dash.store.Conversation conversation) {
        return store.answers().ofConversation(project, conversation.id());
    }

    public dash.store.Conversation rename(String id, String title) {
        if (title.isBlank() || title.strip().length() > LONGEST_TITLE) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the title"),
                    title,
                    title.isBlank()
                            ? "there is no title"
                            : "a title of " + title.length() + " characters is longer than " + LONGEST_TITLE,
                    "choose another one");
        }
        dash.store.Conversation found = find(id);
        return conversations.rename(found.id(), title.strip()).orElse(found);
    }

    /** With its answers. */
    public dash.store.Conversation delete(String id) {
        dash.store.Conversation found = find(id);
        conversations.delete(found.id());
        return found;
    }
}
