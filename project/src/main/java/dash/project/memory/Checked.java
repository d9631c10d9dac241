package dash.project.memory;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.memory.DefaultFinder;
import dash.memory.Kind;
import dash.memory.Preference;
import dash.memory.Preferences;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Preferences that somebody writes by hand: read strictly, and a default only if the source bears it out. */
public final class Checked {

    private Checked() {}

    /** {@code finder} is asked only where the source has to be looked at. */
    public static Preference preference(String kind, String value, Supplier<DefaultFinder> finder) {
        Preference read = Preferences.read(Preferences.kind(kind), value);
        return read instanceof Preference.Default standard ? found(standard, finder.get()) : read;
    }

    /** Whether the source is needed to check a preference of this kind. */
    public static boolean needsTheSource(String kind) {
        return Preferences.kind(kind) == Kind.DEFAULT;
    }

    private static Preference found(Preference.Default standard, DefaultFinder finder) {
        List<Preference.Default> found = finder.find(standard.column(), standard.value());
        if (found.size() == 1) {
            return found.getFirst();
        }
        throw FaultException.of(
                Code.MEMORY_BROKEN,
                Place.named("the default"),
                standard.value(),
                found.isEmpty()
                        ? "no text column called " + standard.column() + " has this value"
                        : "more than one column can be meant",
                found.isEmpty()
                        ? "write COLUMN=VALUE as the source spells them; dash sql shows what a column holds"
                        : "use one of "
                                + found.stream().map(Preference::written).collect(Collectors.joining(", ")));
    }
}
