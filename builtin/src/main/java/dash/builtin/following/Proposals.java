package dash.builtin.following;

import dash.builtin.links.FunctionWords;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The whole questions that a follow-up can mean, the likelier first: the earlier question with a time, a value, a breakdown, a
 * measure or a number in the place of another, or with something added to it.
 */
public final class Proposals {

    /** Each is read like a question of its own. */
    private static final int MOST = 28;

    private static final int LONGEST_SPAN = 3;
    private static final Set<String> PLACING =
            Set.of("in", "from", "for", "at", "with", "of", "on", "to", "by", "under", "over", "than", "as");
    private static final Set<String> LEAVING_OUT = Set.of(
            "exclude",
            "excluding",
            "without",
            "except",
            "ignore",
            "ignoring",
            "minus",
            "not",
            "omit",
            "remove",
            "drop",
            "no",
            "skip");

    private static final String[] ASKING = {
        "which", "what", "who", "how", "show", "list", "find", "give", "count", "name", "where", "when", "whose", "tell"
    };

    private final Sentence before;
    private final FollowUp followUp;
    private final Sentence core;
    private final Times times;
    private final Map<String, Proposal> proposals = new LinkedHashMap<>();

    private Proposals(String before, FollowUp followUp, PeriodGrammar grammar) {
        this.before = Sentence.of(before);
        this.followUp = followUp;
        this.core = followUp.core();
        this.times = new Times(grammar, this.before);
    }

    public static List<Proposal> of(String before, FollowUp followUp, PeriodGrammar grammar) {
        return new Proposals(before, followUp, grammar).all();
    }

    /** For what a gesture can also be said in words: fewer rows, the other end. */
    public static List<Proposal> of(String before, Gesture gesture) {
        Sentence sentence = Sentence.of(before);
        return switch (gesture) {
            case Gesture.Limit(int rows, boolean most) -> new Limits(sentence, rows, most).proposals();
            case Gesture.Reverse reverse -> Superlatives.turned(sentence);
            case Gesture.Members members -> new Members(sentence).proposals();
            case Gesture.Count count -> new Members(sentence).counted();
            case Gesture.Show _, Gesture.All _, Gesture.SortBy _, Gesture.Share _, Gesture.Amounts _ -> List.of();
        };
    }

    private List<Proposal> all() {
        if (core.size() == 0 || before.size() == 0) {
            return List.of();
        }
        List<Proposal> timed = times.of(core);
        if (!timed.isEmpty()) {
            return timed;
        }
        Optional<String> group = Groups.wanted(core);
        if (group.isPresent()) {
            grouped(group.get());
        } else if (LEAVING_OUT.contains(core.token(0).lower()) || core.is(0, "leave", "other", "but", "not")) {
            without();
        } else if (core.is(0, "compared", "compare", "versus", "vs", "against")) {
            add(Proposal.adding(before.appended(core.text())));
            add(Proposal.adding(before.appended("compared with " + core.rest(core.is(1, "to", "with") ? 2 : 1))));
        } else {
            Superlatives.named(before, core).forEach(this::add);
            if (followUp.refersBack()) {
                new Members(before).about(core).forEach(this::add);
            }
            changed();
        }
        return proposals.values().stream().limit(MOST).toList();
    }

    private void add(Proposal proposal) {
        proposals.putIfAbsent(proposal.text(), proposal);
    }

    private void grouped(String by) {
        List<Groups.Span> spans = followUp.also() ? List.of() : Groups.spans(before);
        for (Groups.Span span : spans) {
            String joint =
                    before.is(span.from(), "each", "every", "per") ? before.words(span.from(), span.from() + 1) : "by";
            add(Proposal.replacing(before.replaced(span.from(), span.to(), joint + " " + by)));
        }
        if (spans.isEmpty() || !followUp.instead()) {
            for (String joint : List.of("by ", "per ", "for each ", "in each ")) {
                add(Proposal.adding(before.appended(joint + by)));
            }
            beforeTheTime("by " + by);
        }
    }

    /** A breakdown stands well before the time of a question. */
    private void beforeTheTime(String words) {
        for (PeriodMention mention : times.mentions()) {
            int at =
                    before.is(mention.from() - 1, "in", "for", "during", "since") ? mention.from() - 1 : mention.from();
            if (at > 0) {
                add(Proposal.adding(before.replaced(at, at, words)));
            }
        }
    }

    private void without() {
        int from = core.is(0, "leave", "other", "except", "not", "but")
                        && core.is(1, "out", "than", "for", "counting", "not", "from", "in")
                ? 2
                : 1;
        String words = core.rest(from);
        String bare = Sentence.withoutArticle(words);
        for (String joint : List.of("excluding ", "without ", "except ", "that are not ", "not from ", "not in ")) {
            add(Proposal.adding(before.appended(joint + bare)));
        }
    }

    /** Something else in the place of something, or something more. */
    private void changed() {
        boolean placed = core.size() > 1 && PLACING.contains(core.token(0).lower());
        boolean narrows = followUp.only();
        if (narrows) {
            added(placed);
        }
        if (placed) {
            behindTheSameWord();
        }
        replaced(placed ? core.rest(1) : core.text());
        if (!narrows) {
            added(placed);
        }
    }

    private void behindTheSameWord() {
        for (int index = 0; index < before.size() - 1; index++) {
            if (before.is(index, core.token(0).lower())) {
                for (int to = index + 2; to <= Math.min(before.size(), index + 1 + LONGEST_SPAN); to++) {
                    add(Proposal.replacing(before.replaced(index, to, core.text())));
                }
            }
        }
    }

    /** Names and what stands in quotes give way first, then whatever carries meaning. */
    private void replaced(String words) {
        List<Groups.Span> names = new ArrayList<>();
        List<Groups.Span> others = new ArrayList<>();
        for (int from = 0; from < before.size(); from++) {
            for (int to = from + 1; to <= Math.min(before.size(), from + LONGEST_SPAN); to++) {
                if (isWhole(from, to)) {
                    (isName(from, to) ? names : others).add(new Groups.Span(from, to));
                }
            }
        }
        others.sort(java.util.Comparator.comparingInt(span -> span.to() - span.from()));
        names.sort(java.util.Comparator.comparingInt(span -> span.from() - span.to()));
        names.forEach(span -> add(Proposal.replacing(before.replaced(span.from(), span.to(), words))));
        others.forEach(span -> add(Proposal.replacing(before.replaced(span.from(), span.to(), words))));
    }

    /** It begins and ends with a word that means something, and holds no time. */
    private boolean isWhole(int from, int to) {
        boolean dated = times.mentions().stream().anyMatch(mention -> from < mention.to() && mention.from() < to);
        boolean asks = from == 0 && before.is(0, ASKING);
        return !dated && !asks && means(before.token(from)) && means(before.token(to - 1));
    }

    private static boolean means(Token token) {
        return token.kind() != Token.Kind.WORD
                || FunctionWords.content(token)
                || token.is("most", "least", "average", "total");
    }

    private boolean isName(int from, int to) {
        return from > 0
                && before.tokens().subList(from, to).stream()
                        .allMatch(token -> token.kind() == Token.Kind.QUOTED
                                || token.kind() == Token.Kind.NUMBER
                                || Character.isUpperCase(token.text().codePointAt(0)));
    }

    private void added(boolean placed) {
        if (placed) {
            add(Proposal.adding(before.appended(core.text())));
            add(Proposal.adding(before.appended("and " + core.text())));
            add(Proposal.adding(before.appended("that are " + core.text())));
            beforeTheTime(core.text());
            return;
        }
        for (String joint : List.of("for ", "in ", "with ", "of ", "and ")) {
            add(Proposal.adding(before.appended(joint + core.text())));
        }
        new Members(before).narrowed(core.text()).forEach(this::add);
    }
}
