package dash.builtin.telling;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of a text that say what it is about, so that the forms of one word are equal. */
final class Keys {

    private static final Set<String> EMPTY =
            Set.of(("a an the our my your their its his her us we i you they it this that these those here "
                            + "there of for in on at to from by with about and or as is are was were be been do does did "
                            + "can could will would should may must have has had what which who whose when where why how "
                            + "if table tables metric metrics term word data exactly please s any some information "
                            + "company")
                    .split(" "));

    private Keys() {}

    static List<String> of(String text) {
        return Words.of(text).stream()
                .filter(token -> token.kind() != Token.Kind.SYMBOL && !EMPTY.contains(token.lower()))
                .flatMap(
                        token -> token.kind() == Token.Kind.QUOTED ? of(token.text()).stream() : Stream.of(token.key()))
                .toList();
    }

    static Set<String> set(Collection<String> texts) {
        return texts.stream().flatMap(text -> of(text).stream()).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
