package dash.context;

import dash.knowledge.Knowledge;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names a state of the knowledge by its content: the same items, the same twelve digits. */
final class KnowledgeVersion {

    private KnowledgeVersion() {}

    /** Records print all they hold in a fixed order, which is all a checksum needs. */
    static String of(Knowledge knowledge) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(knowledge.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 12);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
