package dash.app.chat;

import dash.question.Cancellation;
import java.util.Optional;

/** Where the lines of a chat come from. */
public interface Input extends AutoCloseable {

    /** The next line; none when there are no more. */
    Optional<String> next();

    /** While something runs that Ctrl-C is to call off. */
    Cancellation.Registration during(Cancellation cancellation);

    @Override
    void close();
}
