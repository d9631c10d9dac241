package dash.builtin.taught;

import dash.builtin.links.FunctionWords;
import dash.builtin.periods.Period;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a question asks, apart from how it is worded.
 *
 * @param form COUNT or LIST when it opens so, else IGNORED
 * @param subject the first term behind that opening, or empty
 * @param counts whether it speaks of how many there are, anywhere
 * @param terms what it is about, in order
 * @param aspects how it asks, in order
 * @param figures numbers, days and quoted texts, in order
 * @param periods as first and last day, in order of time
 * @param negated the terms that a negation stands before
 */
record QuestionMeaning(
        Aspect form,
        String subject,
        boolean counts,
        List<Term> terms,
        List<Aspect> aspects,
        List<String> figures,
        List<String> periods,
        List<String> negated) {

    /**
     * One word, or a phrase that knowledge has a name for.
     *
     * @param key equal for the forms of one word, or the name
     * @param word as it was written, in lower case; empty for a name
     */
    record Term(String key, String word, boolean proper) {}

    static QuestionMeaning of(String question, PeriodGrammar grammar, TermNames names) {
        return new Reader(Words.of(question), grammar.find(Words.of(question)), names).read();
    }

    static List<PeriodMention> periodsOf(String question, PeriodGrammar grammar) {
        return grammar.find(Words.of(question));
    }

    /** Whether both ask in the same way, whatever they ask about. */
    boolean asksLike(QuestionMeaning other) {
        return (form == Aspect.COUNT) == (other.form == Aspect.COUNT)
                && !(counts && other.has(Aspect.AMOUNT))
                && !(other.counts && has(Aspect.AMOUNT))
                && counted(aspects).equals(counted(other.aspects))
                && figures.equals(other.figures)
                && periods.equals(other.periods)
                && negated.size() == other.negated.size();
    }

    private static Map<Aspect, Integer> counted(List<Aspect> aspects) {
        Map<Aspect, Integer> counted = new HashMap<>();
        aspects.stream()
                .filter(aspect -> aspect != Aspect.AMOUNT)
                .forEach(aspect -> counted.merge(aspect, 1, Integer::sum));
        return counted;
    }

    boolean has(Aspect aspect) {
        return aspects.contains(aspect);
    }

    /** Takes a question apart from left to right. */
    private static final class Reader {

        private final List<Token> tokens;
        private final List<PeriodMention> mentions;
        private final TermNames names;
        private final List<Term> terms = new ArrayList<>();
        private final List<Aspect> aspects = new ArrayList<>();
        private final List<String> figures = new ArrayList<>();
        private final List<String> negated = new ArrayList<>();
        private Aspect form = Aspect.IGNORED;
        private int opened = -1;
        private boolean negating;
        private boolean counts;

        Reader(List<Token> tokens, List<PeriodMention> mentions, TermNames names) {
            this.tokens = tokens;
            this.mentions = mentions;
            this.names = names;
        }

        QuestionMeaning read() {
            int at = 0;
            while (at < tokens.size()) {
                at = step(at);
            }
            if (negating) {
                negated.add("");
            }
            String subject =
                    opened >= 0 && opened < terms.size() ? terms.get(opened).key() : "";
            return new QuestionMeaning(form, subject, counts, terms, aspects, figures, periods(), negated);
        }

        private int step(int at) {
            Optional<PeriodMention> period = mentions.stream()
                    .filter(mention -> mention.from() <= at && at < mention.to())
                    .findFirst();
            if (period.isPresent()) {
                return period.get().to();
            }
            TermNames.Named named = names.term(tokens, at);
            Optional<Aspect.Mention> said = Aspect.at(tokens, at);
            if (named.length() > 0
                    && named.length() >= said.map(Aspect.Mention::length).orElse(0)) {
                add(new Term(named.name(), "", false));
                return at + named.length();
            }
            if (said.isPresent() && isSaid(said.get().aspect(), at)) {
                take(said.get().aspect());
                return at + said.get().length();
            }
            word(tokens.get(at), at);
            return at + 1;
        }

        /** "Name" and "list" ask only where a question opens. */
        private boolean isSaid(Aspect aspect, int at) {
            return aspect != Aspect.LIST || terms.isEmpty() || !FunctionWords.telling(tokens.get(at));
        }

        private void take(Aspect aspect) {
            switch (aspect) {
                case IGNORED -> {
                    // says nothing
                }
                case COUNT, LIST -> {
                    if (form == Aspect.IGNORED && terms.isEmpty()) {
                        form = aspect;
                        opened = terms.size();
                    }
                    counts |= aspect == Aspect.COUNT;
                }
                case NOT -> {
                    aspects.add(aspect);
                    negating = true;
                }
                default -> aspects.add(aspect);
            }
        }

        private void word(Token token, int at) {
            switch (token.kind()) {
                case NUMBER, DATE, QUOTED -> figures.add(token.lower());
                case SYMBOL -> figures.add(token.text());
                case WORD, NAME -> {
                    if (Words.number(token).isPresent() && !token.is("one")) {
                        figures.add(String.valueOf(Words.number(token).getAsInt()));
                    } else if (FunctionWords.content(token)) {
                        boolean proper = at > 0 && !token.text().equals(token.lower());
                        add(new Term(token.key(), token.lower(), proper));
                    }
                }
            }
        }

        private void add(Term term) {
            terms.add(term);
            if (negating) {
                negated.add(term.key());
                negating = false;
            }
        }

        private List<String> periods() {
            return mentions.stream()
                    .map(PeriodMention::period)
                    .sorted(Comparator.comparing(
                            (Period period) -> period.start().orElse(LocalDate.MIN)))
                    .map(period -> period.start() + ".." + period.end())
                    .toList();
        }
    }

    Set<String> keys() {
        Set<String> keys = new HashSet<>();
        terms.forEach(term -> keys.add(term.key()));
        return keys;
    }
}
