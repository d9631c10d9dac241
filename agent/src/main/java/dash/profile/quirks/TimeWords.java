package dash.profile.quirks;

import java.util.Set;

/** Words by which names say that a column tells time. */
final class TimeWords {

    static final Set<String> ALL = Set.of(
            "at",
            "on",
            "time",
            "ts",
            "timestamp",
            "date",
            "datetime",
            "day",
            "ms",
            "millis",
            "milli",
            "epoch",
            "unix",
            "when",
            "moment",
            "created",
            "updated",
            "modified",
            "changed",
            "start",
            "started",
            "begin",
            "end",
            "ended",
            "seen",
            "since",
            "until",
            "from",
            "expires",
            "expiry",
            "birthday",
            "month",
            "week");

    /** Of plans, of other lives, and of the end of things: no sign of how far data reaches. */
    static final Set<String> NOT_FRESH = Set.of(
            "birth",
            "birthday",
            "born",
            "due",
            "required",
            "expected",
            "scheduled",
            "planned",
            "estimated",
            "expire",
            "expires",
            "expiry",
            "expiration",
            "end",
            "ended",
            "deleted",
            "removed",
            "retired",
            "valid",
            "until",
            "closed",
            "cancelled",
            "canceled",
            "death",
            "died",
            "deadline",
            "renewal",
            "next");

    private TimeWords() {}
}
