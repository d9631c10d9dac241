package dash.demo;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Gives most accounts a subscription, some a second one or a new one after they left, and writes down every change of
 * status. Closing an account does not end its subscription: that is one of the traps.
 */
final class Subscriptions {

    private record Event(int subscriptionId, Subscription.Change change) {
        Instant moment() {
            return change.moment();
        }
    }

    private final Dice dice;
    private final List<Subscription> all = new ArrayList<>();

    private Subscriptions(long seed) {
        dice = new Dice(seed, "subscriptions");
    }

    static Subscriptions make(long seed, List<Account> accounts) {
        Subscriptions made = new Subscriptions(seed);
        accounts.forEach(made::subscribe);
        made.all.sort(Comparator.comparing(Subscription::startedAt));
        return made;
    }

    private void subscribe(Account account) {
        if (!dice.chance(930)) {
            return;
        }
        LocalDate first = Times.day(account.signedUp()).plusDays(dice.between(1, 20));
        live(account, first, dice.chance(850));
        if (dice.chance(160)) {
            live(account, first.plusDays(dice.between(60, 400)), false);
        }
    }

    private void live(Account account, LocalDate start, boolean withTrial) {
        if (start.isAfter(Times.TODAY)) {
            return;
        }
        Subscription subscription = new Subscription(account, start, withTrial, dice);
        all.add(subscription);
        if (subscription.endedOn().isPresent() && dice.chance(240)) {
            live(account, subscription.endedOn().get().plusDays(dice.between(30, 300)), false);
        }
    }

    /** In the order of their ids, which count from 1. */
    List<Subscription> all() {
        return all;
    }

    TableRows rows() {
        TableRows rows = new TableRows(
                "subscriptions",
                "subscription_id",
                "account_id",
                "plan_id",
                "status",
                "billing_period",
                "site_count",
                "amount_cents",
                "started_at",
                "ended_at",
                "cancel_reason");
        int id = 0;
        for (Subscription subscription : all) {
            rows.add(
                    ++id,
                    subscription.account.id(),
                    subscription.plan.id(),
                    subscription.status(),
                    subscription.annual ? "annual" : "monthly",
                    subscription.sites,
                    subscription.amountCents,
                    subscription.startedAt(),
                    subscription.endedAt(),
                    subscription.reason());
        }
        return rows;
    }

    TableRows events() {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            int id = i + 1;
            all.get(i).changes.forEach(change -> events.add(new Event(id, change)));
        }
        events.sort(Comparator.comparing(Event::moment).thenComparingInt(Event::subscriptionId));
        TableRows rows = new TableRows(
                "subscription_events", "event_id", "subscription_id", "old_status", "new_status", "changed_at");
        int id = 0;
        for (Event event : events) {
            Subscription.Change change = event.change;
            rows.add(++id, event.subscriptionId, change.before(), change.after(), change.moment());
        }
        return rows;
    }
}
