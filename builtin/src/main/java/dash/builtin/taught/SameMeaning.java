package dash.builtin.taught;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.Related;
import dash.builtin.lexicon.Way;
import dash.builtin.taught.QuestionMeaning.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Whether two questions mean the same. They must ask in the same way, of the same time, with the same figures, and every word
 * of either must have its counterpart in the other. What is not sure is not the same: a near miss that is answered as if it
 * were the taught question would be a wrong answer in somebody's name.
 */
final class SameMeaning {

    private static final double SYNONYMS = 0.8;
    private static final double RELATED = 0.5;

    /** The first word behind "which" may have another before it: which product category, which category of products. */
    private static final int NEAR_THE_OPENING = 2;

    private static final Lexicon ENGLISH = Lexicon.english();

    private final TermNames names;
    private final Predicate<String> values;
    private final BiPredicate<String, String> alike;

    /**
     * @param values whether a word stands in the data
     * @param alike whether two questions as a whole are near in meaning; false where nothing can tell
     */
    SameMeaning(TermNames names, Predicate<String> values, BiPredicate<String, String> alike) {
        this.names = names;
        this.values = values;
        this.alike = alike;
    }

    boolean same(String question, QuestionMeaning meant, String taught, QuestionMeaning known) {
        if (!meant.asksLike(known) || meant.terms().isEmpty()) {
            return false;
        }
        List<Term> left = unmatched(meant, known);
        List<Term> right = unmatched(known, meant);
        boolean aligned =
                (left.isEmpty() && right.isEmpty()) || (isOneWord(left, right) && alike.test(question, taught));
        return aligned && sameSubject(meant, known) && sameOrder(meant, known) && sameNegation(meant, known);
    }

    private List<Term> unmatched(QuestionMeaning of, QuestionMeaning in) {
        List<Term> left = new ArrayList<>();
        Set<String> there = in.keys();
        for (Term term : of.terms()) {
            if (in.terms().stream().noneMatch(other -> same(term, other)) && !names.spellsOut(term.key(), there)) {
                left.add(term);
            }
        }
        return left;
    }

    private boolean same(Term one, Term other) {
        if (one.key().equals(other.key())) {
            return true;
        }
        if (one.word().isEmpty() || other.word().isEmpty()) {
            return false;
        }
        if (!Lexicon.english().countryOf(one.word()).isEmpty()
                || !ENGLISH.countryOf(other.word()).isEmpty()) {
            return isOf(one.word(), other.word()) || isOf(other.word(), one.word());
        }
        Optional<Related> related = ENGLISH.relation(one.word(), other.word());
        return related.filter(found -> mayStandFor(found, one, other)).isPresent();
    }

    private static boolean isOf(String nationality, String country) {
        return ENGLISH.countryOf(nationality).stream().anyMatch(country::equalsIgnoreCase);
    }

    /** Two words that the project tells apart are not the same because a dictionary says so. */
    private boolean mayStandFor(Related related, Term one, Term other) {
        boolean apart = names.knows(one.key()) && names.knows(other.key());
        boolean named = one.proper() || other.proper();
        return switch (related.way()) {
            case SAME, DERIVED -> related.closeness() >= SYNONYMS;
            case ABBREVIATION, SYNONYM, USAGE, MEASURE, SIMILAR -> related.closeness() >= SYNONYMS && !apart && !named;
            case FAMILY, BROADER -> false;
        };
    }

    /** One word on either side has no counterpart; the two are related, and neither is a name of anything. */
    private boolean isOneWord(List<Term> left, List<Term> right) {
        return left.size() == 1
                && right.size() == 1
                && isPlain(left.getFirst())
                && isPlain(right.getFirst())
                && ENGLISH.relation(left.getFirst().word(), right.getFirst().word())
                        .filter(related -> related.way() != Way.BROADER && related.closeness() >= RELATED)
                        .isPresent();
    }

    private boolean isPlain(Term term) {
        return !term.word().isEmpty() && !term.proper() && !names.knows(term.key()) && !values.test(term.word());
    }

    private boolean sameSubject(QuestionMeaning meant, QuestionMeaning known) {
        return meant.subject().isEmpty() || known.subject().isEmpty() || opens(meant, known) || opens(known, meant);
    }

    private boolean opens(QuestionMeaning one, QuestionMeaning other) {
        int from = one.terms().stream().map(Term::key).toList().indexOf(one.subject());
        Term subject = one.terms().get(from);
        return other.terms().stream().limit(NEAR_THE_OPENING).anyMatch(term -> same(subject, term));
    }

    /** What is a share of what, and what is more than what, depends on the order. */
    private boolean sameOrder(QuestionMeaning meant, QuestionMeaning known) {
        boolean compares = meant.figures().isEmpty() && (meant.has(Aspect.OVER) || meant.has(Aspect.UNDER));
        boolean ordered = meant.has(Aspect.SHARE) || compares;
        if (!ordered || meant.terms().size() != known.terms().size()) {
            return !ordered || sameSet(meant, known);
        }
        for (int at = 0; at < meant.terms().size(); at++) {
            if (!same(meant.terms().get(at), known.terms().get(at))) {
                return false;
            }
        }
        return true;
    }

    private boolean sameSet(QuestionMeaning meant, QuestionMeaning known) {
        return !meant.terms().isEmpty()
                && same(meant.terms().getFirst(), known.terms().getFirst())
                && same(meant.terms().getLast(), known.terms().getLast());
    }

    private boolean sameNegation(QuestionMeaning meant, QuestionMeaning known) {
        for (int at = 0; at < meant.negated().size(); at++) {
            Term one = term(meant, meant.negated().get(at));
            Term other = term(known, known.negated().get(at));
            if (!same(one, other)) {
                return false;
            }
        }
        return true;
    }

    private static Term term(QuestionMeaning meaning, String key) {
        return meaning.terms().stream()
                .filter(term -> term.key().equals(key))
                .findFirst()
                .orElse(new Term(key, "", false));
    }
}
