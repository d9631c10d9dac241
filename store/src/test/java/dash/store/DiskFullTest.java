package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Needs a small disk of its own, which only root can mount, and not in every container. */
final class DiskFullTest {

    @Test
    void a_full_disk_is_said_and_what_was_confirmed_is_there_when_it_has_room_again() throws Exception {
        try (TestHome home = TestHome.fresh()) {
            Path disk = Files.createDirectories(home.path().resolve("store"));
            if (!mounted(disk, "110m")) {
                System.out.println("SKIPPED: no small disk can be mounted here, so nothing is known about a full one");
                return;
            }
            try {
                fillAndFree(home, disk);
            } finally {
                home.stop();
                // Lazily: the watcher has a second to notice that its server is gone.
                run("umount", "-l", disk.toString());
            }
        }
    }

    @Test
    void a_disk_too_small_for_the_first_start_is_said() throws Exception {
        try (TestHome home = TestHome.fresh()) {
            Path disk = Files.createDirectories(home.path().resolve("store"));
            if (!mounted(disk, "12m")) {
                System.out.println("SKIPPED: no small disk can be mounted here, so nothing is known about a full one");
                return;
            }
            try {
                assertThat(fault(home::open)).isEqualTo(Code.STORE_DISK_FULL);
            } finally {
                home.stop();
                // Lazily: the watcher has a second to notice that its server is gone.
                run("umount", "-l", disk.toString());
            }
        }
    }

    private static void fillAndFree(TestHome home, Path disk) throws IOException {
        try (Store store =
                Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent())) {
            store.answers().keep(answer("first", "x"));
            Path filler = disk.resolve("filler");
            fill(filler);
            assertThat(fault(() -> {
                        for (int number = 0; number < 10_000; number++) {
                            store.answers().keep(answer("more" + number, randomText()));
                        }
                    }))
                    .isEqualTo(Code.STORE_DISK_FULL);
            Files.delete(filler);
            store.answers().keep(answer("last", "x"));
            assertThat(store.answers().find("p", "first")).isPresent();
            assertThat(store.answers().find("p", "last")).isPresent();
        }
    }

    private static KeptAnswer answer(String id, String text) {
        return new KeptAnswer(id, "p", "q", "answered", Instant.EPOCH, "{\"text\": \"" + text + "\"}");
    }

    private static String randomText() {
        StringBuilder text = new StringBuilder();
        while (text.length() < 50_000) {
            text.append(UUID.randomUUID());
        }
        return text.toString();
    }

    private static void fill(Path filler) throws IOException {
        byte[] block = new byte[1 << 16];
        try (OutputStream out = Files.newOutputStream(filler)) {
            while (true) {
                out.write(block);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space");
        }
    }

    private static Code fault(ThrowingCallable work) {
        FaultException thrown = catchThrowableOfType(FaultException.class, work);
        assertThat(thrown).as("a fault").isNotNull();
        return thrown.fault().code();
    }

    private static boolean mounted(Path folder, String size) throws InterruptedException {
        return "root".equals(System.getProperty("user.name"))
                && run("mount", "-t", "tmpfs", "-o", "mode=711,size=" + size, "tmpfs", folder.toString());
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
        } catch (IOException absent) {
            return false;
        }
    }
}
