package dash.mcp;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Something that a server has to read, as it describes it itself.
 *
 * @param form its media type; empty when the server does not say
 * @param about all that the server says of it, for choosing
 */
record Resource(String uri, String title, String form, String about) {

    private static final Pattern TEXT =
            Pattern.compile("(?i)|text/.*|application/(?:.*\\+)?(?:json|xml|yaml|markdown|x-yaml)(?:;.*)?");

    static Resource of(JsonNode told) {
        String uri = told.path("uri").asString("");
        String name = told.path("name").asString("");
        String title = told.path("title").asString(name.isBlank() ? uri : name);
        return new Resource(
                uri,
                title,
                told.path("mimeType").asString(""),
                String.join(" ", uri, name, title, told.path("description").asString("")));
    }

    boolean isText() {
        return TEXT.matcher(form).matches();
    }

    /** Whether somebody named it: by its address, in which a star stands for anything. */
    boolean isAmong(List<String> named) {
        return named.stream().anyMatch(this::is);
    }

    private boolean is(String named) {
        String pattern =
                Arrays.stream(named.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        return uri.matches("(?s)" + pattern);
    }
}
