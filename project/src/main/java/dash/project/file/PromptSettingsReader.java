package dash.project.file;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.models.analyst.prompt.Slot;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Reads the key {@code model.prompt} of a {@code dash.yaml}: a switch for every slot, and two that hold a text. */
final class PromptSettingsReader {

    private static final String OFF = "off";
    private static final int LONGEST = 4_000;

    private PromptSettingsReader() {}

    static PromptSettings read(Node node) {
        Fields fields = Fields.of(
                Code.PROJECT_BROKEN,
                "prompt",
                node,
                Arrays.stream(Slot.values()).map(Slot::written).toArray(String[]::new));
        Set<Slot> slots = EnumSet.noneOf(Slot.class);
        for (Slot slot : Slot.values()) {
            if (isText(slot) ? !text(fields, slot).isEmpty() : isOn(fields, slot)) {
                slots.add(slot);
            }
        }
        return new PromptSettings(slots, text(fields, Slot.ADDITIONAL), text(fields, Slot.LOCATION));
    }

    private static boolean isText(Slot slot) {
        return slot == Slot.ADDITIONAL || slot == Slot.LOCATION;
    }

    private static boolean isOn(Fields fields, Slot slot) {
        return fields.truth(slot.written()).orElse(Slot.DEFAULT.contains(slot));
    }

    /** Empty when it is off. That it is on without a text says nothing. */
    private static String text(Fields fields, Slot slot) {
        String key = slot.written();
        Optional<Node> node = fields.node(key);
        if (node.isPresent() && node.get() instanceof Node.Truth truth) {
            if (truth.value()) {
                throw fields.wrong(key, "true", key + " is the text to tell, or off");
            }
            return "";
        }
        String text = fields.said(key).orElse("").strip();
        if (text.length() > LONGEST) {
            throw fields.wrong(key, text.length() + " characters", key + " has at most " + LONGEST + " characters");
        }
        return text.equals(OFF) ? "" : text;
    }
}
