package dash.models.analyst.prompt;

import dash.context.Quoted;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.models.analyst.privacy.Privacy;
import dash.models.analyst.privacy.Veil;
import java.util.List;

/**
 * What the asker prefers, for a model, as data. Words of the person's own leave only where rows may; a default names a value of the
 * source and leaves as far as values may.
 */
final class Wishes {

    private Wishes() {}

    static String of(List<Remembered> preferences, Veil veil) {
        StringBuilder text = new StringBuilder();
        for (Remembered entry : preferences) {
            if (mayLeave(entry.preference(), veil.level())) {
                text.append(Quoted.line("prefers: "
                        + Quoted.words(veil.foreign(entry.preference().inWords()))));
            }
        }
        return text.toString();
    }

    private static boolean mayLeave(Preference preference, Privacy level) {
        return switch (preference) {
            case Preference.Note note -> level == Privacy.ROWS;
            case Preference.Team team -> level == Privacy.ROWS;
            case Preference.Default standard -> level != Privacy.SCHEMA;
            case Preference.Units units -> true;
            case Preference.Zone zone -> true;
            case Preference.Details details -> true;
            case Preference.Charts charts -> true;
        };
    }
}
