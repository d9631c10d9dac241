package dash.server.page;

import dash.files.Sha256;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Hands out the built page. Files are few and small, so that each is read once and kept. Safe for many threads. */
public final class Page {

    private static final String ROOT = "/dash/ui/";
    private static final String DOCUMENT = "index.html";
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final int TAG_LENGTH = 16;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "json", "application/json",
            "woff2", "font/woff2");

    /** What is kept of a file; a class, because bytes in a record would be compared by identity. */
    private static final class Kept {
        private final byte[] bytes;
        private final String tag;

        Kept(byte[] bytes) {
            this.bytes = bytes;
            this.tag = '"' + Sha256.of(HexFormat.of().formatHex(bytes)).substring(0, TAG_LENGTH) + '"';
        }
    }

    private final Map<String, Optional<Kept>> files = new ConcurrentHashMap<>();

    public void serve(RoutesConfig routes) {
        routes.get("/", http -> send(http, DOCUMENT));
        routes.get("/p/<address>", http -> send(http, DOCUMENT));
        routes.get("/favicon.svg", http -> send(http, "favicon.svg"));
        routes.get("/assets/{file}", http -> {
            http.header("Cache-Control", FOR_EVER);
            send(http, "assets/" + http.pathParam("file"));
        });
    }

    /** Somebody typed an address that is none: the page says so in its own words. */
    public boolean guides(Context http) {
        String wanted = Optional.ofNullable(http.header("Accept")).orElse("");
        boolean visits = http.method().name().equals("GET")
                && wanted.contains("text/html")
                && !http.path().startsWith("/api/");
        if (visits && files.computeIfAbsent(DOCUMENT, Page::read).isPresent()) {
            send(http, DOCUMENT);
            http.removeHeader("ETag").status(404);
            return true;
        }
        return false;
    }

    private void send(Context http, String file) {
        Kept kept = files.computeIfAbsent(file, Page::read).orElseThrow(NotFoundResponse::new);
        http.header("ETag", kept.tag);
        if (kept.tag.equals(http.header("If-None-Match"))) {
            http.status(304);
            return;
        }
        http.contentType(TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "application/octet-stream"))
                .result(kept.bytes);
    }

    /** Only plain names: nothing of a request becomes a path. */
    private static Optional<Kept> read(String file) {
        if (!file.matches("(assets/)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+")) {
            return Optional.empty();
        }
        try (InputStream in = Page.class.getResourceAsStream(ROOT + file)) {
            return in == null ? Optional.empty() : Optional.of(new Kept(in.readAllBytes()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
