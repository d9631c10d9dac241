package dash.curate;

import dash.curate.Agreement.Said;
import dash.curate.Importing.Take;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.learnings.files.FileLearning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares the learnings of files and store with what both last agreed on, as {@link ThreeWays} does for knowledge. */
final class LearningWays {

    private static final String COPIED = "copied";

    private final Agreement agreement;
    private final Take take;
    private final boolean own;
    private final List<LearningChange> changes = new ArrayList<>();
    private final List<Fault> conflicts = new ArrayList<>();
    private final List<Learning> added = new ArrayList<>();
    private final List<Learning> changed = new ArrayList<>();
    private final List<Learning> removed = new ArrayList<>();
    private final List<Learning> kept = new ArrayList<>();
    private int unchanged;
    private int next;

    LearningWays(Memory memory, List<FileLearning> files, Agreement agreement, Take take, boolean own) {
        this.agreement = agreement;
        this.take = take;
        this.own = own;
        this.next = memory.nextNumber();
        refuseTwins(files);
        LearningPairs pairs = new LearningPairs(files, memory.learnings(), agreement);
        files.forEach(file -> compare(file, pairs.of(file)));
        if (own) {
            memory.learnings().stream()
                    .filter(learning -> !pairs.hasFile(learning))
                    .forEach(this::gone);
        }
    }

    List<LearningChange> changes() {
        if (!conflicts.isEmpty()) {
            throw FaultException.ofAll(conflicts);
        }
        return changes;
    }

    LearningReport report() {
        return new LearningReport(added, changed, removed, kept, unchanged);
    }

    private void compare(FileLearning file, Optional<Learning> there) {
        if (there.isEmpty()) {
            Learning fresh = file.learning();
            put(added, new Learning(next++, fresh.lesson(), fresh.trust(), fresh.discovery(), fresh.tally(), 0));
            return;
        }
        Learning ours = there.get();
        Said said = Said.of(file.learning());
        Optional<Said> agreed = agreement.on(ours);
        boolean fileMoved = !agreed.equals(Optional.of(said));
        boolean storeMoved = !agreed.equals(Optional.of(Said.of(ours)));
        if (said.equals(Said.of(ours))) {
            unchanged++;
            if (own && fileMoved) {
                changes.add(new LearningChange(ours, Agreement.IMPORTED, List.of()));
            }
        } else if (!fileMoved || take == Take.STORE) {
            kept.add(ours);
        } else if (take == Take.NEITHER && storeMoved && (agreed.isPresent() || !own)) {
            conflicts.add(conflict(file, ours));
        } else {
            put(changed, ours.with(said.lesson()).with(said.trust()));
        }
    }

    private void put(List<Learning> sort, Learning after) {
        sort.add(after);
        changes.add(new LearningChange(after, own ? Agreement.IMPORTED : COPIED, List.of()));
    }

    /** No longer in the files. What never was there stays, and so does what was changed here since. */
    private void gone(Learning learning) {
        Optional<Said> agreed = agreement.on(learning);
        if (agreed.isEmpty() || learning.trust().status() == Trust.Status.RETIRED) {
            return;
        }
        boolean storeMoved = !agreed.get().equals(Said.of(learning));
        if (storeMoved && take != Take.FILES) {
            kept.add(learning);
        } else {
            put(removed, learning.with(learning.trust().with(Trust.Status.RETIRED, "removed from the files")));
        }
    }

    private static Fault conflict(FileLearning file, Learning ours) {
        return new Fault(
                Code.LEARNING_CONFLICT,
                file.place(),
                ours.title(),
                "learning " + ours.number()
                        + " is not what the file says, and was changed in the store too; nothing was" + " imported",
                "Look at both (dash learnings show " + ours.number()
                        + "), then run dash import with --take files or --take store");
    }

    /** One rule in two files would be two learnings of one lesson. */
    private void refuseTwins(List<FileLearning> files) {
        for (int index = 0; index < files.size(); index++) {
            FileLearning file = files.get(index);
            files.subList(0, index).stream()
                    .filter(other -> isTwin(file.learning(), other.learning()))
                    .findFirst()
                    .ifPresent(other -> conflicts.add(new Fault(
                            Code.LEARNING_CONFLICT,
                            file.place(),
                            file.learning().title(),
                            "the same rule stands in " + other.file() + "; nothing was imported",
                            "Remove one of the two files")));
        }
    }

    private static boolean isTwin(Learning one, Learning other) {
        return one.rule().isPresent()
                && one.rule().equals(other.rule())
                && one.trust().scope().equals(other.trust().scope())
                && isInUse(one)
                && isInUse(other);
    }

    private static boolean isInUse(Learning learning) {
        return switch (learning.trust().status()) {
            case PROPOSED, ACTIVE -> true;
            case QUARANTINED, RETIRED, REJECTED -> false;
        };
    }
}
