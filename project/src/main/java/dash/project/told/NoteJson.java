package dash.project.told;

import dash.analyst.Move;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What an analyst noted on its way, for the trace of an answer. Lessons are told by whoever recorded them. */
final class NoteJson {

    private NoteJson() {}

    static List<Map<String, Object>> thoughts(List<Move.Note> notes) {
        return notes.stream()
                .filter(Move.Think.class::isInstance)
                .map(note -> thought((Move.Think) note))
                .toList();
    }

    private static Map<String, Object> thought(Move.Think think) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", written(think.kind()));
        json.put("title", think.title());
        json.put("thought", think.thought());
        json.put("action", think.action());
        json.put("result", think.result());
        json.put("confidence", think.confidence());
        json.put("next_action", written(think.nextAction()));
        return json;
    }

    private static String written(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static List<Map<String, Object>> offers(List<Move.Note> notes) {
        return notes.stream()
                .filter(Move.OfferPattern.class::isInstance)
                .map(note -> offer((Move.OfferPattern) note))
                .toList();
    }

    private static Map<String, Object> offer(Move.OfferPattern offer) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", offer.name());
        json.put("question", offer.question());
        return json;
    }
}
