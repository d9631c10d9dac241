package dash.project.file;

import dash.models.analyst.prompt.Slot;
import java.util.Set;

/**
 * What {@code dash.yaml} says under {@code model.prompt}.
 *
 * @param slots those that are on
 * @param additional words for every conversation; they leave as they are at every level of privacy
 */
public record PromptSettings(Set<Slot> slots, String additional, String location) {

    public static final PromptSettings DEFAULT = new PromptSettings(Slot.DEFAULT, "", "");

    public PromptSettings {
        slots = Set.copyOf(slots);
    }
}
