package dash.doubt;

import java.math.BigDecimal;
import java.math.BigInteger;

/** An exact constant factor, so that dividing by 12 and multiplying by 12 cancel out. */
record Fraction(BigInteger above, BigInteger below) {

    static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);
    static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);

    Fraction {
        BigInteger divisor = above.gcd(below).max(BigInteger.ONE);
        if (below.signum() < 0) {
            divisor = divisor.negate();
        }
        above = above.divide(divisor);
        below = below.divide(divisor);
    }

    static Fraction of(BigDecimal number) {
        BigDecimal plain = number.stripTrailingZeros();
        return plain.scale() > 0
                ? new Fraction(plain.unscaledValue(), BigInteger.TEN.pow(plain.scale()))
                : new Fraction(plain.toBigInteger(), BigInteger.ONE);
    }

    Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    Fraction over(Fraction other) {
        return new Fraction(above.multiply(other.below), below.multiply(other.above));
    }

    boolean isZero() {
        return above.signum() == 0;
    }

    @Override
    public String toString() {
        return below.equals(BigInteger.ONE) ? above.toString() : above + "/" + below;
    }
}
