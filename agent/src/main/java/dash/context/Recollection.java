package dash.context;

import java.util.List;

/**
 * What is remembered about some words.
 *
 * @param known knowledge and learnings as quoted lines; empty when there are none
 * @param past not quoted yet, because who may read what of it is decided elsewhere
 */
public record Recollection(String known, List<PastAnswers.Past> past) {

    public Recollection {
        past = List.copyOf(past);
    }
}
