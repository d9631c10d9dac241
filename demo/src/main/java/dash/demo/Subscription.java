package dash.demo;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One subscription while its life is rolled: from trial or first payment to today or to its end. */
final class Subscription {

    record Change(Optional<String> before, String after, Instant moment) {}

    private static final List<String> REASONS = List.of(
            "too expensive", "switched to a competitor", "season ended", "missing features", "went out of business");

    private final Dice dice;
    final Account account;
    final Plan plan;
    final boolean annual;
    final int sites;
    final int amountCents;
    final List<Change> changes = new ArrayList<>();
    private Optional<LocalDate> paidFrom = Optional.empty();
    private Optional<LocalDate> endedOn = Optional.empty();
    private Optional<String> reason = Optional.empty();

    Subscription(Account account, LocalDate start, boolean withTrial, Dice dice) {
        this.dice = dice;
        this.account = account;
        plan = Plan.roll(dice, account.segment(), start);
        annual = dice.chance(320);
        sites = account.segment().sites(dice);
        int discountPercent = dice.weighted(70, 20, 10) * 10;
        amountCents = plan.priceCents(annual) * sites / 100 * (100 - discountPercent);
        if (withTrial) {
            tryOut(start);
        } else {
            pay(start);
        }
    }

    private void tryOut(LocalDate start) {
        change("trialing", start);
        LocalDate end = start.plusDays(dice.chance(800) ? 14 : 30);
        if (end.isAfter(Times.TODAY)) {
            return;
        }
        if (dice.chance(720)) {
            pay(end);
        } else {
            cancel(end, "trial not converted");
        }
    }

    private void pay(LocalDate start) {
        change("active", start);
        paidFrom = Optional.of(start);
        LocalDate day = start.plusDays(30);
        while (!day.isAfter(Times.TODAY) && endedOn.isEmpty()) {
            int roll = dice.below(1000);
            int leaving = annual ? 8 : 21;
            if (roll < leaving) {
                cancel(day, dice.pick(REASONS));
            } else if (roll < leaving + 28) {
                fallBehind(day);
            }
            day = day.plusDays(30);
        }
    }

    private void fallBehind(LocalDate day) {
        change("past_due", day);
        LocalDate settled = day.plusDays(dice.between(4, 25));
        if (settled.isAfter(Times.TODAY)) {
            return;
        }
        if (dice.chance(820)) {
            change("active", settled);
        } else {
            cancel(settled, "payment failed");
        }
    }

    private void cancel(LocalDate day, String why) {
        change("cancelled", day);
        endedOn = Optional.of(day);
        reason = Optional.of(why);
    }

    private void change(String status, LocalDate day) {
        Optional<String> before = changes.isEmpty()
                ? Optional.empty()
                : Optional.of(changes.getLast().after());
        changes.add(new Change(before, status, Times.on(day, dice)));
    }

    String status() {
        return changes.getLast().after();
    }

    Instant startedAt() {
        return changes.getFirst().moment();
    }

    Optional<Instant> endedAt() {
        return endedOn.map(day -> changes.getLast().moment());
    }

    Optional<LocalDate> paidFrom() {
        return paidFrom;
    }

    Optional<LocalDate> endedOn() {
        return endedOn;
    }

    Optional<String> reason() {
        return reason;
    }
}
