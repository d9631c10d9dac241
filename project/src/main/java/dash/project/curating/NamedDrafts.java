package dash.project.curating;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Edition;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Names;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The drafts that a person means. A table and the metric that counts its rows often share a name: then both are meant. */
public final class NamedDrafts {

    /** As {@code --kind} takes them; the plural is how people say it. */
    public static final String KINDS = "tables, metrics, rules, gotchas, glossary or patterns";

    private NamedDrafts() {}

    /** The singular or the plural. */
    public static Optional<Kind> kind(String written) {
        return Arrays.stream(Kind.values())
                .filter(kind ->
                        kind.written().equalsIgnoreCase(written) || (kind.written() + "s").equalsIgnoreCase(written))
                .findFirst();
    }

    public static List<KnowledgeItem> all(Edition edition, Optional<Kind> kind) {
        return DraftDesk.drafts(edition).stream()
                .filter(item -> kind.stream().allMatch(item.id().kind()::equals))
                .toList();
    }

    /** Every draft of these names, or a fault for the first name that is none. */
    public static List<KnowledgeItem> named(Edition edition, Optional<Kind> kind, List<String> names) {
        List<KnowledgeItem> drafts = all(edition, kind);
        Set<KnowledgeItem> found = new LinkedHashSet<>();
        for (String name : names) {
            List<KnowledgeItem> meant = drafts.stream()
                    .filter(item -> item.id().key().equals(Names.key(name)))
                    .toList();
            if (meant.isEmpty()) {
                throw unknown(edition, drafts, name);
            }
            found.addAll(meant);
        }
        return List.copyOf(found);
    }

    private static FaultException unknown(Edition edition, List<KnowledgeItem> drafts, String name) {
        boolean accepted =
                edition.living().stream().anyMatch(item -> item.id().key().equals(Names.key(name)));
        List<String> names = drafts.stream().map(item -> item.content().label()).toList();
        return FaultException.of(
                Code.KNOWLEDGE_UNKNOWN,
                Place.named("drafts"),
                name,
                accepted
                        ? "this is no draft: somebody has looked at it already"
                        : "there is no draft of this name"
                                + Nearest.among(name, names)
                                        .map(near -> "; the nearest is " + near)
                                        .orElse(""),
                "dash drafts lists what nobody has looked at yet");
    }
}
