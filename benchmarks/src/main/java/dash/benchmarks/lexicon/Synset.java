package dash.benchmarks.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Words with one meaning, as a line of WordNet's data files has it.
 *
 * @param id part of speech and offset, such as n06626039
 * @param file number of the lexicographer's file: 18 is about persons
 * @param satellite whether it is an adjective that leans on a more general one
 * @param words as written, capitals kept, an underscore between the words of one name
 */
record Synset(String id, int file, boolean satellite, List<String> words, List<Pointer> pointers) {

    static Synset parse(String line) {
        String[] fields = line.substring(0, line.indexOf(" | ")).split(" ");
        String part = part(fields[2]);
        int count = Integer.parseInt(fields[3], 16);
        List<String> words = new ArrayList<>();
        for (int word = 0; word < count; word++) {
            words.add(fields[4 + 2 * word].replaceFirst("\\(.*", ""));
        }
        return new Synset(
                part + fields[0],
                Integer.parseInt(fields[1]),
                fields[2].equals("s"),
                List.copyOf(words),
                pointers(fields, 4 + 2 * count));
    }

    private static List<Pointer> pointers(String[] fields, int at) {
        List<Pointer> pointers = new ArrayList<>();
        for (int number = 0; number < Integer.parseInt(fields[at]); number++) {
            int start = at + 1 + 4 * number;
            pointers.add(new Pointer(
                    fields[start],
                    part(fields[start + 2]) + fields[start + 1],
                    Integer.parseInt(fields[start + 3].substring(0, 2), 16),
                    Integer.parseInt(fields[start + 3].substring(2), 16)));
        }
        return List.copyOf(pointers);
    }

    private static String part(String type) {
        return type.equals("s") ? "a" : type;
    }

    char part() {
        return id.charAt(0);
    }

    /** Whether it is a single thing with a name, such as a river or a person. */
    boolean instance() {
        return pointers.stream().anyMatch(pointer -> pointer.is(Pointer.INSTANCE_OF));
    }

    Stream<Pointer> pointers(String symbol) {
        return pointers.stream().filter(pointer -> pointer.is(symbol));
    }
}
