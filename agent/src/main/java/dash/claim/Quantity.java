package dash.claim;

/**
 * A number that a sentence states, read as a range that the true figure has to lie in.
 *
 * @param value as it is written, in plain units: {@code 1.2 million} is 1200000, {@code half} is 0.5
 * @param low the smallest true figure that the words allow
 * @param high the largest one
 * @param unit a measurable unit or a currency in its plain spelling; empty where none stands beside it
 * @param noun the words that follow it, which say what is counted
 * @param bound on which side of it the true figure lies, where it is no figure itself: {@code more than 100}
 */
record Quantity(
        Form form,
        double value,
        double low,
        double high,
        String unit,
        String noun,
        Bound bound,
        int sign,
        boolean inWords,
        int start,
        int end) {

    /** How a figure stands to a number that bounds it. */
    enum Bound {
        NONE,
        ABOVE,
        AT_LEAST,
        BELOW,
        AT_MOST;

        boolean holds(double figure, double limit) {
            return switch (this) {
                case NONE -> figure == limit;
                case ABOVE -> figure > limit;
                case AT_LEAST -> figure >= limit;
                case BELOW -> figure < limit;
                case AT_MOST -> figure <= limit;
            };
        }
    }

    /** What a number is written as. */
    enum Form {
        PLAIN,
        PERCENT,
        POINTS,
        MONEY,
        TIMES,
        FRACTION,
        ORDINAL
    }

    /** Whether a figure is what is stated; shares and changes are held against it as percent. */
    boolean fits(double figure) {
        double size = Math.abs(figure);
        double slack = 1e-9 * Math.max(1, size);
        return size >= low - slack && size <= high + slack;
    }

    boolean isBound() {
        return bound != Bound.NONE;
    }

    boolean isShare() {
        return form == Form.PERCENT || form == Form.FRACTION;
    }

    /** A share as a fraction of one. */
    double scale() {
        return form == Form.PERCENT ? 100 : 1;
    }

    boolean isWhole() {
        return form == Form.PLAIN && value == Math.rint(value);
    }
}
