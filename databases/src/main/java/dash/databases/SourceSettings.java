package dash.databases;

import dash.databases.scope.SourceScope;
import dash.execute.AuditLog;
import dash.fault.Place;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.function.Consumer;

/**
 * What a source is made of.
 *
 * @param url the address as a person wrote it
 * @param place where it is written, for faults
 * @param folder what relative paths in the address start from
 * @param cache where an engine may keep what it can make again, such as files it has loaded
 * @param zone the time zone the project's business lives in
 * @param progress is told what takes longer than a moment
 */
public record SourceSettings(
        String project,
        String url,
        Place place,
        Path folder,
        Path cache,
        SourceScope scope,
        ZoneId zone,
        AuditLog audit,
        Clock clock,
        Consumer<String> progress) {}
