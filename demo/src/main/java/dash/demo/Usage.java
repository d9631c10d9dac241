package dash.demo;

import java.time.LocalDate;
import java.util.List;

/**
 * Sensor readings of 50 Enterprise accounts. The column looks like a count of the day and is a running total; the last
 * days are missing because the pipeline is three days behind.
 */
final class Usage {

    private static final LocalDate FIRST = LocalDate.of(2025, 7, 1);
    private static final LocalDate LAST = Times.TODAY.minusDays(3);
    private static final int ACCOUNTS = 50;

    private Usage() {}

    static TableRows make(long seed, List<Account> accounts) {
        Dice dice = new Dice(seed, "usage_daily");
        TableRows rows = new TableRows("usage_daily", "account_id", "day", "readings");
        accounts.stream()
                .filter(account -> account.segment() == Segment.ENTERPRISE && !account.internal())
                .filter(account -> account.deleted().isEmpty()
                        && Times.day(account.signedUp()).isBefore(FIRST))
                .limit(ACCOUNTS)
                .forEach(account -> count(account, dice, rows));
        return rows;
    }

    private static void count(Account account, Dice dice, TableRows rows) {
        long total = dice.between(400_000, 9_000_000);
        int usual = dice.between(3_000, 40_000);
        for (LocalDate day = FIRST; !day.isAfter(LAST); day = day.plusDays(1)) {
            total += (long) usual * dice.between(70, 130) / 100;
            rows.add(account.id(), day, total);
        }
    }
}
