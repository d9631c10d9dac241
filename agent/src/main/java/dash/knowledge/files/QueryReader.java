package dash.knowledge.files;

import dash.fault.Place;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one file of {@code queries/}: SQL between tags that stand in comment lines. Two dialects of tags exist and may
 * even be mixed; they differ in how a pattern is named and in {@code description} against {@code query description}.
 */
final class QueryReader {

    private static final Pattern COMMENT = Pattern.compile("(?s)\\s*--\\s?(.*)");
    private static final Pattern TAG = Pattern.compile("(?s)<(/?)([A-Za-z][^<>]*)>(.*)");
    private static final Pattern QUERY_END = Pattern.compile("\\s*--\\s*</query>\\s*");
    private static final Pattern VERIFIED = Pattern.compile("verified(\\s.*)?");

    private final String file;
    private final List<String> lines;
    private final List<Located<QueryPattern>> patterns = new ArrayList<>();
    private Optional<QueryDraft> draft = Optional.empty();
    private int index;

    private QueryReader(String file, String text) {
        this.file = file;
        this.lines = text.lines().toList();
    }

    static List<Located<QueryPattern>> read(String file, String text) {
        return new QueryReader(file, text).read();
    }

    private List<Located<QueryPattern>> read() {
        for (index = 0; index < lines.size(); index++) {
            String line = lines.get(index);
            Matcher comment = COMMENT.matcher(line);
            if (comment.matches()) {
                Matcher tag = TAG.matcher(comment.group(1).strip());
                if (tag.matches()) {
                    open(tag);
                }
            } else if (!line.isBlank()) {
                throw QueryDraft.wrong(here(), line.strip(), "SQL stands outside of <query> and </query>");
            }
        }
        draft.ifPresent(unfinished -> {
            throw QueryDraft.wrong(unfinished.place(), unfinished.name(), "the query pattern has no <query>");
        });
        if (patterns.isEmpty()) {
            throw QueryDraft.wrong(Place.text(file, 1, 1), "", "the file holds no query pattern");
        }
        return patterns;
    }

    private void open(Matcher tag) {
        String name = tag.group(2).strip().replaceAll("\\s+", " ");
        if (!tag.group(1).isEmpty()) {
            throw QueryDraft.wrong(here(), "</" + name + ">", "the tag is closed but was not opened");
        }
        if (name.equals("query")) {
            finish();
        } else if (name.equals("query name")) {
            start(content(name, tag.group(3)).strip());
        } else if (name.startsWith("query ") && !name.equals("query description")) {
            start(name.substring("query ".length()));
        } else {
            QueryDraft current = current(name);
            Place place = here();
            if (VERIFIED.matcher(name).matches()) {
                current.verified(name, place);
                skipVerifiedEnd(tag.group(3));
            } else {
                current.tell(name, content(name, tag.group(3)), place);
            }
        }
    }

    private void start(String name) {
        draft.ifPresent(unfinished -> {
            throw QueryDraft.wrong(unfinished.place(), unfinished.name(), "the query pattern has no <query>");
        });
        draft = Optional.of(new QueryDraft(name, here()));
    }

    private QueryDraft current(String tag) {
        return draft.orElseThrow(() ->
                QueryDraft.wrong(here(), "<" + tag + ">", "a query pattern begins with <query name>…</query name>"));
    }

    /** The text up to the closing tag, which may stand on the same line or on a later comment line. */
    private String content(String tag, String rest) {
        String end = "</" + tag + ">";
        Place opened = here();
        StringBuilder content = new StringBuilder();
        String line = rest;
        while (!line.strip().endsWith(end)) {
            content.append(line).append('\n');
            index++;
            Matcher comment = index < lines.size() ? COMMENT.matcher(lines.get(index)) : COMMENT.matcher("");
            if (!comment.matches()) {
                throw QueryDraft.wrong(opened, "<" + tag + ">", "the tag is not closed by " + end);
            }
            line = comment.group(1);
        }
        String last = line.strip();
        return content.append(last, 0, last.length() - end.length()).toString().strip();
    }

    private void skipVerifiedEnd(String rest) {
        if (!rest.isBlank() && !rest.strip().equals("</verified>")) {
            throw QueryDraft.wrong(here(), rest, "<verified by=\"…\" at=\"…\"> has nothing inside");
        }
    }

    private void finish() {
        QueryDraft finished = current("query");
        Place opened = here();
        StringBuilder sql = new StringBuilder();
        for (index++; ; index++) {
            if (index >= lines.size()) {
                throw QueryDraft.wrong(opened, finished.name(), "the <query> is not closed by -- </query>");
            }
            if (QUERY_END.matcher(lines.get(index)).matches()) {
                break;
            }
            sql.append(lines.get(index).stripTrailing()).append('\n');
        }
        patterns.add(finished.finish(sql.toString().strip(), opened));
        draft = Optional.empty();
    }

    private Place here() {
        String line = index < lines.size() ? lines.get(index) : "";
        return Place.text(file, index + 1, Math.max(1, line.indexOf('<') + 1));
    }
}
