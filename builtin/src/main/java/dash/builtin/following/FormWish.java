package dash.builtin.following;

import dash.analyst.Presentation;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question that also says in what form its answer is to be shown: "revenue by month as a bar chart", "a pie chart of …".
 *
 * @param question the question without it
 */
public record FormWish(String question, Presentation presentation) {

    private static final String KIND = "(bar|line|column|pie|donut|doughnut|area)";
    private static final String FORM = "(chart|graph|plot|diagram|curve|table)";
    private static final Pattern BEHIND =
            Pattern.compile("(?i)(?<of>.*\\S)[\\s,]+(?:shown |drawn |displayed |plotted )?"
                    + "(?:(?:as|in|on|with|into|using) an? (?:" + KIND + "[\\s-]?)?" + FORM + "|as (?:an? )?" + KIND
                    + "(?:[\\s-]?" + FORM + ")?s?|as " + FORM + ")[\\s?.!]*");
    private static final Pattern BEFORE = Pattern.compile("(?i)(?:please )?(?:(?:can|could) you )?"
            + "(?:(?:show|draw|plot|make|give|create|display)(?: me)? )?(?:an? )?(?:" + KIND + "[\\s-]?)?" + FORM
            + " (?:of|for|showing) (?<of>.*\\S)");
    private static final Pattern DRAW =
            Pattern.compile("(?i)(?:please )?(?:(?:can|could) you )?(?:plot|draw|graph|visuali[sz]e) (?<of>.*\\S)");

    /** Nothing where no form is named. */
    public static Optional<FormWish> of(String typed) {
        for (Pattern pattern : new Pattern[] {BEHIND, BEFORE, DRAW}) {
            Matcher found = pattern.matcher(typed.strip());
            if (found.matches()) {
                return Optional.of(new FormWish(found.group("of"), form(found)));
            }
        }
        return Optional.empty();
    }

    private static Presentation form(Matcher found) {
        Presentation form = Presentation.CHART;
        for (int group = 1; group <= found.groupCount(); group++) {
            String word = found.group(group);
            if (word != null && !word.equals(found.group("of"))) {
                form = narrower(form, word.toLowerCase(Locale.ROOT));
            }
        }
        return form;
    }

    private static Presentation narrower(Presentation form, String word) {
        return switch (word) {
            case "table" -> Presentation.TABLE;
            case "bar", "column" -> Presentation.BARS;
            case "line", "area", "curve" -> Presentation.LINES;
            case "pie", "donut", "doughnut" -> Presentation.PIE;
            default -> form;
        };
    }
}
