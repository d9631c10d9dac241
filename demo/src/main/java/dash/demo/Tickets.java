package dash.demo;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * The support desk. Times are epoch milliseconds and the account is called {@code customer_ref}, as the help desk names
 * it. In March 2026 a firmware update cut sensors off and the desk drowned (the second incident report).
 */
final class Tickets {

    private static final List<String> CATEGORIES = List.of("connectivity", "hardware", "billing", "how-to", "account");
    private static final List<String> PRIORITIES = List.of("low", "normal", "high", "urgent");
    private static final int[] SLOWEST_REPLY_MINUTES = {2_400, 1_100, 340, 110};
    private static final LocalDate FIRMWARE_STARTS = LocalDate.of(2026, 3, 3);
    private static final LocalDate FIRMWARE_ENDS = LocalDate.of(2026, 3, 27);
    private static final long NOW =
            Times.TODAY.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();

    private final Dice dice;
    private final Accounts accounts;
    private final TableRows rows = new TableRows(
            "support_tickets",
            "ticket_id",
            "customer_ref",
            "agent_id",
            "category",
            "priority",
            "status",
            "opened_ms",
            "first_reply_ms",
            "solved_ms",
            "satisfaction");

    private Tickets(long seed, Accounts accounts) {
        dice = new Dice(seed, "support_tickets");
        this.accounts = accounts;
    }

    static TableRows make(long seed, Accounts accounts) {
        Tickets made = new Tickets(seed, accounts);
        int passed = 0;
        LocalDate day = Times.FIRST_DAY_OF_PRESENT_SYSTEMS.plusDays(1);
        while (!day.isAfter(Times.TODAY)) {
            boolean firmware = !day.isBefore(FIRMWARE_STARTS) && !day.isAfter(FIRMWARE_ENDS);
            int usual = (11_500 + passed++ * 7) / 100 * made.dice.between(80, 120);
            int count = made.dice.around(firmware ? usual * 24 / 10 : usual);
            for (int i = 0; i < count; i++) {
                made.open(day, firmware);
            }
            day = day.plusDays(1);
        }
        return made.rows;
    }

    private void open(LocalDate day, boolean firmware) {
        int category = firmware && dice.chance(550) ? 0 : dice.weighted(24, 22, 18, 26, 10);
        int priority = dice.weighted(25, 50, 18, 7);
        long opened = Times.on(day, dice).toEpochMilli() + dice.below(1_000);
        int slowest = SLOWEST_REPLY_MINUTES[priority] * (firmware ? 3 : 1);
        long reply = opened + 60_000L * dice.between(slowest / 20, slowest);
        long solved = reply + 60_000L * dice.between(20, 6_000);
        boolean forgotten = dice.chance(9);
        Optional<Long> replied = Optional.of(reply).filter(moment -> moment < NOW);
        Optional<Long> done = Optional.of(solved).filter(moment -> moment < NOW && !forgotten);
        rows.add(
                rows.count() + 1,
                accounts.buyer(dice, day).id(),
                SupportDesk.agent(dice, day),
                CATEGORIES.get(category),
                PRIORITIES.get(priority),
                done.isPresent() ? "solved" : replied.isPresent() && dice.chance(400) ? "waiting" : "open",
                opened,
                replied,
                done,
                done.filter(moment -> dice.chance(450)).map(moment -> satisfaction(firmware)));
    }

    private int satisfaction(boolean firmware) {
        return 1 + (firmware ? dice.weighted(18, 22, 25, 20, 15) : dice.weighted(4, 6, 14, 36, 40));
    }
}
