package dash.models.provider;

import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What is known of a reply while it comes in. */
final class Draft {

    /** How the provider says that the reply is over. */
    enum Ending {
        COMPLETE,
        TOO_LONG,
        REFUSED,
        OVERFLOW
    }

    /** A tool call that grows. */
    static final class Call {
        private final StringBuilder arguments = new StringBuilder();
        private String id = "";
        private String tool = "";
        private String signature = "";

        void named(String callId, String name) {
            if (!callId.isEmpty()) {
                id = callId;
            }
            if (!name.isEmpty()) {
                tool = name;
            }
        }

        void signed(String opaque) {
            signature = opaque;
        }

        void plus(String piece) {
            arguments.append(piece);
        }

        void replaced(String whole) {
            arguments.setLength(0);
            arguments.append(whole);
        }

        String id() {
            return id;
        }

        String tool() {
            return tool;
        }

        String arguments() {
            return arguments.toString();
        }

        String signature() {
            return signature;
        }
    }

    private final Hearing hearing;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder refusal = new StringBuilder();
    private final Map<Integer, Call> calls = new TreeMap<>();
    private int heard;
    private Optional<Usage> usage = Optional.empty();
    private Optional<Ending> ending = Optional.empty();
    private Optional<Failure> failure = Optional.empty();
    private boolean closed;

    Draft(Hearing hearing) {
        this.hearing = hearing;
    }

    /** Hears all that is new, but for a high surrogate whose other half has not come yet. */
    void text(String piece) {
        text.append(piece);
        int end = text.length();
        if (end > heard && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        if (end > heard) {
            String delta = Characters.whole(text.substring(heard, end));
            heard = end;
            hearing.text(delta);
        }
    }

    void refusal(String piece) {
        refusal.append(piece);
    }

    Call call(int index) {
        return calls.computeIfAbsent(index, number -> new Call());
    }

    Call nextCall() {
        return call(calls.size());
    }

    /** The newest word counts: providers repeat and correct it while they write. */
    void usage(Usage told) {
        usage = Optional.of(told);
    }

    void ending(Ending told) {
        ending = Optional.of(told);
    }

    /** The provider reports an error instead of going on. */
    void failure(Failure told) {
        failure = Optional.of(told);
    }

    /** Nothing comes after this. */
    void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed || failure.isPresent();
    }

    boolean isEnded() {
        return closed || ending.isPresent();
    }

    String text() {
        return Characters.whole(text.toString());
    }

    String refusal() {
        return Characters.whole(refusal.toString());
    }

    List<Call> calls() {
        return new ArrayList<>(calls.values());
    }

    Optional<Usage> usage() {
        return usage;
    }

    Optional<Ending> ending() {
        return ending;
    }

    Optional<Failure> failure() {
        return failure;
    }
}
