package dash.project.memory;

import dash.learn.Recorded;
import java.util.List;
import java.util.Optional;

/**
 * What is told to a person who spoke of the memory.
 *
 * @param memory the entries that the words tell of, by number
 */
public record Said(String words, List<Integer> memory, Optional<Recorded> learned) {

    public Said {
        memory = List.copyOf(memory);
    }

    static Said plain(String words) {
        return new Said(words, List.of(), Optional.empty());
    }
}
