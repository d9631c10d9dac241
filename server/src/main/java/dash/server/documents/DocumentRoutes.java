package dash.server.documents;

import dash.access.Right;
import dash.knowledge.Document;
import dash.project.Desk;
import dash.project.documents.NamedDocument;
import dash.project.render.DocumentTelling;
import dash.server.route.Call;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;

/**
 * Documents as {@code dash documents} tells of them. Whoever reads sees what is here; looking for words may ask servers that keep
 * documents, and so needs the right to ask.
 */
public final class DocumentRoutes {

    public List<Route> routes() {
        return List.of(
                Route.get("/documents", Right.READ, this::list),
                Route.get("/documents/passages", Right.READ, this::passages),
                Route.post("/documents/search", Right.ASK, this::search));
    }

    private Reply list(Call call) {
        call.onlyQueries();
        return Reply.json(DocumentTelling.listed(documents(call)));
    }

    private Reply passages(Call call) {
        call.onlyQueries("document");
        return Reply.json(DocumentTelling.cut(
                NamedDocument.among(documents(call), call.query("document").orElse(""))));
    }

    /** As the files are now, and what servers said of late; none of them is asked. */
    private static List<Document> documents(Call call) {
        Desk desk = call.project().fresh();
        return desk.knowledge()
                .base()
                .current()
                .knowledge()
                .with(desk.project().shelf().documents())
                .documents();
    }

    private Reply search(Call call) {
        call.onlyQueries();
        String words = call.body("search", "words").text("words");
        return Reply.json(DocumentTelling.found(call.project().fresh().project().consult(words)));
    }
}
