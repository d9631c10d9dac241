package dash.context;

import dash.context.Pick.Detail;
import dash.documents.Passage;
import dash.knowledge.Item;
import dash.learnings.Learning;
import java.util.List;
import java.util.Optional;

/**
 * An item on its way into the context.
 *
 * @param place its order within the section; not its importance, which is the order of the list it stands in
 * @param forms the texts it may be told as, the longest first, each made of quoted lines
 * @param wanted which of the forms it was picked for
 */
record Piece(
        Section section,
        String name,
        double score,
        String reason,
        int place,
        List<String> forms,
        int wanted,
        Optional<Item> item,
        Optional<Passage> passage,
        Optional<Learning> lesson) {

    Piece {
        forms = List.copyOf(forms);
        if (wanted >= forms.size()) {
            throw new IllegalArgumentException("no form " + wanted + " of " + name);
        }
    }

    static Piece of(
            Section section, Item item, double score, String reason, int place, List<String> forms, int wanted) {
        return new Piece(
                section,
                item.label(),
                score,
                reason,
                place,
                forms,
                Math.min(wanted, forms.size() - 1),
                Optional.of(item),
                Optional.empty(),
                Optional.empty());
    }

    Layer layer() {
        return section.layer();
    }

    Pick told(int form) {
        return new Pick(layer(), name, score, reason, detail(form));
    }

    private static Detail detail(int form) {
        return switch (form) {
            case 0 -> Detail.FULL;
            case 1 -> Detail.BRIEF;
            default -> Detail.NAMES;
        };
    }

    Cut cut(String why) {
        return new Cut(layer(), name, score, why);
    }
}
