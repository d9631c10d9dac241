package dash.builtin.readings.chart;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Dimension;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.Measure;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.RelationName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the columns that adjectives speak of, among the tables that the question names. */
final class Measures {

    private final SchemaNames names;
    private final Set<RelationName> tables;

    Measures(SchemaNames names, Set<RelationName> tables) {
        this.names = names;
        this.tables = tables;
    }

    List<MeasureLink> links(List<Token> tokens) {
        List<MeasureLink> links = new ArrayList<>();
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            if (token.kind() != Token.Kind.WORD) {
                continue;
            }
            boolean two = token.is("most", "least", "more", "less") && index + 1 < tokens.size();
            String words = two ? token.lower() + " " + tokens.get(index + 1).lower() : token.lower();
            int to = index + (two ? 2 : 1);
            Optional<Measure> measure = Lexicon.english().measure(words);
            if (measure.isPresent() && !measure.get().dimensions().isEmpty()) {
                columns(index, to, measure.get(), tokens, links);
            }
        }
        return links;
    }

    /** Who is slow or takes long has no date for it; who is old, new or late has. */
    private static boolean dates(Measure measure) {
        return measure.dimensions().stream()
                .anyMatch(dimension -> dimension.noun().matches(".*(date|year|birthday|opened|created)"));
    }

    /** A year of the calendar is early or late, but neither long nor large. */
    private static boolean misread(Term.Attribute attribute, Dimension dimension) {
        return TimeRules.isYear(attribute) && !dimension.noun().matches(".*(year|date|time|age|birth|found|open).*");
    }

    private void columns(int from, int to, Measure measure, List<Token> tokens, List<MeasureLink> links) {
        boolean compares = measure.degree() == Degree.COMPARATIVE;
        boolean ranks = measure.degree() == Degree.SUPERLATIVE;
        int end = compares && to < tokens.size() && tokens.get(to).is("than") ? to + 1 : to;
        if (!compares && !ranks) {
            return;
        }
        int place = 0;
        for (Dimension dimension : measure.dimensions()) {
            double later = 0.08 * place++;
            for (NameLink link : names.named(dimension.noun())) {
                if (link.target() instanceof Target.OfColumn(var table, var column) && tables.contains(table.name())) {
                    Term.Attribute attribute = new Term.Attribute(Occurrence.of(table), column.name());
                    boolean usable = ((World.isNumber(attribute) || TimeRules.isYear(attribute))
                                    && !misread(attribute, dimension))
                            || (World.isTime(attribute) && (dates(measure) || !World.isDay(attribute)));
                    if (usable) {
                        links.add(new MeasureLink(
                                from, end, attribute, dimension.direction() > 0, compares, link.cost() * 0.6 + later));
                    }
                }
            }
        }
    }
}
