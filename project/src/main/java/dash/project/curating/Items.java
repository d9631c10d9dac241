package dash.project.curating;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds items of knowledge by what people write. */
public final class Items {

    public static final String KINDS = "table, metric, rule, gotcha, glossary, calendar, pattern or document";

    private Items() {}

    /** Written as files and lists write it. */
    public static Optional<Kind> kind(String written) {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.written().equalsIgnoreCase(written))
                .findFirst();
    }

    /** By kind, and within a kind as they came in. */
    public static List<KnowledgeItem> of(Edition edition, Optional<Kind> kind, boolean alsoRetired) {
        return (alsoRetired ? edition.items() : edition.living())
                .stream()
                        .filter(item -> kind.stream().allMatch(item.id().kind()::equals))
                        .sorted(Comparator.comparing(item -> item.id().kind()))
                        .toList();
    }

    /** The item of this name; case does not count. */
    public static KnowledgeItem named(Edition edition, Kind kind, String name) {
        return edition.find(ItemId.of(kind, name)).orElseThrow(() -> unknown(edition, kind, name));
    }

    private static FaultException unknown(Edition edition, Kind kind, String name) {
        List<String> names = edition.items().stream()
                .filter(item -> item.id().kind() == kind)
                .map(item -> item.content().label())
                .toList();
        String nearest = Nearest.among(name, names)
                .map(near -> "; the nearest is " + near)
                .orElse("");
        return FaultException.of(
                Code.KNOWLEDGE_UNKNOWN,
                Place.named("knowledge"),
                name,
                "there is no " + kind.inWords() + " of this name" + nearest,
                "dash knowledge list shows what there is");
    }
}
