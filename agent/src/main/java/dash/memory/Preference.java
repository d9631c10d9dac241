package dash.memory;

import dash.knowledge.Names;
import java.time.ZoneId;
import java.util.Locale;

/** One thing that a person wants remembered. */
public sealed interface Preference {

    /** Amounts are shown in thousands, millions or as they are. */
    record Units(Scale scale) implements Preference {}

    /** The person's days begin and end there. */
    record Zone(ZoneId zone) implements Preference {}

    /**
     * A question that says nothing of the column is about this value of it.
     *
     * @param column its name as the source spells it
     * @param value as the source spells it
     */
    record Default(String column, String value) implements Preference {
        public Default {
            required(column);
            required(value);
        }
    }

    record Team(String name) implements Preference {
        public Team {
            required(name);
        }
    }

    record Details(Detail level) implements Preference {}

    record Charts(ChartTaste taste) implements Preference {}

    /** Words of one's own: shown to the person, told to a model as data, and otherwise without effect. */
    record Note(String words) implements Preference {

        public static final int LONGEST = 1_000;

        public Note {
            required(words);
            if (words.length() > LONGEST) {
                throw new IllegalArgumentException("a note longer than " + LONGEST + " characters");
            }
        }
    }

    /** By how much amounts are divided before they are shown. */
    enum Scale {
        FULL(1, ""),
        THOUSANDS(1_000, "thousand"),
        MILLIONS(1_000_000, "million"),
        BILLIONS(1_000_000_000, "billion");

        private final long divisor;
        private final String word;

        Scale(long divisor, String word) {
            this.divisor = divisor;
            this.word = word;
        }

        public long divisor() {
            return divisor;
        }

        /** As it stands in a sentence. */
        public String plural() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** As it stands before a unit; empty for amounts as they are. */
        public String word() {
            return word;
        }
    }

    /** How much of an answer is shown. */
    enum Detail {
        BRIEF,
        NORMAL,
        FULL
    }

    /** How rows are drawn when they can be drawn more than one way. */
    enum ChartTaste {
        BARS,
        LINES,
        NONE
    }

    default Kind kind() {
        return switch (this) {
            case Units units -> Kind.UNITS;
            case Zone zone -> Kind.TIME_ZONE;
            case Default standard -> Kind.DEFAULT;
            case Team team -> Kind.TEAM;
            case Details details -> Kind.DETAIL;
            case Charts charts -> Kind.CHART;
            case Note note -> Kind.NOTE;
        };
    }

    /** A person has one of each kind and subject: the later one takes the place of the earlier one. */
    default String subject() {
        return switch (this) {
            case Default standard -> Names.key(standard.column());
            case Team team -> Names.key(team.name());
            case Note note -> Names.key(note.words());
            case Units units -> "";
            case Zone zone -> "";
            case Details details -> "";
            case Charts charts -> "";
        };
    }

    /** What a person writes to set it; {@link Preferences#read} reads it again. */
    default String written() {
        return switch (this) {
            case Units units -> units.scale().name().toLowerCase(Locale.ROOT);
            case Zone zone -> zone.zone().getId();
            case Default standard -> standard.column() + "=" + standard.value();
            case Team team -> team.name();
            case Details details -> details.level().name().toLowerCase(Locale.ROOT);
            case Charts charts -> charts.taste().name().toLowerCase(Locale.ROOT);
            case Note note -> note.words();
        };
    }

    /** As it stands in a sentence after "you prefer". */
    default String inWords() {
        return switch (this) {
            case Units units -> units.scale() == Scale.FULL ? "amounts in full" : "amounts in " + written();
            case Zone zone -> "days as they are in " + written();
            case Default standard ->
                "only " + standard.column().replace('_', ' ') + " " + standard.value()
                        + " when a question does not say otherwise";
            case Team team -> "your team is " + team.name();
            case Details details -> details.level() == Detail.NORMAL ? "answers as usual" : written() + " answers";
            case Charts charts -> charts.taste() == ChartTaste.NONE ? "no charts" : written() + " in charts";
            case Note note -> note.words();
        };
    }

    private static void required(String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("a preference without words");
        }
    }
}
