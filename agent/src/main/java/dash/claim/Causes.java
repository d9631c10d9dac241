package dash.claim;

import dash.context.Source;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A cause has to stand in a document or in knowledge; rows show that something happened and never why. */
final class Causes {

    /** How much of what a cause is made of has to stand together. */
    private static final double ENOUGH = 0.5;

    private final Evidence evidence;
    private final Written written;
    private final Set<String> known;

    Causes(Evidence evidence, Written written) {
        this.evidence = evidence;
        this.written = written;
        this.known = known(evidence);
    }

    /** Words of columns, names, statements and the question: what a cause is made of stands elsewhere. */
    private static Set<String> known(Evidence evidence) {
        Set<String> known = new LinkedHashSet<>(Stems.all(evidence.question()));
        evidence.tables().forEach(table -> {
            table.rows().columns().forEach(column -> known.addAll(Stems.all(column.name())));
            table.labels()
                    .forEach(column ->
                            table.rows().column(column).forEach(cell -> known.addAll(Stems.all(cell.plain()))));
            known.addAll(Stems.all(table.constants().sql()));
        });
        return known;
    }

    Optional<Claims.Fault> check(Reading reading) {
        Optional<String> part = part(reading);
        if (part.isEmpty()) {
            return Optional.empty();
        }
        Set<String> content = content(part.get());
        Set<String> novel = content.stream()
                .filter(word -> !known.contains(word))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        boolean named = BECAUSE.matcher(reading.small()).find();
        if (novel.isEmpty() || (!named && novel.size() < 2) || novel.size() * 2 < content.size()) {
            return Optional.empty();
        }
        Support support = written.support(novel);
        boolean stated = support.share() >= ENOUGH
                && support.source()
                        .filter(source -> speaksOfIt(source, reading))
                        .isPresent();
        return stated
                ? Optional.empty()
                : Optional.of(new Claims.Fault("no document that was shown states this cause", ""));
    }

    /** The words that name the cause: those behind "because of", or the whole sentence around "led to". */
    private Optional<String> part(Reading reading) {
        Matcher because = BECAUSE.matcher(reading.small());
        if (because.find()) {
            return Optional.of(reading.small().substring(because.end()));
        }
        boolean strong = cue(reading, CAUSE);
        boolean weak = cue(reading, WEAK)
                && reading.labels().isEmpty()
                && (Cues.only(reading.small()) != 0
                        || reading.says(Vocabulary.MOVED)
                        || Stems.words(evidence.question()).contains("why"));
        return strong || weak ? Optional.of(reading.small()) : Optional.empty();
    }

    private static Set<String> content(String words) {
        return Stems.content(words).stream()
                .filter(word -> !isFunction(word))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The document has to be about what happened, too. */
    private boolean speaksOfIt(Source source, Reading reading) {
        Set<String> effect =
                Stems.content(reading.small()).stream().filter(known::contains).collect(Collectors.toSet());
        effect.addAll(Stems.content(evidence.question()));
        Set<String> everything = written.everything(source);
        return effect.isEmpty() || effect.stream().anyMatch(everything::contains);
    }

    private static final Pattern BECAUSE = Vocabulary.BECAUSE.words();
    private static final Pattern CAUSE = Vocabulary.CAUSE.words();
    private static final Pattern WEAK = Vocabulary.WEAKCAUSE.words();

    /** A word that is the name of a column or of a row is no cue. */
    private boolean cue(Reading reading, Pattern words) {
        Matcher found = words.matcher(reading.small());
        while (found.find()) {
            if (Stems.all(found.group()).stream().noneMatch(this::isColumn)) {
                return true;
            }
        }
        return false;
    }

    private boolean isColumn(String stem) {
        return evidence.tables().stream()
                .flatMap(table -> table.rows().columns().stream())
                .anyMatch(column -> Stems.all(column.name()).contains(stem));
    }

    private static final Set<String> FUNCTION = List.of(
                    Vocabulary.UP,
                    Vocabulary.DOWN,
                    Vocabulary.MOVED,
                    Vocabulary.BECAUSE,
                    Vocabulary.CAUSE,
                    Vocabulary.WEAKCAUSE,
                    Vocabulary.NUMBER,
                    Vocabulary.MONTH,
                    Vocabulary.FRACTION,
                    Vocabulary.ORDINAL,
                    Vocabulary.UNIT)
            .stream()
            .flatMap(words -> words.every().stream())
            .flatMap(entry -> Stems.all(entry).stream())
            .collect(Collectors.toSet());

    private static boolean isFunction(String stem) {
        return FUNCTION.contains(stem) || Character.isDigit(stem.charAt(0));
    }
}
