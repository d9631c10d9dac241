package dash.databases.look;

/** One slip of the keyboard: a letter left out, typed twice or wrongly, or two of them in the wrong order. */
final class Slip {

    private Slip() {}

    /** Whether exactly one slip lies between two texts. A digit is never taken for a slip: 2023 is not 2024. */
    static boolean between(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 1 || one.equals(other)) {
            return false;
        }
        int begin = 0;
        while (begin < Math.min(one.length(), other.length()) && one.charAt(begin) == other.charAt(begin)) {
            begin++;
        }
        return one.length() == other.length()
                ? wrong(one, other, begin)
                : one.length() > other.length() ? further(one, other, begin) : further(other, one, begin);
    }

    private static boolean further(String longer, String shorter, int at) {
        return !Character.isDigit(longer.charAt(at))
                && longer.regionMatches(at + 1, shorter, at, shorter.length() - at);
    }

    private static boolean wrong(String one, String other, int at) {
        int rest = one.length() - at;
        boolean replaced = one.regionMatches(at + 1, other, at + 1, rest - 1);
        boolean swapped = rest > 1
                && one.charAt(at) == other.charAt(at + 1)
                && one.charAt(at + 1) == other.charAt(at)
                && one.regionMatches(at + 2, other, at + 2, rest - 2);
        return !Character.isDigit(one.charAt(at)) && !Character.isDigit(other.charAt(at)) && (replaced || swapped);
    }
}
