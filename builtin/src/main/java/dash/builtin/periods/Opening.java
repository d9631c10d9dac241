package dash.builtin.periods;

import java.util.Optional;

/**
 * Words that leave one side of a period open.
 *
 * @param behind the word behind them
 */
record Opening(Kind kind, int behind) {

    /** Which side, and whether the unit that follows belongs to it. */
    enum Kind {
        SINCE,
        FROM,
        AFTER,
        BEFORE,
        UNTIL
    }

    /** Where the unit stands: "since the beginning of 2020" is since 2020, and "until the end of 2020" up to its end. */
    int unit(Scan scan) {
        int word = scan.skip(behind, "the");
        boolean begins =
                scan.is(word, "beginning", "start") && (kind == Kind.SINCE || kind == Kind.FROM || kind == Kind.BEFORE);
        boolean ends = scan.is(word, "end") && (kind == Kind.UNTIL || kind == Kind.AFTER);
        return (begins || ends) && scan.is(word + 1, "of") ? word + 2 : behind;
    }

    static Optional<Opening> at(Scan scan, int index) {
        if (scan.is(index, "no", "not") && scan.is(index + 2, "than")) {
            return scan.is(index + 1, "later")
                    ? of(Kind.UNTIL, index + 3)
                    : scan.is(index + 1, "earlier") ? of(Kind.FROM, index + 3) : Optional.empty();
        }
        if (scan.is(index + 1, "than")) {
            return scan.is(index, "earlier")
                    ? of(Kind.BEFORE, index + 2)
                    : scan.is(index, "later") ? of(Kind.AFTER, index + 2) : Optional.empty();
        }
        if (scan.is(index, "prior") && scan.is(index + 1, "to")) {
            return of(Kind.BEFORE, index + 2);
        }
        if (scan.is(index, "up") && scan.is(index + 1, "to", "until")) {
            return of(Kind.UNTIL, index + 2);
        }
        return single(scan, index);
    }

    private static Optional<Opening> single(Scan scan, int index) {
        if (scan.is(index, "until", "till", "through")) {
            return of(Kind.UNTIL, index + 1);
        }
        if (scan.is(index, "since")) {
            return of(Kind.SINCE, index + 1);
        }
        return scan.is(index, "before")
                ? of(Kind.BEFORE, index + 1)
                : scan.is(index, "after") ? of(Kind.AFTER, index + 1) : Optional.empty();
    }

    private static Optional<Opening> of(Kind kind, int behind) {
        return Optional.of(new Opening(kind, behind));
    }
}
