package dash.builtin.following;

import dash.builtin.periods.Period;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Follow-ups that name another time. */
final class Times {

    private static final Set<String> BEFORE = Set.of("in", "for", "during", "of", "from", "on", "at", "the", "over");
    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
    private static final Pattern SHIFT = Pattern.compile("(?:(?:in|for|during) )?(?:the )?(?:"
            + "(?<unit>year|season|quarter|month) (?<way>before|earlier|prior|after|later)"
            + "|(?<way2>previous|preceding|prior|following) (?<unit2>year|season|quarter|month))(?: (?:that|it))?");

    private final PeriodGrammar grammar;
    private final Sentence before;
    private final List<PeriodMention> mentions;

    Times(PeriodGrammar grammar, Sentence before) {
        this.grammar = grammar;
        this.before = before;
        this.mentions = grammar.find(before.tokens());
    }

    List<PeriodMention> mentions() {
        return mentions;
    }

    /** Nothing when the words are no time and nothing else. */
    List<Proposal> of(Sentence core) {
        Optional<String> shifted = shifted(core.text().toLowerCase(Locale.ROOT));
        if (shifted.isPresent()) {
            return inPlace("", shifted.get());
        }
        List<PeriodMention> named = grammar.find(core.tokens());
        if (named.size() != 1 || !isAllOf(core, named.getFirst())) {
            return List.of();
        }
        int from = named.getFirst().from();
        String preposition = core.words(0, from);
        String words = core.words(from, core.size());
        List<Proposal> proposals = new ArrayList<>();
        borrowedYear(words).ifPresent(year -> proposals.addAll(inPlace(preposition, words + " " + year)));
        proposals.addAll(inPlace(preposition, words));
        return proposals;
    }

    private static boolean isAllOf(Sentence core, PeriodMention mention) {
        boolean opens =
                core.tokens().subList(0, mention.from()).stream().allMatch(token -> BEFORE.contains(token.lower()));
        return opens && mention.to() == core.size();
    }

    /** "And in April?" after a question about March 2026 is about April 2026. */
    private Optional<String> borrowedYear(String words) {
        if (YEAR.matcher(words).find() || words.matches("(?i).*\\b(last|this|next|today|yesterday|now|current)\\b.*")) {
            return Optional.empty();
        }
        return mentions.stream()
                .map(mention -> YEAR.matcher(before.words(mention.from(), mention.to())))
                .filter(Matcher::find)
                .map(Matcher::group)
                .findFirst();
    }

    private List<Proposal> inPlace(String preposition, String words) {
        List<Proposal> proposals = new ArrayList<>();
        for (PeriodMention mention : mentions) {
            boolean placed = before.is(mention.from() - 1, "in", "for", "during", "of", "on");
            boolean whole = placed
                    && (!preposition.isEmpty()
                            || words.matches("(?i)(since|before|after|until|between|from|last|this)\\b.*"));
            int from = whole ? mention.from() - 1 : mention.from();
            proposals.add(Proposal.replacing(
                    before.replaced(from, mention.to(), whole ? (preposition + " " + words).strip() : words)));
        }
        String joint = preposition.isEmpty()
                        && words.matches("(?i)(?:\\d|q\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*")
                ? "in"
                : preposition;
        if (mentions.isEmpty()) {
            proposals.add(Proposal.adding(before.appended((joint + " " + words).strip())));
        }
        return proposals;
    }

    /** "And the year before?" is counted from the time that was asked about. */
    private Optional<String> shifted(String words) {
        Matcher shift = SHIFT.matcher(words);
        if (!shift.matches() || mentions.isEmpty()) {
            return Optional.empty();
        }
        Period period = mentions.getFirst().period();
        String unit = Optional.ofNullable(shift.group("unit")).orElseGet(() -> shift.group("unit2"));
        String way = Optional.ofNullable(shift.group("way")).orElseGet(() -> shift.group("way2"));
        int steps = way.matches("after|later|following") ? 1 : -1;
        return period.start().filter(start -> period.closed()).map(start -> named(start, period, unit, steps));
    }

    private static String named(LocalDate start, Period period, String unit, int steps) {
        long months = start.until(period.end().orElseThrow()).toTotalMonths();
        LocalDate moved = start.plusMonths(steps
                * switch (unit) {
                    case "month" -> 1L;
                    case "quarter" -> 3L;
                    default -> 12L;
                });
        if (months == 1) {
            return moved.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + moved.getYear();
        }
        return months == 3
                ? "Q" + (moved.getMonthValue() + 2) / 3 + " " + moved.getYear()
                : String.valueOf(moved.getYear());
    }
}
