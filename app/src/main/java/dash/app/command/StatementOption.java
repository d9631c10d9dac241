package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TextFile;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The statement that a person calls right. */
final class StatementOption {

    private static final int MOST_MEGABYTES = 1;

    @Option(names = "--sql", paramLabel = "SQL", description = "the statement that is right; it is run, guarded")
    private @Nullable String sql;

    @Option(names = "--file", paramLabel = "FILE", description = "the same from a file; - reads standard input")
    private @Nullable String file;

    Optional<String> given(Console console) {
        if (sql != null && file != null) {
            throw FaultException.of(
                    Code.WRONG_USAGE, Place.named("--file"), file, "a statement is given once", "Use --sql or --file");
        }
        return Optional.ofNullable(sql).or(() -> Optional.ofNullable(file).map(name -> read(console, name)));
    }

    private static String read(Console console, String name) {
        return "-".equals(name)
                ? TextFile.read(console.in(), "standard input", Code.WRONG_USAGE, MOST_MEGABYTES)
                : TextFile.read(console.here().resolve(name), name, Code.WRONG_USAGE, MOST_MEGABYTES);
    }
}
