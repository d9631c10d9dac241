package dash.builtin.taught;

import dash.builtin.links.FunctionWords;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.learnings.Learning;
import dash.learnings.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads words of a question as a person taught them. Only what names something of the project is put in: a definition in free
 * words stays a lesson for whoever writes statements.
 */
final class TaughtWords {

    private final List<Learning> lessons;
    private final TermNames names;
    private final PeriodGrammar grammar;

    /** @param lessons of the person who asks, those that count most first */
    TaughtWords(List<Learning> lessons, TermNames names, PeriodGrammar grammar) {
        this.lessons = lessons.stream()
                .filter(learning ->
                        learning.rule().filter(Rule.WordMeans.class::isInstance).isPresent())
                .toList();
        this.names = names;
        this.grammar = grammar;
    }

    /** A question with taught words in place of its own, and the lessons that did it. */
    record Read(String text, List<Learning> by) {}

    Read read(String question) {
        String text = question;
        List<Learning> by = new ArrayList<>();
        List<String> done = new ArrayList<>();
        for (Learning lesson : lessons) {
            Rule.WordMeans rule = (Rule.WordMeans) lesson.rule().orElseThrow();
            String key = String.join(" ", Words.keys(rule.word()));
            Optional<String> read = done.contains(key) ? Optional.empty() : put(rule, text);
            if (read.isPresent()) {
                text = read.get();
                by.add(lesson);
                done.add(key);
            }
        }
        return new Read(text, by);
    }

    private Optional<String> put(Rule.WordMeans rule, String text) {
        List<Token> tokens = Words.of(text);
        List<String> keys = tokens.stream().map(Token::key).toList();
        List<String> word = Words.keys(rule.word());
        if (word.isEmpty() || holds(keys, Words.keys(rule.meaning())) || !namesSomething(rule.meaning())) {
            return Optional.empty();
        }
        for (int at = 0; at + word.size() <= tokens.size(); at++) {
            if (keys.subList(at, at + word.size()).equals(word) && !isPartOfALongerName(tokens, at, word.size())) {
                String meaning = meaning(rule, tokens, at, at + word.size());
                int end = tokens.get(at + word.size() - 1).end();
                return Optional.of(text.substring(0, tokens.get(at).start()) + meaning + text.substring(end));
            }
        }
        return Optional.empty();
    }

    private static boolean holds(List<String> keys, List<String> part) {
        for (int at = 0; at + part.size() <= keys.size(); at++) {
            if (keys.subList(at, at + part.size()).equals(part)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPartOfALongerName(List<Token> tokens, int from, int length) {
        for (int at = Math.max(0, from - length - 2); at <= from; at++) {
            int named = names.at(tokens, at).length();
            if (named > length && at + named >= from + length) {
                return true;
            }
        }
        return false;
    }

    /** A period that the question says itself counts more than one that is taught with a word. */
    private String meaning(Rule.WordMeans rule, List<Token> question, int from, int to) {
        List<PeriodMention> asked = grammar.find(question).stream()
                .filter(mention -> mention.to() <= from || mention.from() >= to)
                .toList();
        List<Token> tokens = Words.of(rule.meaning());
        List<PeriodMention> taught = grammar.find(tokens);
        if (asked.isEmpty() || taught.isEmpty()) {
            return rule.meaning();
        }
        int cut = tokens.get(taught.getFirst().from()).start();
        String bare = rule.meaning().substring(0, cut).replaceAll("(?i)\\s+(?:in|of|for|during)?\\s*$", "");
        return bare.isBlank() ? rule.meaning() : bare;
    }

    private boolean namesSomething(String meaning) {
        List<Token> tokens = Words.of(meaning);
        List<PeriodMention> periods = grammar.find(tokens);
        int at = 0;
        boolean named = false;
        while (at < tokens.size()) {
            int place = at;
            Optional<PeriodMention> period = periods.stream()
                    .filter(mention -> mention.from() <= place && place < mention.to())
                    .findFirst();
            int length = names.at(tokens, at).length();
            if (period.isPresent()) {
                at = period.get().to();
            } else if (length > 0 || names.knows(tokens.get(at).key())) {
                named = true;
                at += Math.max(1, length);
            } else if (FunctionWords.content(tokens.get(at))) {
                return false;
            } else {
                at++;
            }
        }
        return named;
    }
}
