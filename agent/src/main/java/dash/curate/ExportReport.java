package dash.curate;

import java.util.List;

/** What an export did to the files of a folder, by path from the folder on. */
public record ExportReport(List<String> written, List<String> deleted, int unchanged) {

    public ExportReport {
        written = List.copyOf(written);
        deleted = List.copyOf(deleted);
    }
}
