package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.Location;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was read so far; refuses a second item of the same kind and name. */
final class Collected {

    private final List<Fault> faults = new ArrayList<>();
    private final Map<ItemId, Located<? extends Item>> items = new LinkedHashMap<>();

    List<Fault> faults() {
        return faults;
    }

    /** Positions are counted at the end, when metrics of the same name have become one. */
    List<FileItem> items() {
        Map<String, Integer> counts = new HashMap<>();
        List<FileItem> found = new ArrayList<>();
        for (Located<? extends Item> located : items.values()) {
            String counter = located.item().kind() + "\n" + located.file();
            int position = counts.merge(counter, 1, Integer::sum) - 1;
            found.add(new FileItem(
                    located.item(), new Location(located.file(), position), located.standing(), located.place()));
        }
        return found;
    }

    void add(Located<? extends Item> located) {
        if (isSettled(located)) {
            return;
        }
        Located<? extends Item> earlier = items.putIfAbsent(located.item().id(), located);
        if (earlier != null) {
            throw FaultException.of(
                    Code.KNOWLEDGE_DUPLICATE,
                    located.place(),
                    located.item().label(),
                    "a " + located.item().kind().inWords() + " of this name is already in "
                            + earlier.place().inWords(),
                    "Remove one of them or give it another name");
        }
    }

    /** Of a draft and what a person wrote under the same name only the person's counts; neither is an error. */
    private boolean isSettled(Located<? extends Item> located) {
        Located<? extends Item> earlier = items.get(located.item().id());
        if (earlier == null
                || earlier.standing().isDraft() == located.standing().isDraft()) {
            return false;
        }
        if (earlier.standing().isDraft()) {
            items.remove(located.item().id());
            items.put(located.item().id(), located);
        }
        return true;
    }

    /** The same metric may stand in two places as long as both say the same of it: one as prose, one to be run. */
    void addMetric(Located<Metric> metric) {
        if (isSettled(metric)) {
            return;
        }
        ItemId id = ItemId.of(Kind.METRIC, metric.item().name());
        Located<? extends Item> earlier = items.get(id);
        if (earlier != null && earlier.item() instanceof Metric known) {
            Located<Metric> merged =
                    SameMetric.merge(new Located<>(known, earlier.place(), earlier.standing()), metric);
            items.remove(id);
            items.put(id, merged);
        } else {
            items.put(id, metric);
        }
    }
}
