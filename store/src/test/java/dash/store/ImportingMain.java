package dash.store;

import dash.curate.Importing;
import dash.fault.Place;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** Imports one large folder after the other, each with its number in every item, and says when one begins. */
final class ImportingMain {

    static final int ITEMS = 600;
    static final String PROJECT = "killed";

    private ImportingMain() {}

    public static void main(String[] arguments) {
        StoreLocation location = new StoreLocation.Embedded(Path.of(arguments[0]));
        try (Store store = Store.open(location, TestHome.settings(), Progress.silent())) {
            StoredKnowledge knowledge = store.knowledge(PROJECT, Clock.systemUTC());
            for (long number = knowledge.current().version() + 1; ; number++) {
                System.out.println("importing " + number);
                new Importing(knowledge, "child", Importing.Take.NEITHER).own(items(number));
            }
        }
    }

    private static List<FileItem> items(long number) {
        List<FileItem> items = new ArrayList<>();
        for (int index = 0; index < ITEMS; index++) {
            // Some come and go, so that adding, changing and retiring are all cut off.
            String term = index % 10 == 0 ? "word " + index + " of " + number : "word " + index;
            items.add(new FileItem(
                    new GlossaryEntry(term, List.of(), "edition " + number),
                    new Location("business/words.json", index),
                    Standing.HUMAN,
                    Place.nowhere()));
        }
        return items;
    }
}
