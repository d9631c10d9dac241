package dash.learnings.rules;

import dash.schema.TypeFamily;

/** What sort of values a column's type holds, by the name that databases give it. */
public final class LiveTypes {

    private LiveTypes() {}

    public static boolean isText(String type) {
        return TypeFamily.of(type).filter(TypeFamily.TEXT::equals).isPresent();
    }

    public static boolean isNumber(String type) {
        return TypeFamily.of(type).filter(TypeFamily::isNumber).isPresent();
    }

    public static boolean isTime(String type) {
        return TypeFamily.of(type).filter(TypeFamily::isTime).isPresent();
    }
}
