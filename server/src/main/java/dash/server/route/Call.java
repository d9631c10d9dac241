package dash.server.route;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.question.Asker;
import dash.server.served.ServedProject;
import dash.store.PageRequest;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** One request, as a route sees it: who asks, about which project, with which words. */
public final class Call {

    private static final int USUAL_PAGE = 50;

    private final Context http;
    private final Asker person;
    private final Optional<ServedProject> project;
    private final String requestId;

    public Call(Context http, Asker person, Optional<ServedProject> project, String requestId) {
        this.http = http;
        this.person = person;
        this.project = project;
        this.requestId = requestId;
    }

    public Asker person() {
        return person;
    }

    public String requestId() {
        return requestId;
    }

    public ServedProject project() {
        return project.orElseThrow(() -> new IllegalStateException("a route without a project asks for one"));
    }

    /** A part of the path, decoded. */
    public String path(String name) {
        return http.pathParam(name);
    }

    public int number(String name) {
        return whole(path(name))
                .orElseThrow(() -> wrong(name, path(name), "this is a whole number", "give one, such as 1"));
    }

    public Optional<String> query(String name) {
        return Optional.ofNullable(http.queryParam(name)).filter(text -> !text.isBlank());
    }

    /** Refuses a parameter that nobody reads: it was meant to do something. */
    public void onlyQueries(String... known) {
        Set<String> names = Set.of(known);
        http.queryParamMap().keySet().stream()
                .filter(name -> !names.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw wrong(
                            "the query",
                            name,
                            "there is no parameter of this name",
                            known.length == 0 ? "leave it out" : "use " + String.join(", ", known));
                });
    }

    public boolean truth(String name) {
        return switch (query(name).orElse("false")) {
            case "true" -> true;
            case "false" -> false;
            default -> throw wrong(name, query(name).orElse(""), "this is true or false", "use true or false");
        };
    }

    public OptionalInt count(String name) {
        Optional<String> told = query(name);
        if (told.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(whole(told.get())
                .orElseThrow(() -> wrong(name, told.get(), "this is a whole number", "give one, such as 20")));
    }

    private static Optional<Integer> whole(String text) {
        return text.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    /** Which part of a list is wanted. */
    public PageRequest page() {
        return new PageRequest(count("limit").orElse(USUAL_PAGE), query("cursor"));
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(http.header(name)).filter(text -> !text.isBlank());
    }

    /** The version that a change rests on, as an {@code If-Match} header names it. */
    public OptionalInt versionRead() {
        Optional<String> told = header("If-Match");
        if (told.isEmpty()) {
            return OptionalInt.empty();
        }
        // What follows the version tells apart what else a reply says; the change rests on the version alone.
        return OptionalInt.of(whole(told.get().replaceAll("^\"?v?(\\d+)(-[0-9a-f]+)?\"?$", "$1"))
                .orElseThrow(() -> wrong(
                        "If-Match",
                        told.get(),
                        "this is no version of anything",
                        "send back the ETag that was read, such as \"v3\"")));
    }

    /** The body, read strictly: an object with no other keys than these. */
    public Fields body(String kind, String... known) {
        return Bodies.fields(http, kind, known);
    }

    /** The body as one piece, for whoever reads it by rules of its own; an absent body is an empty object. */
    public Node body() {
        return Bodies.node(http);
    }

    /** For a route that wants nothing but its path. */
    public void noBody() {
        body("request");
    }

    private static FaultException wrong(String place, String value, String message, String next) {
        return FaultException.of(Code.REQUEST_BROKEN, Place.named(place), value, message, next);
    }

    /** Whether the caller would rather have events than one object. */
    public boolean wantsEvents() {
        return accepts().stream().anyMatch(type -> type.startsWith("text/event-stream"));
    }

    private List<String> accepts() {
        return header("Accept").map(text -> List.of(text.split("\\s*,\\s*"))).orElse(List.of());
    }
}
