package dash.server.knowledge;

import dash.access.Right;
import dash.curate.ExportReport;
import dash.curate.Importing.Take;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import dash.knowledge.files.ItemText;
import dash.project.ProjectKnowledge;
import dash.project.curating.DraftDesk;
import dash.project.render.ImportTelling;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Changes knowledge. The next question rests on it. */
public final class KnowledgeEditRoutes {

    public List<Route> routes() {
        return List.of(
                Route.of(Method.PUT, KnowledgeRoutes.ITEM, Right.CURATE, this::put),
                Route.of(Method.DELETE, KnowledgeRoutes.ITEM, Right.CURATE, this::retire),
                Route.post(KnowledgeRoutes.ITEM + "/undo", Right.CURATE, this::undo),
                Route.post(KnowledgeRoutes.ITEM + "/accept", Right.CURATE, call -> decide(call, true)),
                Route.post(KnowledgeRoutes.ITEM + "/drop", Right.CURATE, call -> decide(call, false)),
                Route.post("/knowledge/import", Right.CURATE, this::bringIn),
                Route.post("/knowledge/export", Right.CURATE, this::writeOut));
    }

    private static ProjectKnowledge knowledge(Call call) {
        return call.project().fresh().knowledge().as(call.person().name());
    }

    private Reply put(Call call) {
        call.onlyQueries();
        Kind kind = KnowledgeRoutes.kind(call.path("kind"));
        Item content = content(call, kind);
        if (!content.id().equals(ItemId.of(kind, call.path("name")))) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN,
                    Place.named("the address"),
                    call.path("name"),
                    "what was sent is called otherwise: " + content.label(),
                    "send it to the address of its own name; a new name is a new item");
        }
        OptionalInt read = call.versionRead();
        KnowledgeItem item = knowledge(call).editing().put(content, Standing.Origin.HUMAN, read);
        call.project().changed();
        return KnowledgeRoutes.told(read.isEmpty() ? 201 : 200, item);
    }

    /** As an object in the form of its file, or as the text that was read. */
    private static Item content(Call call, Kind kind) {
        Fields body = call.body("item", "content", "text");
        Optional<Node> content = body.node("content");
        Optional<String> text = body.optional("text");
        if (content.isPresent() == text.isPresent()) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN,
                    body.place(),
                    "",
                    "an item comes as content or as text, and only once",
                    "send content in the form of its file, or text as it was read");
        }
        return content.map(node -> ItemText.read(kind, node))
                .orElseGet(() -> ItemText.read(kind, "text", text.orElse("")));
    }

    private Reply retire(Call call) {
        call.onlyQueries();
        call.noBody();
        KnowledgeItem known = KnowledgeRoutes.item(call);
        OptionalInt told = call.versionRead();
        OptionalInt read = told.isPresent() ? told : OptionalInt.of(known.version());
        KnowledgeItem item = knowledge(call).editing().retire(known.id(), read);
        call.project().changed();
        return KnowledgeRoutes.told(200, item);
    }

    private Reply undo(Call call) {
        call.onlyQueries();
        call.noBody();
        KnowledgeItem item =
                knowledge(call).editing().undo(KnowledgeRoutes.item(call).id());
        call.project().changed();
        return KnowledgeRoutes.told(200, item);
    }

    /** About a draft, which is a draft only until somebody decided. */
    private static Reply decide(Call call, boolean accept) {
        call.onlyQueries();
        call.noBody();
        KnowledgeItem known = KnowledgeRoutes.item(call);
        if (!known.standing().isDraft()) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNKNOWN,
                    Place.named("the address"),
                    known.content().label(),
                    "this is no draft: somebody has looked at it already",
                    "change it with PUT, or retire it with DELETE");
        }
        DraftDesk desk = new DraftDesk(knowledge(call));
        Edition edition = accept ? desk.accept(List.of(known.id())) : desk.drop(List.of(known.id()));
        call.project().changed();
        return KnowledgeRoutes.told(200, edition.find(known.id()).orElse(known));
    }

    private Reply bringIn(Call call) {
        call.onlyQueries();
        Fields body = call.body("import", "take");
        Take take = body.optional("take")
                .map(word -> switch (word) {
                    case "files" -> Take.FILES;
                    case "store" -> Take.STORE;
                    default -> throw body.wrong("take", word, "where both were changed, files or store may count");
                })
                .orElse(Take.NEITHER);
        ProjectKnowledge.Brought brought =
                call.project().desk().knowledge().as(call.person().name()).bringIn(take);
        call.project().changed();
        return Reply.json(ImportTelling.object(brought));
    }

    private Reply writeOut(Call call) {
        call.onlyQueries();
        boolean people = call.body("export", "people").truth("people").orElse(false);
        ExportReport report = knowledge(call).writeOut(people);
        return Reply.json(ImportTelling.object(report));
    }
}
