package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.Explanation;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values that a column's comment explains: {@code A = active, C = closed}, {@code smoker: Y = yes, N = no}. */
final class Codes {

    private static final Set<String> WEAK = Set.of(
            "still", "the", "a", "an", "to", "in", "of", "is", "not", "and", "or", "by", "for", "at", "with", "another",
            "other", "no", "none", "yes", "was", "were", "has", "have", "been", "are", "on", "from", "whether", "if",
            "only", "any", "does", "did", "be", "that", "which", "who", "it", "its", "as", "than", "more", "less");

    /** Say nothing alone, whatever they are part of. */
    private static final Set<String> PLAIN = Set.of(
            "time",
            "work",
            "works",
            "taken",
            "type",
            "flag",
            "status",
            "code",
            "number",
            "day",
            "date",
            "name",
            "value",
            "currently",
            "indicates",
            "true",
            "false",
            "first",
            "last",
            "total",
            "new",
            "all");

    private static final Pattern DENYING = Pattern.compile("(?:un|in|im|dis|ir)(\\p{L}{4,})");
    private static final Set<String> NOTHING = Set.of("none", "nothing", "nobody", "without");

    /** As close as a word and its adverb, or a verb and its noun. */
    private static final double DERIVED = 0.8;

    private static final double ALONE = 0.3;
    private static final double NAME = 0.15;

    private final List<Token> tokens;
    private final List<String> keys;
    private final List<NameLink> names;
    private final List<ValueLink> links = new ArrayList<>();
    private List<Table> tables = List.of();

    Codes(List<Token> tokens, List<NameLink> names) {
        this.tokens = tokens;
        this.keys = tokens.stream().map(Token::key).toList();
        this.names = names;
    }

    List<ValueLink> links(List<Table> among) {
        tables = among;
        for (Table table : tables) {
            for (Column column : table.columns()) {
                if (!column.comment().isEmpty()) {
                    explained(table, column, Explanation.of(column.comment()));
                }
            }
        }
        return links;
    }

    private void explained(Table table, Column column, Explanation explained) {
        Term.Attribute attribute = new Term.Attribute(Occurrence.of(table), column.name());
        for (Explanation.Code code : explained.codes()) {
            for (String meaning : code.meanings()) {
                means(attribute, code, meaning, explained);
            }
        }
        explained.yesOrNo().ifPresent(flag -> {
            new Flags(attribute, flag.yes()).said(explained.head());
            contrary(attribute, flag, explained);
        });
    }

    private void means(Term.Attribute attribute, Explanation.Code code, String meaning, Explanation explained) {
        List<String> words = Words.keys(meaning);
        if (NOTHING.contains(meaning.toLowerCase(Locale.ROOT))) {
            none(attribute, code, explained.head());
            return;
        }
        if (words.isEmpty() || WEAK.containsAll(words)) {
            return;
        }
        starts(words).forEach(from -> add(attribute, code, from, from + words.size(), 0.02));
        if (words.size() == 1) {
            derived(attribute, code, meaning.toLowerCase(Locale.ROOT));
        }
        parts(attribute, code, words, explained);
    }

    /** "still open" says what "open" says. */
    private void add(Term.Attribute attribute, Explanation.Code code, int from, int to, double cost) {
        List<String> written = code.written();
        List<String> also = written.subList(1, written.size());
        links.add(new ValueLink(from, to, attribute, written.getFirst(), cost, also));
        if (from > 0 && tokens.get(from - 1).is("still", "currently")) {
            links.add(new ValueLink(from - 1, to, attribute, written.getFirst(), cost, also));
        }
    }

    /** Where these words stand, one behind the other. */
    private List<Integer> starts(List<String> words) {
        List<Integer> starts = new ArrayList<>();
        for (int from = 0; from + words.size() <= keys.size(); from++) {
            if (keys.subList(from, from + words.size()).equals(words)) {
                starts.add(from);
            }
        }
        return starts;
    }

    /** "went through successfully" where a comment says "successful"; women are female. */
    private void derived(Term.Attribute attribute, Explanation.Code code, String meaning) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean other = token.kind() == Token.Kind.WORD && !token.key().equals(WordKey.of(meaning));
            if (other && Genders.of(token.lower()).contains(meaning)) {
                add(attribute, code, index, index + 1, 0.02);
            } else if (other && Lexicon.english().closeness(token.lower(), meaning) >= DERIVED) {
                add(attribute, code, index, index + 1, 0.15);
            }
        }
    }

    /** A word of a meaning says it as well, unless other codes have it too. */
    private void parts(Term.Attribute attribute, Explanation.Code code, List<String> meaning, Explanation explained) {
        String noun =
                WordKey.of(WordKey.singular(attribute.of().table().name().name().toLowerCase(Locale.ROOT)));
        for (String word : meaning) {
            boolean says = meaning.size() > 1
                    && !WEAK.contains(word)
                    && !word.equals(noun)
                    && word.length() > 2
                    && explained.codes().stream()
                                    .filter(each -> has(each, word))
                                    .count()
                            == 1;
            int from = says ? keys.indexOf(word) : -1;
            if (from >= 0 && !namesRows(from) && !inName(attribute, from) && !elsewhere(attribute, word)) {
                add(attribute, code, from, from + 1, 0.2);
            }
        }
    }

    private static boolean has(Explanation.Code code, String word) {
        return code.meanings().stream().anyMatch(meaning -> Words.keys(meaning).contains(word));
    }

    /** A word that is written about other columns as well. */
    private boolean elsewhere(Term.Attribute attribute, String word) {
        return tables.stream()
                .anyMatch(table -> table.columns().stream()
                        .filter(column -> !column.name().equals(attribute.column()))
                        .anyMatch(column -> Words.keys(column.comment()).contains(word)));
    }

    /** Whether a word has a meaning of its own beside what this column says. */
    private boolean taken(Term.Attribute attribute, int index) {
        return names.stream()
                .anyMatch(link -> link.from() <= index
                        && index < link.to()
                        && link.cost() < 0.3
                        && !(link.target() instanceof Target.OfColumn(var table, var column)
                                && column.name().equals(attribute.column())));
    }

    /** The berth of "berth id" says nothing of a call that is at berth. */
    private boolean inName(Term.Attribute attribute, int index) {
        return names.stream()
                .anyMatch(link -> link.from() <= index
                        && index < link.to()
                        && link.to() - link.from() > 1
                        && link.cost() < NAME
                        && !link.target().table().equals(attribute.of().table()));
    }

    private boolean namesRows(int index) {
        return names.stream()
                .anyMatch(link -> link.from() == index
                        && link.to() == index + 1
                        && link.cost() < 0.5
                        && link.target() instanceof Target.OfTable);
    }

    /** "no insurance" where {@code N} means none. */
    private void none(Term.Attribute attribute, Explanation.Code code, String head) {
        List<String> about = Words.keys(head);
        for (int index = 0; index + 1 < tokens.size() && !about.isEmpty(); index++) {
            boolean lacks = tokens.get(index).is("no", "without", "lack", "lacks", "lacking");
            int from = index + 1;
            if (lacks
                    && from + about.size() <= keys.size()
                    && keys.subList(from, from + about.size()).equals(about)) {
                add(attribute, code, index, from + about.size(), 0.02);
            }
        }
    }

    /** "inactive" where one code means active, "part time" where it means full time. */
    private void contrary(Term.Attribute attribute, Explanation.YesOrNo flag, Explanation explained) {
        List<String> holds = new ArrayList<>(Words.keys(explained.head()));
        explained.codes().stream()
                .filter(code -> code.written().contains(flag.yes()))
                .forEach(code -> code.meanings().forEach(meaning -> holds.addAll(Words.keys(meaning))));
        Explanation.Code not = new Explanation.Code(List.of(flag.no()), List.of());
        for (int index = 0; index < tokens.size(); index++) {
            Matcher denied = DENYING.matcher(tokens.get(index).lower());
            if (denied.matches() && holds.contains(WordKey.of(denied.group(1)))) {
                add(attribute, not, index, index + 1, 0.05);
            }
            boolean part = tokens.get(index).is("part")
                    && index + 1 < tokens.size()
                    && tokens.get(index + 1).is("time")
                    && holds.contains("full");
            if (part) {
                add(attribute, not, index, index + 2, 0.02);
            }
        }
    }

    /** A column that says whether something holds: what it is about, in front of its codes, is what holds. */
    private final class Flags {

        private final Term.Attribute attribute;
        private final Explanation.Code yes;

        Flags(Term.Attribute attribute, String yes) {
            this.attribute = attribute;
            this.yes = new Explanation.Code(List.of(yes), List.of());
        }

        void said(String head) {
            List<String> about = Words.keys(head).stream()
                    .dropWhile(word -> WEAK.contains(word) && !word.equals("no") && !word.equals("not"))
                    .toList();
            if (about.isEmpty()) {
                return;
            }
            starts(about).forEach(from -> add(attribute, yes, from, from + about.size(), 0.02));
            if (about.size() == 1) {
                derived(attribute, yes, head.strip().toLowerCase(Locale.ROOT));
                return;
            }
            List<String> rest = about.subList(1, about.size());
            boolean denied = about.getFirst().equals("no") || about.getFirst().equals("not");
            if (rest.size() > 1 && !denied) {
                starts(rest).forEach(from -> add(attribute, yes, from, from + rest.size(), 0.1));
            }
            for (String word : denied ? List.<String>of() : List.of(about.getFirst(), about.getLast())) {
                starts(List.of(word)).stream()
                        .filter(from -> !WEAK.contains(word) && !PLAIN.contains(word) && !taken(attribute, from))
                        .forEach(from -> add(attribute, yes, from, from + 1, ALONE));
            }
        }
    }
}
