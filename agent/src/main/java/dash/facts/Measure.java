package dash.facts;

import java.util.Optional;

/**
 * What a value of a statement measures, as far as it can be told.
 *
 * @param of the currency of money, or what is counted: only counts of the same thing make a share
 * @param hundreds how often its number was multiplied by a hundred: once for cents and percent
 */
record Measure(Kind kind, String of, int hundreds) {

    enum Kind {
        MONEY,
        COUNT,
        SHARE,
        /** 1 where something holds, 0 where not: adding it counts, its average is a share. */
        INDICATOR
    }

    static final Measure SHARE = new Measure(Kind.SHARE, "", 0);
    static final Measure PERCENT = new Measure(Kind.SHARE, "", 1);

    static Measure count(String of) {
        return new Measure(Kind.COUNT, of, 0);
    }

    static Measure indicator(String of) {
        return new Measure(Kind.INDICATOR, of, 0);
    }

    static Measure money(String currency) {
        return new Measure(Kind.MONEY, currency, 0);
    }

    static Measure cents(String currency) {
        return new Measure(Kind.MONEY, currency, 1);
    }

    Optional<Measure> timesHundred() {
        return Optional.of(new Measure(kind, of, hundreds + 1));
    }

    Optional<Measure> overHundred() {
        return hundreds > 0 ? Optional.of(new Measure(kind, of, hundreds - 1)) : Optional.empty();
    }

    /**
     * Money per thing stays money, like over like is a share; anything else has no name here, such as tickets per customer. Whoever
     * multiplies by a hundred means a share.
     */
    Optional<Measure> over(Measure other) {
        boolean alike = kind == other.kind
                && kind != Kind.SHARE
                && (of.equals(other.of) || (kind == Kind.COUNT && hundreds == 1 && other.hundreds == 0));
        if (alike) {
            int left = hundreds - other.hundreds;
            return left == 0 || left == 1 ? Optional.of(new Measure(Kind.SHARE, "", left)) : Optional.empty();
        }
        boolean perThing = kind == Kind.MONEY && (other.kind == Kind.COUNT || other.kind == Kind.INDICATOR);
        return perThing && other.hundreds == 0 ? Optional.of(this) : Optional.empty();
    }

    Optional<Measure> times(Measure other) {
        if (other.kind == Kind.MONEY && kind != Kind.MONEY) {
            return other.times(this);
        }
        boolean scaled = other.kind != Kind.MONEY && other.hundreds == 0;
        return scaled && kind == Kind.MONEY ? Optional.of(this) : Optional.empty();
    }

    Optional<Measure> plus(Measure other) {
        return kind == other.kind && hundreds == other.hundreds
                ? Optional.of(of.isEmpty() ? other : this)
                : Optional.empty();
    }

    Measure summed() {
        return kind == Kind.INDICATOR ? count(of) : this;
    }

    Measure averaged() {
        return kind == Kind.INDICATOR ? new Measure(Kind.SHARE, "", hundreds) : this;
    }

    Unit unit() {
        if (hundreds > 1) {
            return new Unit.Plain();
        }
        boolean hundredfold = hundreds == 1;
        return switch (kind) {
            case MONEY -> hundredfold ? new Unit.Cents(of) : new Unit.Money(of);
            case SHARE -> hundredfold ? new Unit.Percent() : new Unit.Ratio();
            case COUNT -> hundredfold ? new Unit.Plain() : new Unit.Count();
            case INDICATOR -> new Unit.Plain();
        };
    }
}
