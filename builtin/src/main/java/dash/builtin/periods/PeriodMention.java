package dash.builtin.periods;

/** A period that stands in a question, from one token up to but not including another. */
public record PeriodMention(int from, int to, Period period) {}
