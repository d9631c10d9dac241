package dash.answer;

import java.util.List;

/** Small matters of English. */
final class English {

    private English() {}

    static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** A name inside a sentence: abbreviations such as MRR keep their capitals. */
    static String small(String text) {
        boolean word = text.length() > 1 && Character.isLowerCase(text.charAt(1));
        return word ? Character.toLowerCase(text.charAt(0)) + text.substring(1) : text;
    }

    /** {@code a, b and c}. */
    static String and(List<String> parts) {
        return join(parts, " and ");
    }

    static String or(List<String> parts) {
        return join(parts, " or ");
    }

    private static String join(List<String> parts, String last) {
        int size = parts.size();
        if (size < 2) {
            return String.join("", parts);
        }
        return String.join(", ", parts.subList(0, size - 1)) + last + parts.get(size - 1);
    }

    /** {@code on 3 Jan 2025}, {@code in Mar 2025}. */
    static String at(String period) {
        return (Character.isDigit(period.charAt(0)) && period.contains(" ") ? "on " : "in ") + period;
    }

    static String number(int count) {
        return switch (count) {
            case 1 -> "one";
            case 2 -> "two";
            case 3 -> "three";
            case 4 -> "four";
            case 5 -> "five";
            case 6 -> "six";
            default -> Integer.toString(count);
        };
    }
}
