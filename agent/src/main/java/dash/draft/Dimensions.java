package dash.draft;

import dash.knowledge.Dimension;
import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.RelationName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the rows of a table may be broken down by: its own few-valued columns, and those of what its rows belong to. */
final class Dimensions {

    private static final int MOST = 12;
    private static final int STEPS = 2;

    private final Subjects subjects;
    private final Subject base;
    private final Map<String, Dimension> found = new LinkedHashMap<>();

    private Dimensions(Subjects subjects, Subject base) {
        this.subjects = subjects;
        this.base = base;
    }

    static List<Dimension> of(Subjects subjects, Subject base) {
        return new Dimensions(subjects, base).find();
    }

    private List<Dimension> find() {
        base.columns(Role.CATEGORY)
                .forEach(column -> add(List.of(Phrase.spoken(column.name())), Optional.empty(), column));
        base.label()
                .ifPresent(column ->
                        add(List.of(called(base, column), Phrase.spoken(column.name())), Optional.empty(), column));
        List<Subject> near = List.of(base);
        Set<RelationName> seen = new HashSet<>(Set.of(base.table().name()));
        for (int step = 0; step < STEPS; step++) {
            near = parents(near, seen);
            near.forEach(this::addParent);
        }
        return found.values().stream().limit(MOST).toList();
    }

    /** Those that exactly one column points to: behind two, nobody knows which one is meant. */
    private List<Subject> parents(List<Subject> from, Set<RelationName> seen) {
        Map<RelationName, Integer> ways = new LinkedHashMap<>();
        for (Subject child : from) {
            child.joins().forEach(join -> ways.merge(join.target(), 1, Integer::sum));
        }
        List<Subject> parents = new ArrayList<>();
        ways.forEach((target, count) -> {
            if (seen.add(target) && count == 1) {
                subjects.find(target).ifPresent(parents::add);
            }
        });
        return parents;
    }

    private void addParent(Subject parent) {
        Optional<String> table = Optional.of(parent.name());
        parent.label()
                .ifPresent(column -> add(
                        List.of(called(parent, column), noun(parent) + " " + Phrase.spoken(column.name())),
                        table,
                        column));
        parent.columns(Role.CATEGORY).forEach(column -> {
            String plain = Phrase.spoken(column.name());
            add(List.of(plain, noun(parent) + " " + plain), table, column);
        });
    }

    /** A column that is just called name is the name of a row; {@code driver_name} is that of a driver. */
    private static String called(Subject subject, Column column) {
        List<String> words = Phrase.words(column.name());
        String owner = Role.isLabelWord(words.getLast())
                ? String.join(" ", words.subList(0, words.size() - 1))
                : String.join(" ", words);
        return owner.isEmpty() ? noun(subject) : owner;
    }

    private static String noun(Subject subject) {
        return Phrase.one(subject.table().name().name());
    }

    /** Under the first word that is still free. */
    private void add(List<String> words, Optional<String> table, Column column) {
        for (String word : words) {
            if (!word.isBlank()
                    && found.putIfAbsent(Names.key(word), new Dimension(word, table, column.name())) == null) {
                return;
            }
        }
    }
}
