package dash.demo;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the accounts: a few more each month, some closed again (softly), some our own. */
final class Accounts {

    private static final List<String> INDUSTRIES =
            List.of("Vegetables", "Flowers", "Berries", "Herbs", "Nurseries", "Vertical farms", "Research");
    private static final List<String> CHANNELS =
            List.of("Organic search", "Paid search", "Referral", "Trade show", "Partner", "Outbound");
    private static final int INTERNAL_PER_MILLE = 14;
    private static final int DELETED_PER_MILLE = 45;
    private static final int KEY_ACCOUNTS = 40;

    private final Dice dice;
    private final List<Account> accounts = new ArrayList<>();
    private final TableRows rows = new TableRows(
            "accounts",
            "account_id",
            "account_name",
            "country_code",
            "segment",
            "industry",
            "employee_count",
            "acquisition_channel",
            "is_internal",
            "signed_up_at",
            "deleted_at");

    private Accounts(long seed) {
        dice = new Dice(seed, "accounts");
    }

    static Accounts make(long seed) {
        Accounts made = new Accounts(seed);
        int passed = 0;
        for (LocalDate day = Times.FIRST_DAY; !day.isAfter(Times.TODAY); day = day.plusDays(1)) {
            int count = made.dice.around(1_000 + passed++ * 11 / 10);
            for (int i = 0; i < count; i++) {
                made.add(day);
            }
        }
        return made;
    }

    private void add(LocalDate day) {
        int id = accounts.size() + 1;
        boolean internal = dice.chance(INTERNAL_PER_MILLE);
        Segment segment = Segment.roll(dice);
        Instant signedUp = Times.on(day, dice);
        Optional<Instant> deleted = Optional.of(Times.on(day.plusDays(dice.between(60, 900)), dice))
                .filter(moment -> dice.chance(DELETED_PER_MILLE) && Times.isOver(moment));
        String name = internal ? "Brightloam Test " + id : GrowerNames.name(id);
        Account account = new Account(id, name, Country.roll(dice), segment, internal, signedUp, deleted);
        accounts.add(account);
        rows.add(
                id,
                name,
                account.country().code(),
                segment.label(),
                INDUSTRIES.get(dice.weighted(30, 18, 14, 12, 14, 8, 4)),
                segment.employees(dice),
                CHANNELS.get(dice.weighted(28, 18, 20, 12, 14, 8)),
                internal,
                signedUp,
                deleted);
    }

    List<Account> all() {
        return accounts;
    }

    TableRows rows() {
        return rows;
    }

    /** Somebody who has an account on that day. A few of the oldest accounts buy far more often than the rest. */
    Account buyer(Dice buyers, LocalDate day) {
        while (true) {
            int bound = buyers.chance(120) ? KEY_ACCOUNTS : accounts.size();
            Account account = accounts.get(buyers.below(bound));
            if (account.exists(day)) {
                return account;
            }
        }
    }
}
