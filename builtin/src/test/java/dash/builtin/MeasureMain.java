package dash.builtin;

/** Prints every golden question of the demo company with what became of it: the raw material of docs/measured.md. */
public final class MeasureMain {

    private MeasureMain() {}

    public static void main(String[] arguments) throws Exception {
        var asked = DemoGoldenTest.measure();
        for (GoldenMeasurement.Asked each : asked) {
            System.out.printf(
                    "%s\t%s\t%s\t%s%n\t%s%n",
                    each.verdict(),
                    each.golden().id(),
                    each.golden().difficulty(),
                    each.text(),
                    each.detail().replace("\n", "\n\t"));
        }
        System.out.println(GoldenMeasurement.table(asked));
    }
}
