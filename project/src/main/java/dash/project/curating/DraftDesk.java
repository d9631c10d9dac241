package dash.project.curating;

import dash.curate.Importing.Take;
import dash.curate.KnowledgeFiles;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.KnowledgeReader;
import dash.knowledge.files.KnowledgeReader.Reading;
import dash.knowledge.files.KnowledgeWriter;
import dash.project.ProjectKnowledge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What people decide about drafts. The files say it first and the store follows in one transaction; where the store does not
 * follow, the files are as they were. Accepting and dropping many is one decision: all of them, or none.
 */
public final class DraftDesk {

    private final ProjectKnowledge knowledge;

    public DraftDesk(ProjectKnowledge knowledge) {
        this.knowledge = knowledge;
    }

    /** What nobody has looked at yet, by kind. */
    public static List<KnowledgeItem> drafts(Edition edition) {
        return Items.of(edition, Optional.empty(), false).stream()
                .filter(item -> item.standing().isDraft())
                .toList();
    }

    /** From now on these are a person's. */
    public Edition accept(Collection<ItemId> ids) {
        return decide(Set.copyOf(ids), true);
    }

    /** These are gone, and the next init does not bring them back. */
    public Edition drop(Collection<ItemId> ids) {
        return decide(Set.copyOf(ids), false);
    }

    private Edition decide(Set<ItemId> ids, boolean accept) {
        List<FileItem> files = read();
        Set<String> touched = files.stream()
                .filter(item -> ids.contains(item.id()))
                .map(item -> item.location().file())
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, Optional<byte[]>> before = new LinkedHashMap<>();
        touched.forEach(file -> before.put(file, bytes(file)));
        before.put(DroppedDrafts.FILE, bytes(DroppedDrafts.FILE));
        try {
            rewrite(files, touched, ids, accept);
            if (!accept) {
                DroppedDrafts.in(knowledge.folder()).plus(ids).write();
            }
            Edition brought = knowledge.bringIn(Take.NEITHER).knowledge().edition();
            return settled(brought, ids, accept);
        } catch (RuntimeException failed) {
            before.forEach(this::restore);
            throw failed;
        }
    }

    private void rewrite(List<FileItem> files, Set<String> touched, Set<ItemId> ids, boolean accept) {
        List<KnowledgeItem> left = new ArrayList<>();
        for (FileItem item : files) {
            boolean meant = ids.contains(item.id());
            if (touched.contains(item.location().file()) && (accept || !meant)) {
                left.add(new KnowledgeItem(
                        item.content(),
                        item.location(),
                        meant ? Standing.HUMAN : item.standing(),
                        0,
                        knowledge.person(),
                        Instant.EPOCH,
                        Optional.empty()));
            }
        }
        Map<String, String> texts = KnowledgeWriter.files(left);
        for (String file : touched) {
            String text = texts.get(file);
            if (text == null) {
                delete(file);
            } else {
                KnowledgeFiles.write(knowledge.folder(), file, text);
            }
        }
    }

    /** Drafts that never had a file are decided in the store alone. */
    private Edition settled(Edition brought, Set<ItemId> ids, boolean accept) {
        List<KnowledgeItem> open = brought.living().stream()
                .filter(item -> ids.contains(item.id()) && item.standing().isDraft())
                .toList();
        return open.isEmpty()
                ? brought
                : knowledge
                        .base()
                        .change(
                                knowledge.person(),
                                current -> open.stream()
                                        .map(item -> accept
                                                ? Change.of("changed", item, Standing.HUMAN)
                                                : Change.of(
                                                        "retired",
                                                        item,
                                                        item.standing()
                                                                .with(Standing.Status.RETIRED, "dropped", List.of())))
                                        .toList());
    }

    private List<FileItem> read() {
        return switch (new KnowledgeReader().read(knowledge.folder())) {
            case Reading.Whole whole -> whole.items();
            case Reading.Broken(List<Fault> faults) -> throw FaultException.ofAll(faults);
        };
    }

    private Optional<byte[]> bytes(String file) {
        Path path = knowledge.folder().resolve(file);
        try {
            return Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
        } catch (IOException unreadable) {
            throw failed(path, unreadable);
        }
    }

    private void delete(String file) {
        Path path = knowledge.folder().resolve(file);
        try {
            Files.deleteIfExists(path);
        } catch (IOException unwritable) {
            throw failed(path, unwritable);
        }
    }

    private void restore(String file, Optional<byte[]> bytes) {
        Path path = knowledge.folder().resolve(file);
        try {
            if (bytes.isPresent()) {
                Files.createDirectories(path.resolveSibling("."));
                Files.write(path, bytes.get());
            } else {
                Files.deleteIfExists(path);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static FaultException failed(Path file, IOException failure) {
        return new FaultException(
                new Fault(
                        Code.KNOWLEDGE_UNREADABLE,
                        Place.file(file),
                        failure.getClass().getSimpleName(),
                        "the file of the draft cannot be changed",
                        "Check that Dash may read and write there"),
                failure);
    }
}
