package dash.schema.resolved;

import java.math.BigDecimal;
import java.math.BigInteger;

/** An exact constant factor, so that dividing by 12 and multiplying by 12 cancel out. */
public record Fraction(BigInteger above, BigInteger below) {

    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);

    public Fraction {
        BigInteger divisor = above.gcd(below).max(BigInteger.ONE);
        if (below.signum() < 0) {
            divisor = divisor.negate();
        }
        above = above.divide(divisor);
        below = below.divide(divisor);
    }

    public static Fraction of(BigDecimal number) {
        BigDecimal plain = number.stripTrailingZeros();
        return plain.scale() > 0
                ? new Fraction(plain.unscaledValue(), BigInteger.TEN.pow(plain.scale()))
                : new Fraction(plain.toBigInteger(), BigInteger.ONE);
    }

    public Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    public Fraction over(Fraction other) {
        return new Fraction(above.multiply(other.below), below.multiply(other.above));
    }

    public boolean isZero() {
        return above.signum() == 0;
    }

    @Override
    public String toString() {
        return below.equals(BigInteger.ONE) ? above.toString() : above + "/" + below;
    }
}
