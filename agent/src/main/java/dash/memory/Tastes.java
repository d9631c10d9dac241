package dash.memory;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How one person wants answers shown. It changes what is seen and never what is kept. */
public record Tastes(Preference.Scale scale, Preference.Detail detail, Optional<Preference.ChartTaste> chart) {

    public static final Tastes USUAL = new Tastes(Preference.Scale.FULL, Preference.Detail.NORMAL, Optional.empty());

    public static Tastes of(List<Remembered> memory) {
        return new Tastes(
                all(memory, Preference.Units.class)
                        .map(Preference.Units::scale)
                        .findFirst()
                        .orElse(USUAL.scale()),
                all(memory, Preference.Details.class)
                        .map(Preference.Details::level)
                        .findFirst()
                        .orElse(USUAL.detail()),
                all(memory, Preference.Charts.class)
                        .map(Preference.Charts::taste)
                        .findFirst());
    }

    private static <T extends Preference> Stream<T> all(List<Remembered> memory, Class<T> kind) {
        return memory.stream()
                .map(Remembered::preference)
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
