package dash.benchmarks.doubts;

import dash.doubt.Doubt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** False alarms and hits of every rule, as text and as JSON. */
record Report(List<Seen> seen) {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    Report {
        seen = List.copyOf(seen);
    }

    private List<Seen> right() {
        return seen.stream().filter(one -> one.fault().isEmpty()).toList();
    }

    private List<Seen> planted(Doubt.Kind kind) {
        return seen.stream()
                .filter(one -> one.fault().filter(fault -> fault.kind() == kind).isPresent())
                .toList();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        long sets = seen.stream().map(Seen::set).distinct().count();
        long doubted = right().stream().filter(one -> !one.doubts().isEmpty()).count();
        text.append("%d right statements of %d sets; %s doubted%n"
                .formatted(right().size(), sets, share(doubted, right().size())));
        text.append("%n| rule | false alarms | hits |%n|---|---|---|%n".formatted());
        for (Doubt.Kind kind : Doubt.Kind.values()) {
            List<Seen> planted = planted(kind);
            text.append("| `%s` | %s | %s |%n"
                    .formatted(
                            kind,
                            share(
                                    right().stream()
                                            .filter(one -> one.raises(kind))
                                            .count(),
                                    right().size()),
                            share(planted.stream().filter(Seen::isHit).count(), planted.size())));
        }
        text.append("%n| fault | its rule | hits | any doubt |%n|---|---|---|---|%n".formatted());
        faults().forEach((name, all) -> text.append("| %s | `%s` | %s | %s |%n"
                .formatted(
                        name,
                        all.getFirst().fault().orElseThrow().kind(),
                        share(all.stream().filter(Seen::isHit).count(), all.size()),
                        share(
                                all.stream()
                                        .filter(one -> !one.doubts().isEmpty())
                                        .count(),
                                all.size()))));
        return text.toString();
    }

    private TreeMap<String, List<Seen>> faults() {
        return seen.stream()
                .filter(one -> one.fault().isPresent())
                .collect(Collectors.groupingBy(
                        one -> one.fault().orElseThrow().name(), TreeMap::new, Collectors.toList()));
    }

    private static String share(long some, int all) {
        return all == 0
                ? "–"
                : "%d of %d (%.1f %%)".formatted(some, all, 100.0 * some / all).replace(',', '.');
    }

    /** One by one: false alarms of a rule, and the faults that it missed. */
    String shown(Doubt.Kind kind) {
        String alarms = right().stream()
                .filter(one -> one.raises(kind))
                .map(one -> told("false alarm", one, kind))
                .collect(Collectors.joining());
        return alarms
                + planted(kind).stream()
                        .filter(one -> !one.isHit())
                        .map(one -> told("missed: " + one.fault().orElseThrow().name(), one, kind))
                        .collect(Collectors.joining());
    }

    private static String told(String what, Seen one, Doubt.Kind kind) {
        String doubts = one.doubts().stream()
                .filter(doubt -> doubt.kind() == kind)
                .map(doubt -> "  " + doubt.claim() + " (" + doubt.evidence() + ")\n")
                .collect(Collectors.joining());
        return "- %s, %s %s: %s%n  %s%n%s"
                .formatted(what, one.set(), one.id(), one.question(), one.sql().replaceAll("\\s+", " "), doubts);
    }

    /** One line for every rule, and one for every fault. */
    void write(Path file) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("right", right().size());
        json.put("sets", seen.stream().map(Seen::set).distinct().count());
        ArrayNode rules = json.putArray("rules");
        for (Doubt.Kind kind : Doubt.Kind.values()) {
            List<Seen> planted = planted(kind);
            rules.addObject()
                    .put("rule", kind.name().toLowerCase(Locale.ROOT))
                    .put(
                            "false_alarms",
                            right().stream().filter(one -> one.raises(kind)).count())
                    .put("planted", planted.size())
                    .put("hits", planted.stream().filter(Seen::isHit).count());
        }
        ArrayNode faults = json.putArray("faults");
        faults().forEach((name, all) -> faults.addObject()
                .put("fault", name)
                .put("rule", all.getFirst().fault().orElseThrow().kind().name().toLowerCase(Locale.ROOT))
                .put("planted", all.size())
                .put("hits", all.stream().filter(Seen::isHit).count()));
        try {
            Files.writeString(file, MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
