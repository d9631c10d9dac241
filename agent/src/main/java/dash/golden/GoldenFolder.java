package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.golden.GoldenReader.Located;
import dash.golden.GoldenRows.Computed;
import dash.knowledge.Names;
import dash.question.Cancellation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The golden questions of a project, which live in files. What is there stays as it is, byte for byte: a new question is
 * written behind the others, a removed one is cut out, and when the file would then not read as it should, nothing is
 * changed.
 */
public final class GoldenFolder {

    private static final String FILE = "added.yaml";
    private static final int WORDS_OF_AN_ID = 6;

    private final Path folder;

    public GoldenFolder(Path folder) {
        this.folder = folder;
    }

    /** All of them, in the order of files; none when there is no folder. */
    public List<GoldenQuestion> questions() {
        return Files.isDirectory(folder) ? new GoldenReader().read(folder) : List.of();
    }

    public GoldenQuestion question(String id) {
        List<GoldenQuestion> all = questions();
        return all.stream()
                .filter(question -> Names.key(question.id()).equals(Names.key(id)))
                .findFirst()
                .orElseThrow(() -> unknown(id, all));
    }

    /**
     * Adds a question once its statement has run and given something to compare with. A question that is already asked, in
     * whichever wording, is refused.
     *
     * @return the question as it now stands in the file
     */
    public GoldenQuestion add(GoldenDraft draft, GoldenRows rows, Cancellation cancellation) {
        List<GoldenQuestion> all = questions();
        refuseDuplicates(draft, all);
        draft.sql().ifPresent(sql -> refuseUseless(sql, draft.empty(), rows.compute(sql, cancellation)));
        String id = draft.id().map(String::strip).orElseGet(() -> freeId(draft.question(), all));
        new GoldenFile(folder.resolve(FILE)).append(id, draft);
        return question(id);
    }

    /** Cuts a question out of its file, which is returned. */
    public Path remove(String id) {
        String key = Names.key(question(id).id());
        for (Path file : GoldenReader.files(folder)) {
            List<Located> located = GoldenReader.located(file);
            for (int index = 0; index < located.size(); index++) {
                if (Names.key(located.get(index).question().id()).equals(key)) {
                    new GoldenFile(file).cut(index, located);
                    return file;
                }
            }
        }
        throw unknown(id, questions());
    }

    private static void refuseDuplicates(GoldenDraft draft, List<GoldenQuestion> all) {
        List<String> wordings = Stream.concat(Stream.of(draft.question()), draft.paraphrases().stream())
                .map(GoldenFolder::words)
                .toList();
        for (GoldenQuestion question : all) {
            boolean sameId = draft.id()
                    .filter(id -> Names.key(id).equals(Names.key(question.id())))
                    .isPresent();
            boolean sameWords = Stream.concat(Stream.of(question.question()), question.paraphrases().stream())
                    .map(GoldenFolder::words)
                    .anyMatch(wordings::contains);
            if (sameId || sameWords) {
                throw FaultException.of(
                        Code.GOLDEN_DUPLICATE,
                        Place.named("the golden questions"),
                        question.id(),
                        sameId ? "the id is taken" : "this is already asked: " + question.question(),
                        sameId ? "give another --id" : "look at it with dash golden show " + question.id());
            }
        }
    }

    private static String words(String question) {
        return String.join(
                        " ", List.of(question.toLowerCase(Locale.ROOT).strip().split("[^\\p{L}\\p{N}]+", -1)))
                .strip();
    }

    /** Nothing, or nothing but NULLs, proves nothing; a result that was cut off can never be met. */
    private static void refuseUseless(String sql, boolean emptyIsRight, Computed computed) {
        switch (computed) {
            case Computed.NotRun(String reason) ->
                throw refused(
                        sql,
                        "the statement does not run: " + reason,
                        "correct it; dash sql runs it as often as you like");
            case Computed.Right(Rows rows) -> {
                boolean nothing = rows.rows().stream().flatMap(List::stream).allMatch(Cell.Missing.class::isInstance);
                if (nothing != emptyIsRight) {
                    throw refused(
                            sql,
                            nothing ? "the statement gives nothing that could be compared" : "the statement gives rows",
                            nothing ? "ask something that has an answer, or say --empty" : "leave --empty out");
                }
                if (rows.truncated()) {
                    throw refused(sql, "the statement gives too many rows to compare", "aggregate or limit them");
                }
            }
        }
    }

    private static FaultException refused(String sql, String message, String next) {
        return FaultException.of(Code.GOLDEN_REFUSED, Place.named("the golden question"), sql, message, next);
    }

    private static String freeId(String question, List<GoldenQuestion> all) {
        List<String> words = List.of(words(question).split(" ", -1));
        String stem = String.join("-", words.subList(0, Math.min(WORDS_OF_AN_ID, words.size())));
        String id = stem.isBlank() ? "question" : stem;
        List<String> taken = all.stream().map(one -> Names.key(one.id())).toList();
        int number = 2;
        while (taken.contains(Names.key(id))) {
            id = stem + "-" + number++;
        }
        return id;
    }

    private static FaultException unknown(String id, List<GoldenQuestion> all) {
        List<String> ids = all.stream().map(GoldenQuestion::id).toList();
        return FaultException.of(
                Code.GOLDEN_UNKNOWN,
                Place.named("the golden questions"),
                id,
                "there is no question of this id",
                Nearest.among(id, ids)
                        .map(near -> "perhaps " + near + " is meant")
                        .orElse("see dash golden list"));
    }
}
