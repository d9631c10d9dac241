package dash.facts;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Whether a series consists of the same months or quarters of two or three years and of nothing else. */
final class YearOverYear {

    private static final int MOST_YEARS = 3;

    private YearOverYear() {}

    static boolean is(Profile profile, int period) {
        List<Optional<LocalDate>> starts =
                profile.rows().column(period).stream().map(Timeline::start).toList();
        boolean steps = profile.grain()
                .filter(grain -> grain == Grain.MONTH || grain == Grain.QUARTER)
                .isPresent();
        if (!steps || starts.stream().anyMatch(Optional::isEmpty)) {
            return false;
        }
        Map<Integer, List<Integer>> months = starts.stream()
                .map(Optional::orElseThrow)
                .sorted()
                .collect(Collectors.groupingBy(
                        LocalDate::getYear,
                        TreeMap::new,
                        Collectors.mapping(LocalDate::getMonthValue, Collectors.toList())));
        boolean same = months.values().stream().distinct().count() == 1;
        return same && months.size() >= 2 && months.size() <= MOST_YEARS && starts.size() > months.size();
    }
}
