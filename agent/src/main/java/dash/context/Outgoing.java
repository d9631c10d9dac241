package dash.context;

import dash.knowledge.GlossaryEntry;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import dash.knowledge.Names;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words that may leave for a server that keeps documents: those of the question, and the names of knowledge. Whoever
 * consults may have read rows, or a document that gives orders; neither can be carried out in the words looked for.
 */
final class Outgoing {

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Outgoing() {}

    static String words(String wanted, String question, Knowledge knowledge) {
        Set<String> free = new HashSet<>(split(question));
        Stream.of(knowledge.metrics(), knowledge.glossary(), knowledge.tables(), knowledge.documents())
                .flatMap(List::stream)
                .map(Item::label)
                .forEach(label -> free.addAll(split(label)));
        knowledge.glossary().stream()
                .map(GlossaryEntry::synonyms)
                .flatMap(List::stream)
                .forEach(word -> free.addAll(split(word)));
        return Arrays.stream(BETWEEN.split(wanted, -1))
                .filter(word -> !word.isBlank() && free.contains(Names.key(word)))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    private static List<String> split(String text) {
        return Arrays.stream(BETWEEN.split(text, -1)).map(Names::key).toList();
    }
}
