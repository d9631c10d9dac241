package dash.memory;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.memory.Preference.ChartTaste;
import dash.memory.Preference.Detail;
import dash.memory.Preference.Scale;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Reads preferences as people and the store write them. */
public final class Preferences {

    private Preferences() {}

    /** Where a default is read, column and value stand as they are written; whether the source has them is not known here. */
    public static Preference read(Kind kind, String written) {
        String value = written.strip();
        if (value.isEmpty() || value.length() > Preference.Note.LONGEST) {
            throw wrong(
                    kind,
                    value.isEmpty() ? "" : value.length() + " characters",
                    "it has words, at most " + Preference.Note.LONGEST + " characters",
                    "say in a sentence what to remember");
        }
        return switch (kind) {
            case UNITS -> new Preference.Units(one(kind, Scale.values(), value));
            case TIME_ZONE -> new Preference.Zone(zone(value));
            case DEFAULT -> standard(value);
            case TEAM -> new Preference.Team(value);
            case DETAIL -> new Preference.Details(one(kind, Detail.values(), value));
            case CHART -> new Preference.Charts(one(kind, ChartTaste.values(), value));
            case NOTE -> new Preference.Note(value);
        };
    }

    /** The kind of this name. */
    public static Kind kind(String written) {
        return Kind.of(written)
                .orElseThrow(() -> FaultException.of(
                        Code.MEMORY_BROKEN,
                        Place.named("the kind"),
                        written,
                        "nothing of this kind can be remembered",
                        "use one of "
                                + words(Arrays.stream(Kind.values())
                                        .map(Kind::written)
                                        .toList())));
    }

    private static <T extends Enum<T>> T one(Kind kind, T[] all, String value) {
        return Arrays.stream(all)
                .filter(each -> each.name().equalsIgnoreCase(value))
                .findFirst()
                .orElseThrow(() -> wrong(
                        kind,
                        value,
                        "there is no such " + kind.written() + " setting",
                        "use one of "
                                + words(Arrays.stream(all)
                                        .map(each -> each.name().toLowerCase(Locale.ROOT))
                                        .toList())));
    }

    private static java.time.ZoneId zone(String value) {
        return Zones.of(value)
                .orElseThrow(() -> wrong(
                        Kind.TIME_ZONE,
                        value,
                        "there is no such time zone",
                        "write it as Europe/Berlin, America/New_York or UTC"));
    }

    private static Preference standard(String value) {
        String[] parts = value.split("=", 2);
        if (parts.length < 2 || parts[0].isBlank() || parts[1].isBlank()) {
            throw wrong(Kind.DEFAULT, value, "a default names a column and a value", "write it as COLUMN=VALUE");
        }
        return new Preference.Default(parts[0].strip(), parts[1].strip());
    }

    private static FaultException wrong(Kind kind, String value, String message, String nextStep) {
        return FaultException.of(Code.MEMORY_BROKEN, Place.named("the " + kind.written()), value, message, nextStep);
    }

    private static String words(List<String> all) {
        return all.stream().collect(Collectors.joining(", "));
    }
}
