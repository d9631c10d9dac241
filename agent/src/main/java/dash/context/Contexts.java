package dash.context;

import dash.fault.FaultException;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/**
 * Gathers the layers. Small projects are put in whole: leaving something out saves nothing and can only cost an answer.
 */
public final class Contexts {

    private static final String WHOLE = "small project, everything is in";

    private final Knowledge knowledge;
    private final SchemaReader schemas;
    private final Clock clock;
    private final String version;

    public Contexts(Knowledge knowledge, SchemaReader schemas, Clock clock) {
        this.knowledge = knowledge;
        this.schemas = schemas;
        this.clock = clock;
        this.version = KnowledgeVersion.of(knowledge);
    }

    public Context gather() {
        List<Context.MissingLayer> missing = new ArrayList<>();
        Schema schema = readSchema(missing);
        return new Context(
                knowledge,
                schema,
                knowledge.calendar().orElse(Calendar.DEFAULT).today(clock),
                version,
                picks(schema),
                missing);
    }

    private Schema readSchema(List<Context.MissingLayer> missing) {
        try {
            return schemas.schema();
        } catch (FaultException unreadable) {
            missing.add(
                    new Context.MissingLayer(Layer.SCHEMA, unreadable.fault().message()));
            return new Schema("unread", List.of(), List.of());
        }
    }

    private List<Pick> picks(Schema schema) {
        List<Pick> picks = new ArrayList<>();
        knowledge.tables().forEach(table -> picks.add(new Pick(Layer.TABLES, table.name(), WHOLE)));
        knowledge.metrics().forEach(metric -> picks.add(new Pick(Layer.ANNOTATIONS, metric.name(), WHOLE)));
        knowledge.rules().forEach(rule -> picks.add(new Pick(Layer.ANNOTATIONS, rule.title(), WHOLE)));
        knowledge.gotchas().forEach(gotcha -> picks.add(new Pick(Layer.ANNOTATIONS, gotcha.issue(), WHOLE)));
        knowledge.glossary().forEach(entry -> picks.add(new Pick(Layer.ANNOTATIONS, entry.term(), WHOLE)));
        knowledge.patterns().forEach(pattern -> picks.add(new Pick(Layer.PATTERNS, pattern.name(), WHOLE)));
        knowledge.documents().forEach(document -> picks.add(new Pick(Layer.DOCUMENTS, document.title(), WHOLE)));
        schema.tables()
                .forEach(table -> picks.add(new Pick(Layer.SCHEMA, table.name().toString(), WHOLE)));
        return picks;
    }
}
