package dash.builtin.readings;

import dash.builtin.periods.Grain;

/** What becomes of the figures of a metric. */
public sealed interface Aspect {

    /** They are shown as they are. */
    record Plain() implements Aspect {}

    /** Each as a percentage of their sum. */
    record Share() implements Aspect {}

    /** The first ones together as a percentage of the sum of all. */
    record ShareOfTop(int count) implements Aspect {}

    /** Those with one value as a percentage of all: the share that Germany has. */
    record ShareOfSome() implements Aspect {}

    /** Added up from step to step. */
    record Running() implements Aspect {}

    /** By how many percent each differs from that of the step before. */
    record Change(Grain grain) implements Aspect {}

    /** The groups alone: who is among them at all. */
    record Members() implements Aspect {}
}
