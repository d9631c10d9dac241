package dash.store.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Files and folders that are whole or absent after any crash, power loss included. */
final class DurableFiles {

    private DurableFiles() {}

    /** Replaces the file as a whole. Callers hold a lock or own the name; two writers of one name would collide. */
    static void write(Path file, String content, String permissions) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        Files.createFile(fresh, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions)));
        Files.writeString(fresh, content, StandardCharsets.UTF_8);
        force(fresh);
        rename(fresh, file);
    }

    /** For notes that nobody needs after a crash of the machine: whole at any moment, not forced to disk. */
    static void note(Path file, String content, String permissions) throws IOException {
        Path fresh = file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid());
        Files.deleteIfExists(fresh);
        Files.createFile(fresh, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions)));
        Files.writeString(fresh, content, StandardCharsets.UTF_8);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** A rename that is on disk when this returns. */
    static void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        force(parentOf(to));
    }

    static void force(Path fileOrFolder) throws IOException {
        try (FileChannel channel = FileChannel.open(fileOrFolder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    /** Makes the folder and its missing parents, open to the owner alone; leaves existing ones as they are. */
    static void createPrivateFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path parent = folder.getParent();
        if (parent != null) {
            createPrivateFolder(parent);
        }
        createFolder(folder, "rwx------");
    }

    /** Its parent exists. The permissions hold whatever the umask is, but only for a folder that is made here. */
    static void createFolder(Path folder, String permissions) throws IOException {
        try {
            Files.createDirectory(folder);
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
        } catch (FileAlreadyExistsException exists) {
            if (!Files.isDirectory(folder)) {
                throw exists;
            }
        }
    }

    static Optional<String> read(Path file) throws IOException {
        try {
            return Optional.of(Files.readString(file, StandardCharsets.UTF_8));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    /** Leaves what somebody still writes to; whoever comes next tries again. */
    static boolean deleteTreeIfPossible(Path root) throws IOException {
        try {
            deleteTree(root);
            return true;
        } catch (DirectoryNotEmptyException stillWritten) {
            return false;
        }
    }

    static void deleteTree(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            // Somebody else removed it first, which is as good.
            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
                Files.deleteIfExists(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Gives the whole tree to the user, unless its root already belongs to them. */
    static void giveTo(UserPrincipal owner, Path root) throws IOException {
        if (Files.getOwner(root).equals(owner)) {
            return;
        }
        try (var inside = Files.walk(root)) {
            // The root last: an interrupted change of owner is then seen and done again.
            for (Path path : (Iterable<Path>) inside.sorted(Comparator.reverseOrder())::iterator) {
                Files.getFileAttributeView(path, FileOwnerAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                        .setOwner(owner);
            }
        }
    }

    private static Path parentOf(Path path) {
        Path parent = path.toAbsolutePath().getParent();
        return parent == null ? path.toAbsolutePath() : parent;
    }
}
