package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.LearningFilter;
import dash.project.render.LearningTelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Lists learnings: what {@code dash learnings} does by itself. */
abstract class LearningsListing extends KnowledgeVerb {

    static final String STATUSES = LearningFilter.STATUSES;

    @Option(
            names = "--status",
            paramLabel = "STATUS",
            split = ",",
            converter = StatusConverter.class,
            description = "only these: " + STATUSES + " (default: all but retired and rejected)")
    private List<Trust.Status> statuses = List.of();

    @Option(names = "--table", paramLabel = "TABLE", description = "only what is about this table")
    private @Nullable String table;

    @Option(names = "--mine", description = "only what is for you alone")
    private boolean mine;

    LearningsListing(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        Memory memory = knowledge.learnings().current();
        List<Learning> found = new LearningFilter(
                        statuses, Optional.ofNullable(table), mine ? Optional.of(knowledge.person()) : Optional.empty())
                .of(memory);
        long waiting = found.stream()
                .filter(learning -> learning.trust().status() == Trust.Status.PROPOSED)
                .count();
        List<String> lines = new ArrayList<>(found.isEmpty() ? List.of() : LearningTelling.table(found));
        lines.add(found.size()
                + (found.size() == 1 ? " learning" : " learnings")
                + (waiting == 0 ? "" : ", " + waiting + " proposed: dash learnings review"));
        return new Told(lines, object(memory, found));
    }

    static Map<String, @Nullable Object> object(Memory memory, List<Learning> learnings) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("learnings_version", memory.version());
        object.put("learnings", learnings.stream().map(LearningTelling::object).toList());
        return object;
    }

    /** Written as files and lists write it. */
    static final class StatusConverter implements ITypeConverter<Trust.Status> {
        @Override
        public Trust.Status convert(String value) {
            return Trust.Status.of(value)
                    .orElseThrow(() -> new TypeConversionException("expected " + STATUSES + ", not '" + value + "'"));
        }
    }
}
