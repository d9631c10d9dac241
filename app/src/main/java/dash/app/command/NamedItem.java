package dash.app.command;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** The two arguments that name one item. */
final class NamedItem {

    static final String KINDS = "table, metric, rule, gotcha, glossary, calendar, pattern or document";

    @Parameters(index = "0", paramLabel = "KIND", converter = KindConverter.class, description = KINDS)
    private Kind kind = Kind.TABLE;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME",
            description = "what the item is called; case does not count")
    private List<String> words = List.of();

    ItemId id() {
        return ItemId.of(kind, String.join(" ", words));
    }

    KnowledgeItem in(Edition edition) {
        return edition.find(id()).orElseThrow(() -> unknown(edition));
    }

    private FaultException unknown(Edition edition) {
        List<String> names = edition.items().stream()
                .filter(item -> item.id().kind() == kind)
                .map(item -> item.content().label())
                .toList();
        String name = String.join(" ", words);
        String nearest = Nearest.among(name, names)
                .map(near -> "; the nearest is " + near)
                .orElse("");
        return FaultException.of(
                Code.KNOWLEDGE_UNKNOWN,
                Place.named("knowledge"),
                name,
                "there is no " + kind.inWords() + " of this name" + nearest,
                "dash knowledge list shows what there is");
    }

    /** Written as files and lists write it. */
    static final class KindConverter implements ITypeConverter<Kind> {
        @Override
        public Kind convert(String value) {
            return Arrays.stream(Kind.values())
                    .filter(kind -> kind.written().equalsIgnoreCase(value))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("expected " + KINDS + ", not '" + value + "'"));
        }
    }
}
