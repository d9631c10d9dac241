package dash.server.asking;

import dash.question.Question;
import dash.store.AnswerSummary;
import dash.store.Conversation;
import dash.store.KeptFeedback;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Questions, answers and conversations in lists. */
final class AskJson {

    private AskJson() {}

    static Map<String, @Nullable Object> opened(Question question, String conversation, String analyst) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("answer", question.id().value());
        body.put("question", question.shown());
        body.put("conversation", conversation);
        body.put("analyst", analyst);
        body.put("asked_at", question.askedAt().toString());
        return body;
    }

    static Map<String, @Nullable Object> summary(AnswerSummary answer) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("id", answer.id());
        body.put("question", answer.question());
        body.put("read_as", answer.readAs().isEmpty() ? null : answer.readAs());
        body.put("after", answer.after().orElse(null));
        body.put("status", answer.status());
        body.put("insight", answer.insight());
        body.put("asked_at", answer.askedAt().toString());
        body.put("conversation", answer.conversation().orElse(null));
        body.put("analyst", answer.analyst());
        body.put("running", answer.running());
        return body;
    }

    static Map<String, @Nullable Object> conversation(Conversation conversation) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("id", conversation.id());
        body.put("title", conversation.title());
        body.put("created_at", conversation.createdAt().toString());
        body.put("changed_at", conversation.changedAt().toString());
        body.put("questions", conversation.questions());
        return body;
    }

    static Map<String, @Nullable Object> feedback(KeptFeedback feedback) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("verdict", feedback.verdict().written());
        body.put("reason", feedback.reason());
        body.put("person", feedback.person());
        body.put("at", feedback.at().toString());
        return body;
    }
}
