package dash.models.spending;

import java.math.BigDecimal;

/** US dollars for a million tokens. */
public record Price(BigDecimal in, BigDecimal out, BigDecimal cached) {

    public Price {
        if (in.signum() < 0 || out.signum() < 0 || cached.signum() < 0) {
            throw new IllegalArgumentException("a price below nothing: " + in + ", " + out + ", " + cached);
        }
    }

    public static Price of(String in, String out, String cached) {
        return new Price(new BigDecimal(in), new BigDecimal(out), new BigDecimal(cached));
    }
}
