package dash.demo;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Bills the subscriptions. In October 2024 billing moved to another system, and its import brought the third quarter of
 * 2024 in a second time: same invoice numbers, other ids.
 */
final class Invoices {

    private static final LocalDate MIGRATION = LocalDate.of(2024, 10, 1);
    private static final LocalDate IMPORTED_FROM = LocalDate.of(2024, 7, 1);

    private record Invoice(int subscriptionId, int accountId, LocalDate issued, int amountCents) {}

    private record Written(Invoice invoice, String number, String status) {}

    private final Dice dice;
    private final TableRows rows = new TableRows(
            "invoices",
            "invoice_id",
            "invoice_number",
            "subscription_id",
            "account_id",
            "issued_on",
            "amount_cents",
            "status",
            "source_system");

    private Invoices(long seed) {
        dice = new Dice(seed, "invoices");
    }

    static TableRows make(long seed, List<Subscription> subscriptions) {
        List<Invoice> invoices = new ArrayList<>();
        for (int i = 0; i < subscriptions.size(); i++) {
            bill(i + 1, subscriptions.get(i), invoices);
        }
        invoices.sort(Comparator.comparing(Invoice::issued).thenComparingInt(Invoice::subscriptionId));
        Invoices made = new Invoices(seed);
        made.write(invoices);
        return made.rows;
    }

    private static void bill(int id, Subscription subscription, List<Invoice> invoices) {
        if (subscription.paidFrom().isEmpty()) {
            return;
        }
        LocalDate start = subscription.paidFrom().get();
        LocalDate end = subscription.endedOn().orElse(Times.TODAY.plusDays(1));
        LocalDate issued = start;
        for (int period = 1; issued.isBefore(end) && subscription.account.exists(issued); period++) {
            if (!issued.isBefore(Times.FIRST_DAY_OF_PRESENT_SYSTEMS)) {
                invoices.add(new Invoice(id, subscription.account.id(), issued, subscription.amountCents));
            }
            issued = start.plusMonths(subscription.annual ? 12L * period : period);
        }
    }

    private void write(List<Invoice> invoices) {
        List<Written> imported = new ArrayList<>();
        int number = 0;
        for (Invoice invoice : invoices) {
            Written written = new Written(invoice, "BL-" + (1_000_000 + ++number), status(invoice.issued));
            if (!invoice.issued.isBefore(MIGRATION)) {
                imported.forEach(copy -> add(copy, "ledgerline"));
                imported.clear();
                add(written, "ledgerline");
            } else {
                add(written, "chargely");
                if (!invoice.issued.isBefore(IMPORTED_FROM)) {
                    imported.add(written);
                }
            }
        }
    }

    private void add(Written written, String system) {
        Invoice invoice = written.invoice;
        rows.add(
                rows.count() + 1,
                written.number,
                invoice.subscriptionId,
                invoice.accountId,
                invoice.issued,
                invoice.amountCents,
                written.status,
                system);
    }

    private String status(LocalDate issued) {
        boolean young = issued.isAfter(Times.TODAY.minusDays(15));
        return switch (young ? dice.weighted(40, 58, 2, 0) : dice.weighted(960, 10, 16, 14)) {
            case 0 -> "paid";
            case 1 -> "open";
            case 2 -> "void";
            default -> "refunded";
        };
    }
}
