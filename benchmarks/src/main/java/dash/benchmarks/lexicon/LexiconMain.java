package dash.benchmarks.lexicon;

import dash.models.embedding.KnownWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.Deflater;

/** Writes the lexicon's files into the builtin module and tells how large they are. */
public final class LexiconMain {

    private static final Path FOLDER = Path.of("builtin/src/main/resources/dash/builtin/lexicon");

    private LexiconMain() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]).resolve(FOLDER);
        WordNet wordNet = WordNet.read();
        Selection selection = new Selection(wordNet, KnownWords.load(), written(folder));
        SynsetLines synsets = new SynsetLines(wordNet, selection);
        write(folder.resolve("synsets.txt"), synsets.lines());
        write(folder.resolve("words.txt"), new WordLines(wordNet, selection, synsets).lines());
        write(folder.resolve("irregular.txt"), new IrregularLines(selection).lines());
        write(folder.resolve("countries.txt"), new CountryLines(wordNet).lines());
        write(folder.resolve("WORDNET-LICENSE.txt"), licence());
    }

    /** Every word of the files that people write. */
    private static Set<String> written(Path folder) throws IOException {
        Set<String> words = new HashSet<>();
        for (String file : List.of("usage.txt", "abbreviations.txt", "measures.txt")) {
            Files.readAllLines(folder.resolve(file)).stream()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Stream.of(line.split("[ +*-]+")))
                    .forEach(words::add);
        }
        return words;
    }

    /** WordNet's files open with it, on numbered lines. */
    private static List<String> licence() {
        return WordNet.lines("data.noun").stream()
                .takeWhile(line -> line.startsWith(" "))
                .map(line -> line.replaceFirst("^ +\\d+ ?", "").stripTrailing())
                .toList();
    }

    private static void write(Path file, List<String> lines) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, String.join("\n", lines) + "\n");
        byte[] bytes = Files.readAllBytes(file);
        System.out.printf(
                Locale.ROOT,
                "%-20s %6d lines %8d bytes, %7d in a jar%n",
                file.getFileName(),
                lines.size(),
                bytes.length,
                deflated(bytes));
    }

    private static int deflated(byte[] bytes) {
        try (Deflater deflater = new Deflater()) {
            deflater.setInput(bytes);
            deflater.finish();
            return deflater.deflate(new byte[bytes.length + 1000]);
        }
    }
}
