package dash.app.command;

import dash.knowledge.Edition;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.project.curating.Items;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** The two arguments that name one item. */
final class NamedItem {

    static final String KINDS = Items.KINDS;

    @Parameters(index = "0", paramLabel = "KIND", converter = KindConverter.class, description = KINDS)
    private Kind kind = Kind.TABLE;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME",
            description = "what the item is called; case does not count")
    private List<String> words = List.of();

    KnowledgeItem in(Edition edition) {
        return Items.named(edition, kind, String.join(" ", words));
    }

    /** Written as files and lists write it. */
    static final class KindConverter implements ITypeConverter<Kind> {
        @Override
        public Kind convert(String value) {
            return Items.kind(value)
                    .orElseThrow(() -> new TypeConversionException("expected " + KINDS + ", not '" + value + "'"));
        }
    }
}
