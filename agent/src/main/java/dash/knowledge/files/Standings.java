package dash.knowledge.files;

import dash.fault.Nearest;
import dash.files.Fields;
import dash.knowledge.Standing;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The keys that say how an item came to be: {@code drafted}, or {@code origin} and {@code status}. Files are what people keep, so they
 * know only drafts and items in use: what is quarantined is found out anew, and what is retired is not there.
 */
final class Standings {

    static final String ORIGIN = "origin";
    static final String STATUS = "status";
    static final String DRAFTED = "drafted";

    private static final List<String> ORIGINS = Arrays.stream(Standing.Origin.values())
            .map(origin -> origin.name().toLowerCase(Locale.ROOT))
            .toList();
    private static final List<String> STATUSES = List.of("draft", "active");

    private Standings() {}

    static Standing read(Fields fields) {
        if (fields.truth(DRAFTED).orElse(false)) {
            for (String key : List.of(ORIGIN, STATUS)) {
                fields.said(key).ifPresent(written -> {
                    throw fields.wrong(key, written, "drafted says it all; " + key + " cannot stand beside it");
                });
            }
            return Standing.DRAFT;
        }
        return of(
                fields.said(ORIGIN).map(written -> known(fields, ORIGIN, written, ORIGINS)),
                fields.said(STATUS).map(written -> known(fields, STATUS, written, STATUSES)));
    }

    private static String known(Fields fields, String key, String written, List<String> known) {
        if (!known.contains(written)) {
            throw fields.wrong(key, written, wrong(key, written, known));
        }
        return written;
    }

    /** The same for tags of query patterns; a reason why not, or nothing. */
    static Optional<String> wrongTag(String tag, String written) {
        List<String> known = switch (tag) {
            case ORIGIN -> ORIGINS;
            case DRAFTED -> List.of("true");
            default -> STATUSES;
        };
        return known.contains(written) ? Optional.empty() : Optional.of(wrong(tag, written, known));
    }

    private static String wrong(String key, String written, List<String> known) {
        return key + " is one of " + String.join(", ", known)
                + Nearest.among(written, known)
                        .map(near -> "; the nearest is " + near)
                        .orElse("");
    }

    static Standing of(Optional<String> origin, Optional<String> status) {
        return Standing.of(
                Standing.Origin.valueOf(origin.orElse("human").toUpperCase(Locale.ROOT)),
                Standing.Status.valueOf(status.orElse("active").toUpperCase(Locale.ROOT)));
    }

    /** What has to be said about an item: nothing about the usual one. */
    static Map<String, Object> written(Standing standing) {
        if (standing.origin() == Standing.Origin.DRAFTED && standing.isDraft()) {
            return Map.of(DRAFTED, true);
        }
        Map<String, Object> said = new LinkedHashMap<>();
        if (standing.origin() != Standing.Origin.HUMAN) {
            said.put(ORIGIN, standing.origin().name().toLowerCase(Locale.ROOT));
        }
        if (standing.status() == Standing.Status.DRAFT) {
            said.put(STATUS, "draft");
        }
        return said;
    }
}
