package dash.demo;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** All rows of the company, in an order in which every table comes after those it refers to. */
record DemoData(List<TableRows> tables) {

    static DemoData make(long seed) {
        Accounts accounts = Accounts.make(seed);
        Subscriptions subscriptions = Subscriptions.make(seed, accounts.all());
        List<Product> products = Product.make(seed);
        Orders orders = Orders.make(seed, accounts, products);
        return new DemoData(List.of(
                Country.rows(),
                Plan.rows(),
                accounts.rows(),
                subscriptions.rows(),
                subscriptions.events(),
                Invoices.make(seed, subscriptions.all()),
                Product.rows(products),
                orders.orders(),
                orders.items(),
                orders.refunds(),
                SupportDesk.rows(),
                Tickets.make(seed, accounts),
                Usage.make(seed, accounts.all()),
                LegacyRevenue.make(seed)));
    }

    /** SHA-256 over the COPY statement and the rows of every table, in order. */
    String checksum() {
        MessageDigest digest = sha256();
        for (TableRows rows : tables) {
            digest.update(rows.copyStatement().getBytes(StandardCharsets.UTF_8));
            digest.update(rows.bytes());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
