package dash.store.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

final class UnpackingTest {

    @TempDir
    private Path folder;

    private Path target() {
        return folder.resolve("programs");
    }

    @Test
    void files_folders_links_and_the_right_to_run_arrive() throws Exception {
        Unpacking.unpack(
                archive(
                        entry('5', "bin/", "", ""),
                        entry('0', "bin/run", "program", "", 0755),
                        entry('0', "lib/text", "x".repeat(1000), "", 0644),
                        entry('2', "lib/link", "", "text")),
                target());
        assertThat(target().resolve("bin/run")).hasContent("program").isExecutable();
        assertThat(Files.readString(target().resolve("lib/link"))).hasSize(1000);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target().resolve("lib/text"))))
                .isEqualTo("rw-r--r--");
    }

    @Test
    void a_half_unpacked_folder_of_somebody_who_died_is_replaced() throws Exception {
        Files.createDirectories(folder.resolve("programs.unfinished/bin"));
        Files.writeString(folder.resolve("programs.unfinished/bin/half"), "ha");
        Unpacking.unpack(archive(entry('0', "bin/run", "program", "")), target());
        assertThat(target().resolve("bin/half")).doesNotExist();
        assertThat(target().resolve("bin/run")).exists();
        assertThat(folder.resolve("programs.unfinished")).doesNotExist();
    }

    @Test
    void names_and_links_that_lead_outside_are_refused() {
        for (byte[] escape : new byte[][] {
            entry('0', "../outside", "evil", ""),
            entry('0', "bin/../../outside", "evil", ""),
            entry('0', "/outside", "evil", ""),
            entry('2', "link", "", "../outside"),
            entry('2', "link", "", "/etc/passwd")
        }) {
            assertThatThrownBy(() -> Unpacking.unpack(archive(escape), target()))
                    .hasMessageContaining("outside");
        }
        assertThat(folder.resolve("outside")).doesNotExist();
        assertThat(target()).doesNotExist();
    }

    @Test
    void writing_through_a_link_is_refused() {
        assertThatThrownBy(() -> Unpacking.unpack(
                        archive(entry('2', "link", "", "."), entry('0', "link/file", "evil", "")), target()))
                .hasMessageContaining("through a link");
    }

    @Test
    void kinds_of_entries_that_nobody_expects_are_refused() {
        assertThatThrownBy(() -> Unpacking.unpack(archive(entry('1', "hard", "", "bin")), target()))
                .hasMessageContaining("unexpected kind");
    }

    @Test
    void a_damaged_header_is_noticed() {
        byte[] header = entry('0', "bin/run", "program", "");
        header[3] ^= 1;
        assertThatThrownBy(() -> Unpacking.unpack(archive(header), target())).hasMessageContaining("checksum");
    }

    @Test
    void an_archive_that_ends_too_early_leaves_nothing_behind() throws IOException {
        byte[] whole = archive(entry('0', "bin/run", "x".repeat(100_000), "")).readAllBytes();
        InputStream half = new ByteArrayInputStream(whole, 0, whole.length / 2);
        assertThatThrownBy(() -> Unpacking.unpack(half, target())).isInstanceOf(IOException.class);
        assertThat(target()).doesNotExist();
    }

    private static byte[] entry(char type, String name, String content, String link) {
        return entry(type, name, content, link, 0644);
    }

    private static byte[] entry(char type, String name, String content, String link, int mode) {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        byte[] whole = new byte[512 + (bytes.length + 511) / 512 * 512];
        put(whole, 0, name);
        put(whole, 100, String.format("%07o", mode));
        put(whole, 124, String.format("%011o", bytes.length));
        whole[156] = (byte) type;
        put(whole, 157, link);
        put(whole, 148, "        ");
        int sum = 0;
        for (int index = 0; index < 512; index++) {
            sum += whole[index] & 0xff;
        }
        put(whole, 148, String.format("%06o", sum));
        whole[154] = 0;
        System.arraycopy(bytes, 0, whole, 512, bytes.length);
        return whole;
    }

    private static void put(byte[] target, int offset, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(bytes, 0, target, offset, bytes.length);
    }

    private static InputStream archive(byte[]... entries) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (XZOutputStream out = new XZOutputStream(packed, new LZMA2Options(0))) {
            for (byte[] entry : entries) {
                out.write(entry);
            }
            out.write(new byte[1024]);
        }
        return new ByteArrayInputStream(packed.toByteArray());
    }
}
