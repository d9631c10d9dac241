package dash.builtin.readings.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The states of the USA by name and by the two letters that so many columns hold instead. */
final class StateCodes {

    private static final Map<String, String> CODES = codes("""
            Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE
            Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS
            Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS
            Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY
            North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC
            South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV
            Wisconsin WI,Wyoming WY""");

    private StateCodes() {}

    private static Map<String, String> codes(String text) {
        Map<String, String> codes = new HashMap<>();
        for (String state : text.strip().split("\\s*[,\n]\\s*", -1)) {
            int blank = state.lastIndexOf(' ');
            codes.put(state.substring(0, blank).toLowerCase(Locale.ROOT), state.substring(blank + 1));
        }
        return Map.copyOf(codes);
    }

    static List<String> of(Collection<String> spellings) {
        List<String> found = new ArrayList<>();
        for (String spelling : spellings) {
            String code = CODES.get(spelling.toLowerCase(Locale.ROOT));
            if (code != null && !found.contains(code)) {
                found.add(code);
            }
        }
        return found;
    }
}
