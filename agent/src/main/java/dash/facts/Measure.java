package dash.facts;

import java.util.Optional;

/**
 * What a value of a statement measures, as far as it can be told: a kind, and whether its number is a hundred times what
 * it means (cents, percent).
 */
record Measure(Kind kind, String currency, boolean hundredfold) {

    enum Kind {
        MONEY,
        COUNT,
        SHARE,
        /** 1 where something holds, 0 where not: adding it counts, its average is a share. */
        INDICATOR
    }

    static final Measure COUNT = new Measure(Kind.COUNT, "", false);
    static final Measure SHARE = new Measure(Kind.SHARE, "", false);
    static final Measure PERCENT = new Measure(Kind.SHARE, "", true);
    static final Measure INDICATOR = new Measure(Kind.INDICATOR, "", false);

    static Measure money(String currency) {
        return new Measure(Kind.MONEY, currency, false);
    }

    static Measure cents(String currency) {
        return new Measure(Kind.MONEY, currency, true);
    }

    Optional<Measure> timesHundred() {
        return hundredfold ? Optional.empty() : Optional.of(new Measure(kind, currency, true));
    }

    Optional<Measure> overHundred() {
        return hundredfold ? Optional.of(new Measure(kind, currency, false)) : Optional.empty();
    }

    /** Money per thing stays money, like over like is a share; anything else has no name here. */
    Optional<Measure> over(Measure other) {
        boolean alike = kind == other.kind && kind != Kind.SHARE && currency.equals(other.currency);
        if (alike) {
            return other.hundredfold && !hundredfold
                    ? Optional.empty()
                    : Optional.of(new Measure(Kind.SHARE, "", hundredfold && !other.hundredfold));
        }
        boolean perThing = kind == Kind.MONEY && (other.kind == Kind.COUNT || other.kind == Kind.INDICATOR);
        return perThing && !other.hundredfold ? Optional.of(this) : Optional.empty();
    }

    Optional<Measure> times(Measure other) {
        if (other.kind == Kind.MONEY && kind != Kind.MONEY) {
            return other.times(this);
        }
        boolean scaled = other.kind != Kind.MONEY && !other.hundredfold;
        return scaled && kind == Kind.MONEY ? Optional.of(this) : Optional.empty();
    }

    Optional<Measure> plus(Measure other) {
        return kind == other.kind && hundredfold == other.hundredfold
                ? Optional.of(currency.isEmpty() ? other : this)
                : Optional.empty();
    }

    Measure summed() {
        return kind == Kind.INDICATOR ? COUNT : this;
    }

    Measure averaged() {
        return kind == Kind.INDICATOR ? new Measure(Kind.SHARE, "", hundredfold) : this;
    }

    Unit unit() {
        return switch (kind) {
            case MONEY -> hundredfold ? new Unit.Cents(currency) : new Unit.Money(currency);
            case SHARE -> hundredfold ? new Unit.Percent() : new Unit.Ratio();
            case COUNT -> hundredfold ? new Unit.Plain() : new Unit.Count();
            case INDICATOR -> new Unit.Plain();
        };
    }
}
