package dash.models.analyst.prompt;

import dash.context.EstimatedTokens;
import dash.context.Quoted;
import dash.conversation.Conversation;
import dash.conversation.Recap;
import dash.conversation.Turn;
import dash.memory.Remembered;
import dash.models.analyst.privacy.Privacy;
import dash.models.analyst.privacy.Veil;
import dash.question.Question;
import dash.statement.Dialect;
import java.time.Clock;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The instructions of a conversation.
 *
 * @param slots those that are filled
 * @param additional what the project wants said; the project's own words, so they are not quoted
 * @param location where the person is; told only when its slot is on
 */
public record Prompt(Set<Slot> slots, String additional, String location, Optional<Steps> steps, Clock clock) {

    /** How many steps of reasoning there are to be. */
    public record Steps(int least, int most) {}

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE, d MMMM yyyy", Locale.ENGLISH);

    /** What the turns before a question may cost. */
    private static final int CONVERSATION_TOKENS = 1_500;

    public Prompt {
        slots = Set.copyOf(slots);
    }

    /** What is the same for every question of a project. */
    public String standing(Question question, Dialect dialect, Privacy privacy) {
        StringBuilder text = new StringBuilder();
        add(text, Slot.IDENTITY, PromptFile.IDENTITY.text(Map.of("project", Quoted.words(question.project()))));
        add(text, Slot.ROLE, PromptFile.ROLE.text());
        add(text, Slot.MEMORIES, PromptFile.MEMORIES.text());
        add(text, Slot.SQL_RULES, PromptFile.SQL.text(Map.of("dialect", dialect.title())));
        add(text, Slot.TOOLS, PromptFile.TOOLS.text());
        add(text, Slot.EXPECTED_OUTPUT, PromptFile.OUTPUT.text());
        steps.ifPresent(range -> text.append('\n')
                .append(PromptFile.REASONING.text(
                        Map.of("least", Integer.toString(range.least()), "most", Integer.toString(range.most())))));
        switch (privacy) {
            case ROWS -> {}
            case FACTS -> text.append('\n').append(PromptFile.PRIVACY_FACTS.text());
            case SCHEMA -> text.append('\n').append(PromptFile.PRIVACY_SCHEMA.text());
        }
        if (!additional.isBlank()) {
            add(text, Slot.ADDITIONAL, "# Further\n" + additional.strip() + "\n");
        }
        return text.toString();
    }

    /** The six layers. In a small project they are the same for every question. */
    public String layers(String context) {
        StringBuilder text = new StringBuilder();
        add(text, Slot.CONTEXT, context);
        return text.toString();
    }

    /**
     * What belongs to this question: the person, the conversation, the time.
     *
     * @param today as the context states it; the date is repeated only when the clock's is another
     */
    public String ofQuestion(
            Question question, List<Remembered> preferences, Conversation earlier, LocalDate today, Veil veil) {
        StringBuilder text = new StringBuilder();
        boolean named = veil.level() == Privacy.ROWS;
        String who =
                named ? Quoted.line("asked by " + Quoted.words(question.asker().name())) : "";
        String wishes = Wishes.of(preferences, veil);
        if (!who.isEmpty() || !wishes.isEmpty()) {
            add(text, Slot.PERSON, "# The person\n" + who + wishes);
        }
        if (!earlier.isEmpty()) {
            add(text, Slot.CONVERSATION, PromptFile.CONVERSATION.text() + Quoted.lines(before(earlier, veil)));
        }
        LocalDate date = LocalDate.now(clock);
        if (!date.equals(today)) {
            add(text, Slot.DATE_TIME, "# Date\n" + Quoted.line(DAY.format(date)));
        }
        if (!location.isBlank()) {
            add(text, Slot.LOCATION, "# Place\n" + Quoted.line(Quoted.words(location)));
        }
        return text.toString();
    }

    /** What was asked and answered before, the newest in full, as far as its tokens go. */
    private static String before(Conversation earlier, Veil veil) {
        return new Recap(turn -> inFull(turn, veil), turn -> inALine(turn, veil), new EstimatedTokens()::count)
                .of(earlier, CONVERSATION_TOKENS);
    }

    private static String inFull(Turn turn, Veil veil) {
        StringBuilder text = new StringBuilder("asked: " + veil.foreign(turn.asked()));
        if (!turn.readAs().equals(turn.asked())) {
            text.append("\nmeant: ").append(veil.foreign(turn.readAs()));
        }
        if (turn.answered()) {
            text.append("\nstatement: ").append(veil.foreign(turn.sql()));
            text.append("\ncolumns: ").append(veil.foreign(String.join(", ", turn.columns())));
        }
        String told = veil.answer(turn.insight());
        return told.isBlank() ? text.toString() : text + "\nanswered: " + told;
    }

    private static String inALine(Turn turn, Veil veil) {
        return "asked earlier: " + veil.foreign(turn.readAs());
    }

    private void add(StringBuilder text, Slot slot, String words) {
        if (slots.contains(slot)) {
            text.append(text.isEmpty() ? "" : "\n").append(words);
        }
    }
}
