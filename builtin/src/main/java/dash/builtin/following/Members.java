package dash.builtin.following;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a question is about: those that it counts or lists, and their measure. */
final class Members {

    private final Sentence before;

    Members(Sentence before) {
        this.before = before;
    }

    /** "How many customers live in Berlin?", followed by "who are they?", asks for these customers. */
    List<Proposal> proposals() {
        int from = subject();
        if (from < 0) {
            return List.of();
        }
        String counted =
                before.rest(from).replaceFirst("(?i)\\s+(?:are there|do we have|did we have|were there)\\b", "");
        return List.of(
                Proposal.replacing(Sentence.finished("Which " + counted)),
                Proposal.replacing(Sentence.finished("List the " + related(counted))),
                Proposal.replacing(Sentence.finished("List the names of the " + related(counted))));
    }

    /** "How many are there?" behind a list. */
    List<Proposal> counted() {
        int from = subject();
        if (from < 0 || before.is(0, "how")) {
            return List.of();
        }
        String listed = before.rest(from)
                .replaceFirst("(?i)^(?:[\\w ]*?\\b)?(?:names?|titles?|ids?|emails?|addresses) of (?:the |all )?", "");
        return List.of(Proposal.replacing(Sentence.finished("How many " + listed)));
    }

    private static String related(String counted) {
        return counted.replaceFirst(
                "^(\\S+(?: \\S+)??) (live|have|are|were|work|belong|come|did|do|won|made)\\b", "$1 that $2");
    }

    /** Where the words for what is asked about begin; -1 when the question does not begin with a number or a list. */
    private int subject() {
        if (before.is(0, "how") && before.is(1, "many")) {
            return 2;
        }
        for (int index = 0; index + 1 < before.size(); index++) {
            if (before.is(index, "number", "count") && before.is(index + 1, "of")) {
                return before.is(index + 2, "the", "all") ? index + 3 : index + 2;
            }
        }
        if (before.is(0, "which", "list", "what", "show", "find")) {
            int at = 1;
            while (before.is(at, "all", "the", "me", "are", "is")) {
                at++;
            }
            return at < before.size() ? at : -1;
        }
        return -1;
    }

    /** "How many of them are from Germany?", "which of these has the most?" */
    List<Proposal> about(Sentence core) {
        List<Proposal> proposals = new ArrayList<>();
        int at = pronoun(core);
        int from = subject();
        if (at < 0 || from < 0) {
            return proposals;
        }
        int start = core.is(at - 1, "of") ? at - 1 : at;
        String asked = core.words(0, start);
        String told = core.rest(at + 1);
        for (Groups.Span span : Groups.spans(before)) {
            int noun = before.is(span.from() + 1, "each", "every") ? span.from() + 2 : span.from() + 1;
            String measured = measure(before, span.from());
            if (noun < span.to() && !measured.isBlank()) {
                String group = before.words(noun, span.to());
                String rest = before.rest(span.to());
                String things = measured.replaceFirst("(?i)^number of ", "");
                proposals.add(Proposal.replacing(
                        Sentence.finished(asked + " " + group + " " + told + " " + things + " " + rest)));
                proposals.add(Proposal.replacing(Sentence.finished(asked + " " + group + " "
                        + told.replaceFirst("(?i)\\bmost$", "highest") + " " + measured + " " + rest)));
            }
        }
        String subject = before.words(from, from + 1);
        String rest =
                before.rest(from + 1).replaceFirst("(?i)^are there\\b", "").strip();
        if (!rest.isEmpty()) {
            proposals.add(Proposal.adding(Sentence.finished(asked + " " + subject + " " + rest + " and " + told)));
        }
        proposals.add(Proposal.adding(Sentence.finished(asked + " " + subject + " " + told + " " + rest)));
        proposals.add(Proposal.adding(Sentence.finished(asked + " " + subject + " " + told)));
        return proposals;
    }

    private static int pronoun(Sentence core) {
        for (int index = 0; index < core.size(); index++) {
            if (core.is(index, "they", "them", "these", "those", "it", "one", "ones")) {
                return index;
            }
        }
        return -1;
    }

    /** "Only enterprise" in front of what is counted. */
    List<Proposal> narrowed(String words) {
        int from = subject();
        return from < 0 || from >= before.size()
                ? List.of()
                : List.of(Proposal.adding(before.replaced(from, from, Sentence.withoutArticle(words))));
    }

    /** What is measured, before a breakdown at this place: "number of orders" of "how many orders are there". */
    static String measure(Sentence question, int until) {
        String words = question.words(0, until);
        String lower = words.toLowerCase(Locale.ROOT);
        if (lower.startsWith("how many ")) {
            return "number of "
                    + words.substring("how many ".length())
                            .replaceFirst("(?i)\\s+(are|were|is|was|do|did|have|has) (there|we)?.*$", "");
        }
        return words.replaceFirst(
                        "(?i)^(what|how much|show|show me|give me|list|tell me|which)\\s+(?:(?:is|was|are|were|did|does)\\s+)?",
                        "")
                .replaceFirst("(?i)^(?:our|the|current|total)\\s+", "")
                .strip();
    }

    static String plural(String noun) {
        String lower = noun.toLowerCase(Locale.ROOT);
        if (lower.endsWith("s")) {
            return noun;
        }
        return lower.matches(".*[^aeiou]y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
    }
}
