package dash.knowledge;

/** Anything people wrote down that has a name of its own and a history of its own. */
public sealed interface Item
        permits TableKnowledge, Metric, BusinessRule, Gotcha, GlossaryEntry, Calendar, QueryPattern, Document {

    Kind kind();

    /** What people call it; compared as {@link Names#key} compares. */
    String label();

    default ItemId id() {
        return ItemId.of(kind(), label());
    }
}
