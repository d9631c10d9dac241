package dash.knowledge;

import java.util.List;

/** A word of the house and what it means there. */
public record GlossaryEntry(String term, List<String> synonyms, String means) implements Item {

    public GlossaryEntry {
        Names.required("glossary entry", term);
        synonyms = List.copyOf(synonyms);
    }

    @Override
    public Kind kind() {
        return Kind.GLOSSARY;
    }

    @Override
    public String label() {
        return term;
    }
}
