package dash.demo;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The shop: orders, their lines and their refunds. Spring is busy, weekends are quiet, and from the 9th to the 24th of
 * October 2025 the card payments failed (the first incident report).
 */
final class Orders {

    private static final int[] MONTH_PERCENT = {80, 95, 120, 130, 125, 105, 90, 85, 95, 100, 95, 80};
    private static final List<String> REASONS =
            List.of("damaged in transit", "wrong item", "changed mind", "defective sensor", "late delivery");
    private static final List<String> CHANNELS = List.of("web", "sales", "partner");
    private static final LocalDate OUTAGE_STARTS = LocalDate.of(2025, 10, 9);
    private static final LocalDate OUTAGE_ENDS = LocalDate.of(2025, 10, 24);

    private record Refund(int orderId, long cents, Instant moment) {}

    private final Dice dice;
    private final Accounts accounts;
    private final List<Product> products;
    private final List<Refund> refunds = new ArrayList<>();
    private final TableRows orders = new TableRows(
            "orders", "order_id", "account_id", "status", "sales_channel", "total_cents", "ordered_at", "deleted_at");
    private final TableRows items =
            new TableRows("order_items", "order_id", "line_number", "product_id", "quantity", "unit_price_cents");

    private Orders(long seed, Accounts accounts, List<Product> products) {
        dice = new Dice(seed, "orders");
        this.accounts = accounts;
        this.products = products;
    }

    static Orders make(long seed, Accounts accounts, List<Product> products) {
        Orders made = new Orders(seed, accounts, products);
        int passed = 0;
        LocalDate day = Times.FIRST_DAY_OF_PRESENT_SYSTEMS.plusDays(1);
        while (!day.isAfter(Times.TODAY)) {
            made.sell(day, made.dice.around(thousandths(day, passed++) / 100 * made.dice.between(85, 115)));
            day = day.plusDays(1);
        }
        return made;
    }

    private static int thousandths(LocalDate day, int passed) {
        DayOfWeek weekday = day.getDayOfWeek();
        int weekdayPercent = weekday == DayOfWeek.SATURDAY ? 75 : weekday == DayOfWeek.SUNDAY ? 65 : 112;
        int usual = (15_000 + passed * 14) / 100 * MONTH_PERCENT[day.getMonthValue() - 1] / 100 * weekdayPercent;
        boolean outage = !day.isBefore(OUTAGE_STARTS) && !day.isAfter(OUTAGE_ENDS);
        return outage ? usual * 12 / 100 : usual;
    }

    private void sell(LocalDate day, int count) {
        List<Instant> moments = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moments.add(Times.on(day, dice));
        }
        moments.sort(Comparator.naturalOrder());
        moments.forEach(moment -> order(day, moment));
    }

    private void order(LocalDate day, Instant moment) {
        int id = orders.count() + 1;
        Account account = accounts.buyer(dice, day);
        long total = 0;
        int lines = 1 + dice.weighted(35, 30, 20, 10, 5);
        for (int line = 1; line <= lines; line++) {
            total += item(id, line, account, day);
        }
        String status = status(day);
        Optional<Instant> deleted = Optional.of(moment.plusSeconds(dice.between(600, 400_000)))
                .filter(later -> dice.chance(18) && Times.isOver(later));
        orders.add(id, account.id(), status, CHANNELS.get(dice.weighted(64, 22, 14)), total, moment, deleted);
        if (status.equals("refunded")) {
            Instant back = moment.plusSeconds(86_400L * dice.between(2, 29) + dice.below(40_000));
            refunds.add(new Refund(id, total, Times.isOver(back) ? back : moment.plusSeconds(1_800)));
        }
    }

    private long item(int order, int line, Account account, LocalDate day) {
        Product product = onSale(day);
        int most = account.segment() == Segment.ENTERPRISE ? 12 : 5;
        int quantity = 1 + Math.min(dice.below(most), dice.below(most)) + (account.internal() ? 20 : 0);
        int cents = product.listCents() * (100 - dice.weighted(75, 15, 10) * 5) / 100;
        items.add(order, line, product.id(), quantity, cents);
        return (long) quantity * cents;
    }

    private Product onSale(LocalDate day) {
        int[] weights = new int[products.size()];
        for (int i = 0; i < weights.length; i++) {
            Product product = products.get(i);
            weights[i] = product.launched().isAfter(day) ? 0 : product.weight();
        }
        return products.get(dice.weighted(weights));
    }

    private String status(LocalDate day) {
        boolean young = day.isAfter(Times.TODAY.minusDays(21));
        return switch (young ? dice.weighted(62, 30, 3, 5) : dice.weighted(895, 10, 53, 42)) {
            case 0 -> "completed";
            case 1 -> "pending";
            case 2 -> "refunded";
            default -> "cancelled";
        };
    }

    TableRows orders() {
        return orders;
    }

    TableRows items() {
        return items;
    }

    TableRows refunds() {
        TableRows rows = new TableRows("refunds", "refund_id", "order_id", "amount_cents", "reason", "refunded_at");
        refunds.sort(Comparator.comparing(Refund::moment).thenComparingInt(Refund::orderId));
        for (Refund refund : refunds) {
            String reason = REASONS.get(dice.weighted(24, 14, 18, 28, 16));
            rows.add(rows.count() + 1, refund.orderId, refund.cents, reason, refund.moment);
        }
        return rows;
    }
}
