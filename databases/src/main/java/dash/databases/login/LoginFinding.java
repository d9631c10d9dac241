package dash.databases.login;

import java.util.List;

/**
 * One power of a login and on what.
 *
 * @param examples the first few objects it concerns, or the roles that carry it
 * @param count how many there are altogether
 */
public record LoginFinding(Power power, List<String> examples, long count) {

    public LoginFinding {
        examples = List.copyOf(examples);
    }

    public String inWords() {
        String more = count > examples.size() ? " and " + (count - examples.size()) + " more" : "";
        return "the login " + power.words() + " (" + String.join(", ", examples) + more + ")";
    }
}
