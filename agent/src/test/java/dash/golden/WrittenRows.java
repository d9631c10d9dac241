package dash.golden;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows as tests write them: rows divided by semicolons, cells by blanks, {@code ()} for none. A cell is a number or a text
 * by its looks, or of the type that its letter says: {@code t:} text ({@code _} is a blank), {@code d:} day, {@code m:}
 * moment, {@code o:} moment with zone, {@code h:} time of day, {@code b:} truth, {@code n:} no number, {@code x:} a text
 * that lost its end.
 */
final class WrittenRows {

    private WrittenRows() {}

    static Rows rows(String written) {
        if (written.equals("()")) {
            return new Rows(List.of(new ResultColumn("c0", "any")), List.of(), false);
        }
        List<List<Cell>> rows = Arrays.stream(written.split(";"))
                .map(row -> Arrays.stream(row.strip().split(" "))
                        .map(WrittenRows::cell)
                        .toList())
                .toList();
        List<ResultColumn> columns = IntStream.range(0, rows.getFirst().size())
                .mapToObj(index -> new ResultColumn("c" + index, "any"))
                .toList();
        return new Rows(columns, rows, false);
    }

    private static Cell cell(String written) {
        String rest = written.substring(Math.min(2, written.length()));
        return switch (written.length() > 2 && written.charAt(1) == ':' ? written.charAt(0) : '?') {
            case 't' -> Cell.text(rest.replace('_', ' '));
            case 'd' -> new Cell.Day(LocalDate.parse(rest));
            case 'm' -> new Cell.LocalMoment(LocalDateTime.parse(rest));
            case 'o' -> new Cell.Moment(OffsetDateTime.parse(rest));
            case 'h' -> new Cell.TimeOfDay(LocalTime.parse(rest));
            case 'b' -> new Cell.Truth(Boolean.parseBoolean(rest));
            case 'n' -> new Cell.NotANumber(rest);
            case 'x' -> new Cell.Text(rest, true);
            default -> plain(written);
        };
    }

    private static Cell plain(String written) {
        if (written.equals("NULL")) {
            return Cell.missing();
        }
        return written.matches("-?\\d[\\d.E]*") ? Cell.number(written) : Cell.text(written.replace("''", ""));
    }
}
