package dash.app.command;

import dash.app.Console;
import dash.knowledge.Edition;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Items;
import dash.project.render.ItemTelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the items of a project. */
@Command(
        name = "list",
        description = "Lists the items of the knowledge with their standing and their files.",
        mixinStandardHelpOptions = true)
final class KnowledgeListCommand extends KnowledgeVerb {

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            converter = NamedItem.KindConverter.class,
            description = "only one kind: " + NamedItem.KINDS)
    private @Nullable Kind kind;

    @Option(names = "--all", description = "also what was retired")
    private boolean all;

    KnowledgeListCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        Edition edition = workshop.current(knowledge).edition();
        List<KnowledgeItem> items = Items.of(edition, Optional.ofNullable(kind), all);
        List<String> lines = new ArrayList<>(items.isEmpty() ? List.of() : ItemTelling.table(items));
        lines.add(items.size() + (items.size() == 1 ? " item" : " items") + ", knowledge version " + edition.version());
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("knowledge_version", edition.version());
        object.put("items", items.stream().map(ItemTelling::object).toList());
        return new Told(lines, object);
    }
}
