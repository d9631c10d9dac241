package dash.curate;

import java.util.List;
import java.util.stream.Stream;

/** What an export did to the files of a folder, by path from the folder on. */
public record ExportReport(List<String> written, List<String> deleted, int unchanged) {

    public ExportReport {
        written = List.copyOf(written);
        deleted = List.copyOf(deleted);
    }

    public ExportReport plus(ExportReport other) {
        return new ExportReport(
                joined(written, other.written), joined(deleted, other.deleted), unchanged + other.unchanged);
    }

    private static List<String> joined(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).sorted().toList();
    }
}
