package dash.builtin;

import dash.builtin.choice.Belief;
import dash.builtin.choice.Candidate;
import dash.builtin.choice.Choice;
import dash.builtin.choice.Chooser;
import dash.builtin.links.names.KnownNames;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.sql.ToldDays;
import dash.context.Context;
import dash.search.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that a question can be read as, with what speaks for each: for those who measure or fit the choice. */
public final class Readings {

    private final Values values;
    private final KnownNames names = new KnownNames();

    public Readings(Values values) {
        this.values = values;
    }

    /**
     * A statement and the evidence for it.
     *
     * @param cost what the reader itself holds against it
     * @param belief how probable it is to be right
     */
    public record Read(String sql, double cost, double belief, Map<String, Double> evidence) {}

    /** Over the live schema, the cheapest first. */
    public List<Read> of(String question, Context context) {
        Understanding understanding = new Understanding(question, context, values);
        SchemaNames schema = names.of(ToldDays.read(context));
        List<Candidate.OfSchema> byCost = understanding.byCost(schema);
        List<Map<String, Double>> evidence = understanding.evidence(schema);
        List<Read> readings = new ArrayList<>();
        for (int index = 0; index < byCost.size(); index++) {
            Candidate.OfSchema one = byCost.get(index);
            readings.add(new Read(
                    one.sql().sql(),
                    one.reading().cost(),
                    Belief.fitted().probability(evidence.get(index)),
                    evidence.get(index)));
        }
        return readings;
    }

    /** What is answered when no reading over the live schema is believed. */
    public Optional<String> otherwise(String question, Context context) {
        Understanding understanding = new Understanding(question, context, values);
        Choice choice = new Chooser(context.knowledge())
                .choose(understanding.metrics(), understanding.patterns(), understanding::described, false, List::of);
        return choice instanceof Choice.Sure sure
                ? Optional.of(sure.candidate().sql().sql())
                : Optional.empty();
    }
}
