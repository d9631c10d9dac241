package dash.store.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The one secret of an embedded server. Each login's password is derived from it, so that a login which is handed out,
 * such as that of a source, gives nothing else away and needs no file of its own.
 */
final class PasswordFile {

    private static final Set<PosixFilePermission> OWNER_ONLY =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
    private static final int BYTES = 32;

    private final String secret;

    private PasswordFile(String secret) {
        this.secret = secret;
    }

    static PasswordFile read(Path file) throws IOException {
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
            if (!OWNER_ONLY.containsAll(permissions)) {
                throw ServerFaults.passwordReadable(file, PosixFilePermissions.toString(permissions));
            }
            String secret = Files.readString(file, StandardCharsets.UTF_8).strip();
            if (secret.isEmpty()) {
                throw ServerFaults.passwordMissing(file);
            }
            return new PasswordFile(secret);
        } catch (NoSuchFileException absent) {
            throw ServerFaults.passwordMissing(file);
        }
    }

    /** For a server that does not exist yet. A file left by somebody who died before it did is taken over. */
    static PasswordFile readOrCreate(Path file) throws IOException {
        if (!Files.exists(file)) {
            byte[] random = new byte[BYTES];
            new SecureRandom().nextBytes(random);
            DurableFiles.write(file, HexFormat.of().formatHex(random) + "\n", "rw-------");
        }
        return read(file);
    }

    String passwordOf(String user) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(user.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every JDK has HmacSHA256", impossible);
        }
    }
}
