package dash.server.knowledge;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Edition;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Names;
import dash.knowledge.files.ItemText;
import dash.project.curating.Items;
import dash.project.render.ItemTelling;
import dash.server.route.Call;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads knowledge. */
public final class KnowledgeRoutes {

    static final String ITEM = "/knowledge/{kind}/{name}";

    public List<Route> routes() {
        return List.of(
                Route.get("/knowledge", Right.READ, this::list),
                Route.get(ITEM, Right.READ, this::one),
                Route.get(ITEM + "/history", Right.READ, this::history));
    }

    private Reply list(Call call) {
        call.onlyQueries("kind", "q", "all", "limit", "cursor");
        Edition edition = edition(call);
        Optional<Kind> kind = call.query("kind").map(KnowledgeRoutes::kind);
        List<String> words = call.query("q")
                .map(text -> Arrays.asList(Names.key(text).split("\\s+")))
                .orElse(List.of());
        List<KnowledgeItem> found = Items.of(edition, kind, call.truth("all")).stream()
                .filter(item -> holds(item, words))
                .toList();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("knowledge_version", edition.version());
        body.putAll(Pages.of(found, call.page(), item -> item.id().toString(), ItemTelling::object));
        return Reply.json(body);
    }

    /** Every word, in its name or in its text. */
    private static boolean holds(KnowledgeItem item, List<String> words) {
        if (words.isEmpty()) {
            return true;
        }
        String text = Names.key(item.content().label() + "\n" + ItemText.write(item.content()));
        return words.stream().allMatch(text::contains);
    }

    private Reply one(Call call) {
        call.onlyQueries();
        return told(200, item(call));
    }

    private Reply history(Call call) {
        call.onlyQueries();
        KnowledgeItem item = item(call);
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("kind", item.id().kind().written());
        body.put("name", item.content().label());
        body.put(
                "history",
                ItemTelling.objects(call.project().desk().knowledge().base().history(item.id())));
        return Reply.json(body);
    }

    static Edition edition(Call call) {
        return call.project().fresh().knowledge().base().current();
    }

    static KnowledgeItem item(Call call) {
        return Items.named(edition(call), kind(call.path("kind")), call.path("name"));
    }

    static Kind kind(String written) {
        return Items.kind(written)
                .orElseThrow(() -> FaultException.of(
                        Code.KNOWLEDGE_UNKNOWN,
                        Place.named("the kind"),
                        written,
                        "no kind of knowledge is called so",
                        "use " + Items.KINDS));
    }

    /** With the version that a change of it has to name. */
    static Reply told(int status, KnowledgeItem item) {
        return Reply.json(status, ItemTelling.whole(item)).with("ETag", "\"v" + item.version() + "\"");
    }
}
