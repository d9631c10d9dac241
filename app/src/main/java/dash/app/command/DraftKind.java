package dash.app.command;

import dash.knowledge.Kind;
import dash.project.curating.NamedDrafts;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that keeps a verb to one kind of drafts. */
final class DraftKind {

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            converter = Converter.class,
            description = "only one kind: " + NamedDrafts.KINDS)
    private @Nullable Kind kind;

    Optional<Kind> told() {
        return Optional.ofNullable(kind);
    }

    /** In the singular or in the plural. */
    static final class Converter implements ITypeConverter<Kind> {
        @Override
        public Kind convert(String value) {
            return NamedDrafts.kind(value)
                    .orElseThrow(() ->
                            new TypeConversionException("expected " + NamedDrafts.KINDS + ", not '" + value + "'"));
        }
    }
}
