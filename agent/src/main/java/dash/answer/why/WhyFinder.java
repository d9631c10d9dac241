package dash.answer.why;

import dash.context.Context;
import dash.documents.Passage;
import dash.facts.Fact;
import dash.facts.Profile;
import dash.knowledge.Knowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds what people wrote about the notable facts of one result. Pure but for the search; the same state gives the same lines. */
public final class WhyFinder {

    private static final int MOST = 2;

    private final Context context;
    private final Function<String, List<Passage>> search;

    /** @param search finds further passages about some words, for a project whose documents are not all in the context */
    public WhyFinder(Context context, Function<String, List<Passage>> search) {
        this.context = context;
        this.search = search;
    }

    /**
     * @param because what the statement was built from
     * @param subject what the figures are called
     * @param period the time of the question, as it stands in a sentence
     */
    public List<Why> find(
            List<Fact> facts,
            Profile profile,
            List<Because> because,
            String subject,
            String period,
            List<String> tables) {
        List<Notable> notable = Notable.of(facts, profile, period);
        if (notable.isEmpty()) {
            return List.of();
        }
        Thing thing = new Thing(because, subject, tables, context);
        List<Why> found = new ArrayList<>();
        for (Notable each : notable) {
            reports(each, subject).stream()
                    .flatMap(report -> report.about(thing, each.span()).stream())
                    .limit(1)
                    .map(citation -> new Why(words(each, citation.origin(), citation.quote()), each.period(), citation))
                    .filter(why ->
                            found.stream().noneMatch(other -> other.citation().equals(why.citation())))
                    .forEach(found::add);
        }
        return found.stream().limit(MOST).toList();
    }

    private List<Report> reports(Notable notable, String subject) {
        Knowledge knowledge = context.knowledge();
        Stream<Passage> further = context.told().search() == Context.Search.NONE
                ? Stream.empty()
                : search.apply(subject + " " + notable.period()).stream();
        return Report.of(
                knowledge,
                Stream.concat(context.passages().stream(), further).distinct().toList());
    }

    /** An association in time and nothing more. */
    private static String words(Notable notable, Origin origin, String quote) {
        return "Around " + notable.period() + ", " + notable.how() + ": “" + quote + "”, see " + origin.label()
                + ". Both fall together; whether one led to the other is not known.";
    }
}
