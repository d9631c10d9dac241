package dash.store.server;

import dash.store.server.TarReader.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tukaani.xz.XZInputStream;

/** Unpacks an archive of server programs into a folder that appears only when it is complete. */
final class Unpacking {

    private Unpacking() {}

    /** Callers hold the server's lock: a half-unpacked folder found here belongs to somebody who died. */
    static void unpack(InputStream archive, Path folder) throws IOException, InterruptedException {
        Path unfinished = folder.resolveSibling(folder.getFileName() + ".unfinished");
        DurableFiles.deleteTree(unfinished);
        DurableFiles.createPrivateFolder(unfinished);
        List<Path> written = new ArrayList<>();
        TarReader reader = new TarReader(new XZInputStream(archive));
        for (Optional<Entry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
            written.add(write(entry.get(), reader, unfinished));
        }
        readableForTheServersUser(unfinished);
        force(unfinished, written);
        DurableFiles.deleteTree(folder);
        DurableFiles.rename(unfinished, folder);
    }

    /** A thousand small files: one call for the whole disk where the system has it, else file by file. */
    private static void force(Path root, List<Path> written) throws IOException, InterruptedException {
        if (Platform.isLinux() && Commands.succeeds(List.of("sync", "-f", root.toString()))) {
            return;
        }
        for (Path path : written) {
            if (!Files.isSymbolicLink(path)) {
                DurableFiles.force(path);
            }
        }
    }

    private static Path write(Entry entry, TarReader reader, Path root) throws IOException {
        return switch (entry) {
            case Entry.Folder(String name) -> Files.createDirectories(inside(root, name));
            case Entry.File(String name, int mode) -> {
                Path file = inside(root, name);
                Files.createDirectories(parent(file));
                try (OutputStream out = Files.newOutputStream(file)) {
                    reader.content().transferTo(out);
                }
                boolean runs = (mode & 0100) != 0;
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
                yield file;
            }
            case Entry.Link(String name, String target) -> {
                Path link = inside(root, name);
                if (!parent(link).resolve(target).normalize().startsWith(root)
                        || Path.of(target).isAbsolute()) {
                    throw new IOException("the archive has a link that leads outside: " + name + " -> " + target);
                }
                Files.createDirectories(parent(link));
                yield Files.createSymbolicLink(link, Path.of(target));
            }
        };
    }

    private static Path inside(Path root, String name) throws IOException {
        Path path = root.resolve(name).normalize();
        if (!path.startsWith(root) || Path.of(name).isAbsolute()) {
            throw new IOException("the archive has a name that leads outside: " + name);
        }
        for (Path above = path.getParent(); above != null && !above.equals(root); above = above.getParent()) {
            if (Files.isSymbolicLink(above)) {
                throw new IOException("the archive writes through a link: " + name);
            }
        }
        return path;
    }

    private static Path parent(Path path) throws IOException {
        Path parent = path.getParent();
        if (parent == null) {
            throw new IOException("no folder above " + path);
        }
        return parent;
    }

    /** Under root the server runs as somebody else; programs are no secret. */
    private static void readableForTheServersUser(Path root) throws IOException {
        try (var all = Files.walk(root)) {
            for (Path path : (Iterable<Path>) all.filter(Files::isDirectory)::iterator) {
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }
    }
}
