package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import dash.knowledge.QueryPattern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads a project's knowledge folder: all of it, or none of it and every reason why. Safe for many threads. */
public final class KnowledgeReader {

    private static final String PAGED = ".pdf";

    /** How reading a folder ended. */
    public sealed interface Reading {

        /** Everything was understood. */
        record Whole(List<FileItem> items) implements Reading {
            public Whole {
                items = List.copyOf(items);
            }

            public Knowledge knowledge() {
                return Knowledge.of(contents(false), contents(true));
            }

            private List<Item> contents(boolean drafts) {
                return items.stream()
                        .filter(item -> item.standing().isDraft() == drafts)
                        .map(FileItem::content)
                        .toList();
            }
        }

        /** Something was not; at most one fault for each file, in the order of the files. */
        record Broken(List<Fault> faults) implements Reading {
            public Broken {
                faults = List.copyOf(faults);
            }
        }
    }

    /** Takes the {@code knowledge} folder itself; where there is none there is simply no knowledge. */
    public Reading read(Path folder) {
        if (Files.notExists(folder)) {
            return new Reading.Whole(List.of());
        }
        if (!Files.isDirectory(folder)) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(folder),
                    "",
                    "knowledge is a folder, and this is a file",
                    "Unpack an archive first, and name the folder with tables/, metrics/, queries/ and so on");
        }
        Collected collected = new Collected();
        for (KnowledgeFile file : new KnowledgeFolder(real(folder), collected.faults()).files()) {
            try {
                read(file, collected);
            } catch (FaultException broken) {
                collected.faults().add(broken.fault());
            }
        }
        List<Fault> faults = collected.faults();
        return faults.isEmpty() ? new Reading.Whole(collected.items()) : new Reading.Broken(faults);
    }

    /** The same, for callers that can only go on with knowledge: throws the first fault and counts the others. */
    public Knowledge readOrFail(Path folder) {
        return switch (read(folder)) {
            case Reading.Whole whole -> whole.knowledge();
            case Reading.Broken(List<Fault> faults) -> throw new FaultException(first(faults));
        };
    }

    private static Fault first(List<Fault> faults) {
        Fault first = faults.getFirst();
        if (faults.size() == 1) {
            return first;
        }
        List<String> others = new ArrayList<>();
        faults.subList(1, faults.size())
                .forEach(fault -> others.add(fault.place().inWords()));
        String more = "; " + others.size() + " more: " + String.join(", ", others);
        return new Fault(first.code(), first.place(), first.value(), first.message() + more, first.nextStep());
    }

    /** The files of {@code learnings/}, for the package that reads them; what else is wrong with the folder is not said. */
    public static List<KnowledgeFile> learnings(Path folder) {
        return Files.isDirectory(folder)
                ? new KnowledgeFolder(real(folder), new ArrayList<>())
                        .files().stream()
                                .filter(file -> file.shown().startsWith("learnings/"))
                                .toList()
                : List.of();
    }

    /** The files of {@code documents/} that have pages, for whoever can read them. */
    public static List<KnowledgeFile> paged(Path folder) {
        return Files.isDirectory(folder)
                ? new KnowledgeFolder(real(folder), new ArrayList<>())
                        .files().stream()
                                .filter(file -> file.shown().startsWith("documents/") && file.endsIn(PAGED))
                                .toList()
                : List.of();
    }

    private static void read(KnowledgeFile file, Collected collected) {
        String part = file.shown().substring(0, file.shown().indexOf('/'));
        switch (part) {
            case "tables" -> collected.add(TableReader.read(file.node()));
            case "metrics" -> MetricReader.read(file.node()).forEach(collected::addMetric);
            case "business" -> BusinessReader.read(file.node(), collected);
            case "queries" -> queries(file).forEach(collected::add);
            case "documents" -> {
                // A file with pages is read where it lies, and never written: it is no item.
                if (!file.endsIn(PAGED)) {
                    collected.add(DocumentReader.read(file));
                }
            }
            default -> {
                // learnings: read by the package of that name
            }
        }
    }

    private static List<Located<QueryPattern>> queries(KnowledgeFile file) {
        if (!file.endsIn(".sql")) {
            throw file.unreadable("", "a query pattern stands in a file that ends in .sql", "Rename or move it");
        }
        return QueryReader.read(file.shown(), file.text());
    }

    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException failed) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(folder),
                    failed.toString(),
                    "the knowledge folder cannot be read",
                    "Check that Dash may read it");
        }
    }
}
