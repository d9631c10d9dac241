package dash.store;

import java.util.UUID;

/**
 * What {@code dash doctor} shows of the store.
 *
 * @param where the folder or the address, without any secret
 * @param embedded whether the server is ours
 * @param migration the version of the tables
 */
public record Health(
        String where, boolean embedded, String serverVersion, long sizeInBytes, int migration, UUID storeId) {}
