package dash.demo;

/** Numbers from 0 to 99 with a leading zero, written by hand: the digits of a formatter depend on the machine. */
final class TwoDigits {

    private TwoDigits() {}

    static String of(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
