package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Column;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The tables that terms may speak of at one place of a statement, and what they are called there. */
final class Scope {

    private final Writing writing;
    private final JoinTree tree;
    private final Optional<Scope> outer;
    private final List<Node> own;
    private final Map<Node, String> names = new HashMap<>();
    private final Collection<Node> groups;
    private final Map<Term, String> known;

    /**
     * A scope.
     *
     * @param own the tables of its own FROM
     * @param groups the tables that its rows are grouped by
     * @param known terms that are computed already, and how to call them
     */
    Scope(
            Writing writing,
            JoinTree tree,
            Optional<Scope> outer,
            List<Node> own,
            Collection<Node> groups,
            Map<Term, String> known) {
        this.writing = writing;
        this.tree = tree;
        this.outer = outer;
        this.own = List.copyOf(own);
        this.groups = List.copyOf(groups);
        this.known = Map.copyOf(known);
        Set<String> taken = new HashSet<>();
        outer.ifPresent(scope -> scope.taken(taken));
        own.forEach(node -> names.put(node, free(node, taken)));
    }

    private void taken(Set<String> names) {
        this.names.values().forEach(name -> names.add(lower(name)));
        outer.ifPresent(scope -> scope.taken(names));
    }

    private String free(Node node, Set<String> taken) {
        String plain = node.occurrence().table().name().name();
        long alike = own.stream()
                .filter(other -> other.occurrence().table().name().name().equalsIgnoreCase(plain))
                .count();
        String name = plain;
        for (int number = alike > 1 ? 1 : 2;
                (alike > 1 && name.equals(plain)) || taken.contains(lower(name));
                number++) {
            name = plain + "_" + number;
        }
        taken.add(lower(name));
        return name;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    Writing writing() {
        return writing;
    }

    JoinTree tree() {
        return tree;
    }

    List<Node> own() {
        return own;
    }

    Collection<Node> groups() {
        return groups;
    }

    Optional<String> known(Term term) {
        return Optional.ofNullable(known.get(term));
    }

    Optional<Node> find(Occurrence occurrence) {
        return tree.find(occurrence);
    }

    /** As in FROM: with its alias when it has one. */
    String relation(Node node) {
        String plain = node.occurrence().table().name().name();
        String name = names.getOrDefault(node, plain);
        String relation = writing.relation(node.occurrence().table());
        return name.equals(plain)
                ? relation
                : relation + " AS " + writing.dialect().name(name);
    }

    boolean hasPlainName(Node node) {
        return node.occurrence().table().name().name().equals(names.get(node));
    }

    String qualified(Node node, String column) {
        return qualifier(node) + "." + writing.dialect().name(column);
    }

    String qualifier(Node node) {
        String name = names.get(node);
        if (name != null) {
            return writing.dialect().name(name);
        }
        return outer.map(scope -> scope.qualifier(node))
                .orElseThrow(() -> new Unwritable(node.occurrence() + " is not within reach"));
    }

    /** With its table when there is more than one. */
    String column(Term.Attribute attribute) {
        Column column = Writing.column(attribute);
        Node node = find(attribute.of()).orElseThrow(() -> new Unwritable(attribute.of() + " is not within reach"));
        boolean alone = own.size() == 1 && outer.isEmpty() && names.containsKey(node);
        return alone ? writing.dialect().name(column.name()) : qualified(node, column.name());
    }

    boolean isAlone() {
        return own.size() == 1 && outer.isEmpty();
    }
}
