package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TextFile;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.DraftDesk;
import dash.project.curating.NamedDrafts;
import dash.project.render.DraftTelling;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Opens the file of a draft. */
@Command(
        name = "edit",
        description = {
            "Opens the file of a draft in $VISUAL or $EDITOR; once it is saved, it counts as written by you.",
            "Without a terminal it says which file to edit."
        },
        mixinStandardHelpOptions = true)
final class DraftsEditCommand extends KnowledgeVerb {

    private static final int MOST_MEGABYTES = 1;

    @Mixin
    private DraftKind kind = new DraftKind();

    @Parameters(arity = "1..*", paramLabel = "NAME", description = "what the draft is called; case does not count")
    private List<String> words = List.of();

    DraftsEditCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        KnowledgeItem draft = one(workshop, knowledge);
        Path file = knowledge.folder().resolve(draft.location().file());
        Optional<String> editor = console()
                .environment()
                .value("VISUAL")
                .or(() -> console().environment().value("EDITOR"));
        if (!console().interactive() || editor.isEmpty()) {
            return new Told(
                    List.of("Edit " + file + " and take the key drafted out; then it counts as written by you."),
                    Map.of("file", file.toString()));
        }
        String before = text(file);
        open(editor.get(), file);
        if (text(file).equals(before)) {
            return new Told(List.of("Nothing was changed; it is still a draft."), DraftTelling.object(List.of()));
        }
        // It may have another name by now; what is in the file is what was saved.
        List<KnowledgeItem> saved = NamedDrafts.all(workshop.current(knowledge).edition(), Optional.empty()).stream()
                .filter(item -> item.location().file().equals(draft.location().file()))
                .toList();
        new DraftDesk(knowledge).accept(saved.stream().map(KnowledgeItem::id).toList());
        return new Told(List.of("Saved " + file + "; it counts as written by you."), DraftTelling.object(saved));
    }

    private static String text(Path file) {
        return TextFile.read(file, file.toString(), Code.KNOWLEDGE_UNREADABLE, MOST_MEGABYTES);
    }

    private KnowledgeItem one(Workshop workshop, ProjectKnowledge knowledge) {
        List<KnowledgeItem> drafts =
                NamedDrafts.named(workshop.current(knowledge).edition(), kind.told(), List.of(String.join(" ", words)));
        if (drafts.size() > 1) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the draft"),
                    String.join(" ", words),
                    "more than one draft is called so",
                    "Say which with --kind " + drafts.getFirst().id().kind().written() + " or --kind "
                            + drafts.get(1).id().kind().written());
        }
        return drafts.getFirst();
    }

    /** The editor's name may carry options, as in every shell. */
    private static void open(String editor, Path file) {
        try {
            int status = new ProcessBuilder("sh", "-c", editor + " \"$1\"", "dash", file.toString())
                    .inheritIO()
                    .start()
                    .waitFor();
            if (status != 0) {
                throw failed(file, "status " + status, new IOException("the editor failed"));
            }
        } catch (IOException notStarted) {
            throw failed(file, notStarted.getClass().getSimpleName(), notStarted);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw failed(file, "interrupted", new IOException(stopped));
        }
    }

    private static FaultException failed(Path file, String value, IOException failure) {
        return new FaultException(
                new Fault(
                        Code.WRONG_USAGE,
                        Place.file(file),
                        value,
                        "the editor did not end well; the draft is still a draft",
                        "Set EDITOR to an editor that runs here, or edit the file yourself"),
                failure);
    }
}
