package dash.builtin.links.names;

import java.util.ArrayList;
import java.util.List;

/** Phrases of several words that people use for the same thing; single words are the lexicon's business. */
final class EqualPhrases {

    private static final List<List<List<String>>> GROUPS = List.of(
            group("first name", "forename", "given name", "firstname"),
            group("last name", "surname", "family name", "lastname"),
            group("postal code", "zip code", "zip", "postcode", "zipcode"),
            group(
                    "phone",
                    "phone number",
                    "telephone number",
                    "telephone",
                    "mobile number",
                    "mobile",
                    "cell number",
                    "contact number"),
            group("birth date", "date of birth", "birthday", "birth day", "birthdate", "dob"),
            group("email", "email address", "e mail", "mail address"),
            group("unit price", "price per unit", "price each"),
            group("hire date", "hiring date", "date of hire", "start date", "hired"),
            group("milliseconds", "duration", "length"),
            group("seconds", "duration", "length"),
            group("minutes", "duration", "length"),
            group("rental rate", "rental fee", "rental price"),
            group("monthly price", "price per month", "cost per month", "monthly cost", "monthly fee", "price a month"),
            group("annual price", "price per year", "cost per year", "annual cost", "yearly price", "annual fee"),
            group("country", "nation"),
            group("quantity", "units", "pieces", "quantity sold", "units sold"),
            group("salary", "pay", "wage", "earnings"),
            group("employees", "workforce", "headcount", "staff size"),
            group("employee count", "number of employees", "workforce", "headcount"));

    private EqualPhrases() {}

    private static List<List<String>> group(String... phrases) {
        List<List<String>> group = new ArrayList<>();
        for (String phrase : phrases) {
            group.add(List.of(phrase.split(" ", -1)));
        }
        return group;
    }

    /** The same name in other words. */
    static List<List<String>> of(List<String> words) {
        List<List<String>> others = new ArrayList<>();
        for (List<List<String>> group : GROUPS) {
            for (List<String> phrase : group) {
                int from = words.size() - phrase.size();
                if (from >= 0 && words.subList(from, words.size()).equals(phrase)) {
                    replace(words, from, phrase, group, others);
                }
            }
        }
        return others;
    }

    private static void replace(
            List<String> words, int from, List<String> phrase, List<List<String>> group, List<List<String>> others) {
        for (List<String> other : group) {
            if (!other.equals(phrase)) {
                List<String> replaced = new ArrayList<>(words.subList(0, from));
                replaced.addAll(other);
                others.add(replaced);
            }
        }
    }
}
