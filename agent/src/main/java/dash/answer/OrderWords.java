package dash.answer;

import dash.statement.OrderItem;
import java.util.List;
import java.util.stream.Collectors;

/** Says an order. Whether something is high or late only its type would tell, so both words stand there. */
final class OrderWords {

    private final Speaker speaker;

    OrderWords(Speaker speaker) {
        this.speaker = speaker;
    }

    String of(List<OrderItem> items) {
        return items.stream().map(item -> of(item, speaker.value(item.value()))).collect(Collectors.joining(", then "));
    }

    String of(OrderItem item, String words) {
        String direction = switch (item.direction()) {
            case DESCENDING -> " (highest or latest first)";
            case ASCENDING, UNSAID -> "";
            case USING -> " (by " + item.using().map(Object::toString).orElse("an operator") + ")";
        };
        return words
                + switch (item.nulls()) {
                    case FIRST -> direction + ", empty ones at the top";
                    case LAST -> direction + ", empty ones at the end";
                    case UNSAID -> direction;
                };
    }
}
