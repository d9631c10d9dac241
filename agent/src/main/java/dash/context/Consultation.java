package dash.context;

import dash.documents.Passage;
import java.util.List;

/**
 * What documents say about some words.
 *
 * @param told as quoted lines; empty when there are none
 * @param passages the same as objects, each of which may be cited
 * @param notes what stood in the way, such as a server that did not answer
 */
public record Consultation(String told, List<Passage> passages, List<String> notes) {

    public Consultation {
        passages = List.copyOf(passages);
        notes = List.copyOf(notes);
    }
}
