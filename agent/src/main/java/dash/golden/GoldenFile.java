package dash.golden;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TreeWriter;
import dash.golden.GoldenQuestion.Difficulty;
import dash.golden.GoldenReader.Located;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One file of golden questions that is changed at one place. The new text is read before it takes the place of the old. */
final class GoldenFile {

    private final Path file;

    GoldenFile(Path file) {
        this.file = file;
    }

    void append(String id, GoldenDraft draft) {
        boolean fresh = !Files.exists(file);
        String before = fresh ? "" : text();
        List<GoldenQuestion> old = fresh ? List.of() : questions(file);
        String gap = before.isEmpty() || before.endsWith("\n") ? "" : "\n";
        List<String> ids = new ArrayList<>(old.stream().map(GoldenQuestion::id).toList());
        ids.add(id);
        replace(before + gap + written(id, draft), ids);
    }

    /** Always the same text for the same draft. */
    static String written(String id, GoldenDraft draft) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("id", id);
        entry.put("question", draft.question().strip());
        if (!draft.paraphrases().isEmpty()) {
            entry.put("paraphrases", draft.paraphrases());
        }
        draft.sql().ifPresent(sql -> entry.put("sql", sql.strip().replaceFirst(";\\s*$", "")));
        if (draft.difficulty() != Difficulty.UNRATED) {
            entry.put("difficulty", draft.difficulty().name().toLowerCase(Locale.ROOT));
        }
        if (!draft.tags().isEmpty()) {
            entry.put("tags", draft.tags());
        }
        if (!draft.notes().isBlank()) {
            entry.put("notes", draft.notes().strip());
        }
        String truths =
                (draft.sql().isEmpty() ? "  answerable: false\n" : "") + (draft.empty() ? "  empty: true\n" : "");
        return TreeWriter.yaml(List.of(entry)) + truths;
    }

    /** The lines from one question to the next; comments that stand before the next stay with it. */
    void cut(int index, List<Located> located) {
        String text = text();
        List<Integer> starts = starts(text);
        int from = line(located.get(index)) - 1;
        int to = starts.size() - 1;
        if (index + 1 < located.size()) {
            to = line(located.get(index + 1)) - 1;
            while (to - 1 > from
                    && text.substring(starts.get(to - 1), starts.get(to))
                            .strip()
                            .matches("|#.*")) {
                to--;
            }
        }
        String kept = text.substring(0, starts.get(from)) + text.substring(starts.get(to));
        List<String> ids =
                new ArrayList<>(located.stream().map(one -> one.question().id()).toList());
        ids.remove(index);
        if (ids.isEmpty() && kept.isBlank()) {
            delete();
        } else {
            replace(kept, ids);
        }
    }

    /** Where each line begins, and behind the last one where the text ends. */
    private static List<Integer> starts(String text) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int at = text.indexOf('\n'); at >= 0 && at + 1 < text.length(); at = text.indexOf('\n', at + 1)) {
            starts.add(at + 1);
        }
        starts.add(text.length());
        return starts;
    }

    private int line(Located located) {
        if (located.place() instanceof Place.InText at) {
            return at.line();
        }
        throw unfit();
    }

    /** Exactly as it is: reading for its meaning would smooth the ends of lines. */
    private String text() {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }

    private static List<GoldenQuestion> questions(Path file) {
        return GoldenReader.located(file).stream().map(Located::question).toList();
    }

    private void replace(String text, List<String> ids) {
        String name = String.valueOf(file.getFileName());
        Path beside = file.resolveSibling(".new-" + name);
        try {
            Files.createDirectories(file.toAbsolutePath().resolveSibling("."));
            Files.writeString(beside, text);
            if (!idsOf(beside).equals(ids)) {
                throw unfit();
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            throw unwritable(failed);
        } finally {
            beside.toFile().delete();
        }
    }

    private List<String> idsOf(Path path) {
        try {
            return questions(path).stream().map(GoldenQuestion::id).toList();
        } catch (FaultException unreadable) {
            throw unfit();
        }
    }

    private void delete() {
        try {
            Files.delete(file);
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }

    private FaultException unfit() {
        return FaultException.of(
                Code.GOLDEN_REFUSED,
                Place.file(file),
                "",
                "this file is not written as one question after the other, so that it cannot be changed without rewriting it",
                "change it by hand");
    }

    private FaultException unwritable(IOException failed) {
        return new FaultException(
                new Fault(
                        Code.GOLDEN_REFUSED,
                        Place.file(file),
                        failed.getClass().getSimpleName(),
                        "the file cannot be read or written",
                        "check that the folder is writable and the disk has space"),
                failed);
    }
}
