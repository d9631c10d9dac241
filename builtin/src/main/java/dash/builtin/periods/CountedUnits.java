package dash.builtin.periods;

import dash.builtin.words.Words;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** So many days, months or years that end or begin with a day that is said: "the last 30 days before 1 March 2024". */
final class CountedUnits {

    private static final int MOST = 1_000;

    private final Scan scan;
    private final IntFunction<Optional<PeriodMention>> unit;

    CountedUnits(Scan scan, IntFunction<Optional<PeriodMention>> unit) {
        this.scan = scan;
        this.unit = unit;
    }

    Optional<PeriodMention> at(int index) {
        int number = scan.skip(scan.skip(index, "the"), "last", "past", "final", "first", "next");
        OptionalInt count = Words.number(scan.at(number));
        Optional<Grain> grain = Grain.named(scan.at(number + 1).lower());
        if (number == index || count.isEmpty() || grain.isEmpty() || count.getAsInt() < 1 || count.getAsInt() > MOST) {
            return Optional.empty();
        }
        int joint = number + 2;
        int behind = scan.is(joint, "leading") && scan.is(joint + 1, "up") && scan.is(joint + 2, "to")
                ? joint + 3
                : scan.is(joint, "prior") && scan.is(joint + 1, "to")
                        ? joint + 2
                        : scan.is(joint, "before", "preceding", "after", "following") ? joint + 1 : -1;
        boolean later = scan.is(joint, "after", "following");
        return behind < 0
                ? Optional.empty()
                : unit.apply(behind).flatMap(said -> counted(index, said, grain.get(), count.getAsInt(), later));
    }

    private static Optional<PeriodMention> counted(
            int index, PeriodMention said, Grain grain, int count, boolean later) {
        Optional<LocalDate> day = later ? said.period().end() : said.period().start();
        return day.map(from -> {
            LocalDate other = from;
            for (int step = 0; step < count; step++) {
                other = later ? grain.forth(other) : grain.back(other);
            }
            LocalDate first = later ? from : other;
            LocalDate end = later ? other : from;
            String words = "from " + Period.day(first) + " to " + Period.day(end.minusDays(1));
            return new PeriodMention(index, said.to(), Period.of(first, end, words));
        });
    }
}
