package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.periods.Grain;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the words of an {@link Instruction} stand for in a question that was read already: columns of the rows it is about, the
 * steps of time and the figures that it speaks of. Nothing is shown that the rows have no single value of.
 */
final class Shows {

    /** A column that each row leads to is further away than one of its own. */
    private static final double FURTHER = 0.25;

    /** The day by which rows are dated, whatever its column is called. */
    private static final double UNNAMED = 0.1;

    /** A figure that the question itself says nothing of. */
    private static final double NEW = 0.2;

    private final SchemaNames names;
    private final World world;
    private final FigureWords figureWords;
    private final NewFigures newFigures;

    Shows(SchemaNames names, World world, FigureWords figureWords) {
        this.names = names;
        this.world = world;
        this.figureWords = figureWords;
        this.newFigures = new NewFigures(names, world);
    }

    /** Terms for the words, and what it costs to believe them. */
    private record Found(List<Term> terms, double cost) {}

    /** The phrase with these things shown and nothing else; empty when one of them is not to be found. */
    Optional<Phrase> of(Phrase phrase, Instruction instruction) {
        if (!(phrase.sense() instanceof Sense.Noun(Frame frame))
                || frame.heads().isEmpty()) {
            return Optional.empty();
        }
        List<Term> terms = new ArrayList<>(instruction.further() ? told(frame) : List.of());
        double cost = 0;
        for (List<String> item : instruction.items()) {
            Optional<Found> found = item(item, frame);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            terms.addAll(found.get().terms());
            cost += found.get().cost();
        }
        if (!answers(frame, terms) || (instruction.further() && tellsItsTime(frame))) {
            return Optional.empty();
        }
        double links = cost;
        Frame heads = regrouped(measured(frame, terms), terms)
                .withHeads(terms.stream().distinct().toList());
        return ordered(instruction.once() ? heads.different() : heads, instruction)
                .map(ordered ->
                        new Phrase(new Sense.Noun(ordered), phrase.glue(), phrase.cost()).plus(Feature.LINK, links));
    }

    /** "joined in 2020": when is said and not asked. */
    private static boolean tellsItsTime(Frame frame) {
        return frame.where().stream()
                .anyMatch(where -> frame.heads().stream().anyMatch(head -> OtherTimes.tells(where, head)));
    }

    private List<Term> told(Frame frame) {
        return frame.isRows() ? world.shown(frame.core()) : frame.heads();
    }

    /** "Which country's halls … Return the country": where no single row is asked for or shown, none of them is ranked. */
    private Frame regrouped(Frame frame, List<Term> terms) {
        List<Term> shared = terms.stream()
                .filter(term -> term instanceof Term.Attribute && !isName(term))
                .toList();
        boolean none = !shared.isEmpty()
                && frame.heads().containsAll(shared)
                && terms.stream().allMatch(term -> shared.contains(term) || Frame.figure(term));
        boolean rows = frame.groups().stream().anyMatch(Term.Whole.class::isInstance);
        return none && rows && frame.groups().size() == 1 && frame.isRanked() ? frame.by(shared) : frame;
    }

    /** What the question itself asks for, beside what rows go by and what they are ranked by, is among what is shown. */
    private boolean answers(Frame frame, List<Term> terms) {
        List<Term> ranking = frame.ordering().stream().map(Asked.Ordering::term).toList();
        return frame.heads().stream()
                .allMatch(head ->
                        head instanceof Term.Whole || terms.contains(head) || ranking.contains(head) || isName(head));
    }

    private boolean isName(Term head) {
        return head instanceof Term.Attribute(Occurrence of, String column)
                && (world.shown(of).contains(head) || World.isKey(List.of(head)));
    }

    private Optional<Found> item(List<String> words, Frame frame) {
        Optional<Term> step = words.size() == 1 ? step(words.getFirst(), frame) : Optional.empty();
        if (step.isPresent()) {
            return Optional.of(new Found(List.of(step.get()), 0));
        }
        Optional<Term> figure = figureWords.of(words, frame);
        if (figure.isPresent()) {
            return Optional.of(new Found(List.of(figure.get()), 0));
        }
        Optional<Found> column = column(words, frame);
        return column.isPresent() ? column : newFigures.of(words, frame).map(term -> new Found(List.of(term), NEW));
    }

    private static Optional<Term> step(String word, Frame frame) {
        return Grain.named(word)
                .flatMap(grain -> frame.groups().stream()
                        .filter(group -> group instanceof Term.StepOf(Grain own, Term date) && own == grain)
                        .findFirst());
    }

    private Optional<Found> column(List<String> words, Frame frame) {
        List<Found> found = new ArrayList<>();
        for (List<String> form : forms(words)) {
            for (NameLink link : names.named(String.join(" ", form))) {
                rows(link.target(), frame).ifPresent(rows -> found.add(named(link, rows, frame)));
            }
        }
        boolean name = words.size() == 1 && words.getFirst().matches("names?");
        if (name && !frame.groups().isEmpty() && frame.groups().stream().allMatch(Term.Attribute.class::isInstance)) {
            found.add(new Found(frame.groups(), 0));
        } else if (name) {
            base(frame).forEach(rows -> found.add(new Found(world.shown(rows), 0)));
        }
        if (words.size() == 1 && words.getFirst().matches("dates?") && found.isEmpty()) {
            base(frame).forEach(rows -> day(rows, frame).ifPresent(day -> found.add(new Found(List.of(day), UNNAMED))));
        }
        if (words.size() == 1 && words.getFirst().matches("ids?|identifiers?")) {
            base(frame)
                    .forEach(rows -> SchemaWorld.onlyKey(rows).ifPresent(key -> found.add(new Found(List.of(key), 0))));
        }
        return found.stream().min(Comparator.comparingDouble(Found::cost));
    }

    /** The day that the question speaks of, or that the rows are dated by. */
    private Optional<Term> day(Occurrence rows, Frame frame) {
        Optional<Term> said = frame.where().stream()
                .filter(Condition.Within.class::isInstance)
                .map(condition -> ((Condition.Within) condition).date())
                .filter(date -> date instanceof Term.Attribute attribute
                        && attribute.of().equals(rows))
                .findFirst();
        return said.or(() -> world.dates(rows).stream()
                .filter(date -> date.of().equals(rows))
                .<Term>map(date -> date)
                .findFirst());
    }

    /** "name of shop" is the shop name, and a "country name" is a country. */
    private static List<List<String>> forms(List<String> words) {
        int of = words.indexOf("of");
        if (of < 0 && words.size() > 1 && words.getLast().matches("names?")) {
            return List.of(words, words.subList(0, words.size() - 1));
        }
        if (of <= 0 || of + 1 >= words.size()) {
            return List.of(words);
        }
        List<String> turned = new ArrayList<>(words.subList(of + 1, words.size()));
        turned.addAll(words.subList(0, of));
        return List.of(words, turned);
    }

    private Found named(NameLink link, Occurrence rows, Frame frame) {
        List<Term> terms = switch (link.target()) {
            case Target.OfTable table -> world.shown(rows);
            case Target.OfColumn(var table, var column) -> List.of(new Term.Attribute(rows, column.name()));
            case Target.OfColumns(var table, var columns) ->
                columns.stream()
                        .<Term>map(column -> new Term.Attribute(rows, column.name()))
                        .toList();
        };
        boolean said = frame.groups().containsAll(terms) || frame.heads().containsAll(terms);
        int steps = base(frame).stream()
                .mapToInt(own -> world.distance(own.table(), rows.table()).orElse(9))
                .min()
                .orElse(9);
        return new Found(terms, said ? 0 : link.cost() + steps * FURTHER);
    }

    /** The rows of a table that each row of the result has one of; empty when there may be several. */
    private Optional<Occurrence> rows(Target target, Frame frame) {
        List<Occurrence> base = base(frame);
        for (Occurrence own : base) {
            if (own.table().name().equals(target.table().name())) {
                return Optional.of(own);
            }
        }
        return base.stream()
                .filter(own -> world.toOne(own.table(), target.table()))
                .findFirst()
                .map(own -> Occurrence.of(target.table()));
    }

    /** What each row of the result is one of: a group, or a row of the table that is asked about. */
    private static List<Occurrence> base(Frame frame) {
        Set<Occurrence> base = new LinkedHashSet<>();
        for (Term group : frame.groups()) {
            switch (group) {
                case Term.Whole(Occurrence of) -> base.add(of);
                case Term.Attribute(Occurrence of, String column) -> base.add(of);
                default -> {}
            }
        }
        if (frame.groups().isEmpty()) {
            base.add(frame.core());
        }
        return List.copyOf(base);
    }

    /** A figure that only restricted the rows counts the same rows when it is shown. */
    private static Frame measured(Frame frame, List<Term> terms) {
        Frame shown = frame;
        for (Condition condition : frame.where()) {
            if (condition instanceof Condition.Related(var anchor, var other, var conditions, var quantity)
                    && (quantity instanceof Condition.Quantity.Measured measured
                            ? terms.contains(measured.figure())
                            : quantity instanceof Condition.Quantity.Some && figureOver(other, terms))) {
                shown = shown.with(conditions);
            }
        }
        return shown;
    }

    private static boolean figureOver(Occurrence rows, List<Term> terms) {
        return terms.stream()
                .anyMatch(term ->
                        term instanceof Term.Figure figure && figure.rows().equals(rows));
    }

    private Optional<Frame> ordered(Frame frame, Instruction instruction) {
        if (instruction.order().isEmpty()) {
            return Optional.of(frame);
        }
        Instruction.Order order = instruction.order().get();
        Optional<Term> by = order.by().isEmpty()
                ? frame.heads().stream()
                        .filter(term -> order.time() ? isTime(term) : isSize(term))
                        .findFirst()
                : item(order.by(), frame).map(found -> found.terms().getFirst());
        return by.map(term -> frame.ordered(
                List.of(new Asked.Ordering(term, order.descending())),
                Math.max(frame.limit(), Math.abs(frame.open()))));
    }

    private static boolean isTime(Term term) {
        return term instanceof Term.StepOf || (term instanceof Term.Attribute attribute && World.isTime(attribute));
    }

    private static boolean isSize(Term term) {
        return Frame.figure(term) || (term instanceof Term.Attribute attribute && World.isNumber(attribute));
    }
}
