package dash.knowledge;

import java.util.List;

/** A word of the house and what it means there. */
public record GlossaryEntry(String term, List<String> synonyms, String means) {

    public GlossaryEntry {
        Names.required("glossary entry", term);
        synonyms = List.copyOf(synonyms);
    }
}
