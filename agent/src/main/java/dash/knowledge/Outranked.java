package dash.knowledge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Drafts beside what people wrote. Two items of one kind and name cannot both be there; but a draft may still bear a word that
 * a person gave to something else, as a synonym or in another file. The person's word wins.
 */
final class Outranked {

    private Outranked() {}

    /** The drafts that are left, with the words that are left to them. */
    static List<Item> without(List<? extends Item> written, List<? extends Item> drafts) {
        Set<String> words = new HashSet<>();
        Set<String> questions = new HashSet<>();
        for (Item item : written) {
            switch (item) {
                case Metric metric -> add(words, metric.name(), metric.synonyms());
                case GlossaryEntry entry -> add(words, entry.term(), entry.synonyms());
                case QueryPattern pattern -> pattern.questions().forEach(one -> questions.add(Names.key(one)));
                case TableKnowledge table -> {}
                case BusinessRule rule -> {}
                case Gotcha gotcha -> {}
                case Calendar calendar -> {}
                case Document document -> {}
            }
        }
        Set<ItemId> ids = new HashSet<>();
        written.forEach(item -> ids.add(item.id()));
        List<Item> left = new ArrayList<>();
        for (Item draft : drafts) {
            if (!ids.contains(draft.id()) && !takesAWord(draft, words)) {
                left.add(without(draft, words, questions));
            }
        }
        return left;
    }

    private static void add(Set<String> words, String name, List<String> synonyms) {
        words.add(Names.key(name));
        synonyms.forEach(synonym -> words.add(Names.key(synonym)));
    }

    private static boolean takesAWord(Item draft, Set<String> words) {
        return (draft instanceof Metric || draft instanceof GlossaryEntry) && words.contains(Names.key(draft.label()));
    }

    private static Item without(Item draft, Set<String> words, Set<String> questions) {
        return switch (draft) {
            case Metric metric -> metric.withSynonyms(free(metric.synonyms(), words));
            case GlossaryEntry entry -> new GlossaryEntry(entry.term(), free(entry.synonyms(), words), entry.means());
            case QueryPattern pattern -> pattern.withQuestions(free(pattern.questions(), questions));
            case TableKnowledge table -> table;
            case BusinessRule rule -> rule;
            case Gotcha gotcha -> gotcha;
            case Calendar calendar -> calendar;
            case Document document -> document;
        };
    }

    private static List<String> free(List<String> texts, Set<String> taken) {
        return texts.stream().filter(text -> !taken.contains(Names.key(text))).toList();
    }
}
