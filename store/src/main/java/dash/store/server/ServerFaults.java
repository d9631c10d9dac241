package dash.store.server;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** Everything that can be wrong with the embedded server, worded for the person who has to act. */
final class ServerFaults {

    private static final String NO_SPACE = "No space left on device";

    private ServerFaults() {}

    static FaultException unusableHome(Path home, IOException cause) {
        String reason = String.valueOf(cause.getMessage());
        if (isAboutSpace(reason)) {
            return diskFull(home, cause);
        }
        String kind = cause.getClass().getSimpleName().replace("Exception", "");
        return new FaultException(
                new Fault(
                        Code.HOME_UNUSABLE,
                        Place.file(home),
                        kind + ": " + reason,
                        "Dash cannot keep its state here",
                        "make the folder writable for you, or set DASH_HOME to one that is"),
                cause);
    }

    static FaultException diskFull(Path home, Throwable cause) {
        return new FaultException(
                new Fault(
                        Code.STORE_DISK_FULL,
                        Place.file(home),
                        "",
                        "the disk that holds Dash's state is full",
                        "free some space there and run the command again; nothing that was confirmed is lost"),
                cause);
    }

    static boolean isAboutSpace(String text) {
        return text.contains(NO_SPACE) || text.contains("Disk quota exceeded");
    }

    static FaultException noPrograms(String platform) {
        return FaultException.of(
                Code.STORE_BINARIES_MISSING,
                Place.named("PostgreSQL"),
                platform,
                "this build of Dash carries no PostgreSQL server for this machine",
                "build Dash on this machine with ./dash, or name a PostgreSQL of your own in DASH_STORE_URL");
    }

    static FaultException busy(Path lock, Duration waited) {
        return FaultException.of(
                Code.STORE_BUSY,
                Place.file(lock),
                waited.toSeconds() + " s",
                "another dash process has been starting or stopping the store all this time",
                "wait for it, or end it, and run the command again");
    }

    static FaultException damaged(Path data, String what) {
        return FaultException.of(
                Code.STORE_DAMAGED,
                Place.file(data),
                "",
                "the store's data directory is damaged and PostgreSQL refuses it: " + what,
                "put the folder back from a backup, or move the whole folder " + data.getParent()
                        + " away to begin with an empty store");
    }

    static FaultException dataGone(Path data, Path store) {
        return FaultException.of(
                Code.STORE_DAMAGED,
                Place.file(data),
                "missing",
                "the store's data directory is gone, although a store was kept here before",
                "mount it or put it back from a backup; to begin with an empty store instead, move the whole folder "
                        + store + " away");
    }

    static FaultException notStarted(Path log, String lastLines) {
        return FaultException.of(
                Code.STORE_NOT_STARTED,
                Place.file(log),
                "",
                "the embedded PostgreSQL does not start: " + lastLines,
                "read the log; an external PostgreSQL can be named in DASH_STORE_URL instead");
    }

    static FaultException portTaken(int port) {
        return FaultException.of(
                Code.STORE_PORT_TAKEN,
                Place.named("port"),
                String.valueOf(port),
                "another program listens on the port of the store",
                "end that program, or choose another port");
    }

    static FaultException otherMajor(Path data, String found, int ours, String nextStep) {
        return FaultException.of(
                Code.STORE_OF_ANOTHER_VERSION,
                Place.file(data),
                "PostgreSQL " + found,
                "the store was written by another PostgreSQL than the " + ours + " of this Dash",
                nextStep);
    }

    static FaultException noUserForRoot(String tried) {
        return FaultException.of(
                Code.STORE_NEEDS_A_USER,
                Place.named("root"),
                tried,
                "PostgreSQL refuses to run as root, and no way to run it as another user works here",
                "run dash as an ordinary user, or install util-linux (setpriv), or set DASH_HOME to a folder that"
                        + " everybody may enter");
    }

    static FaultException passwordMissing(Path file) {
        return FaultException.of(
                Code.STORE_PASSWORD_REFUSED,
                Place.file(file),
                "missing",
                "the store exists, but the file with its password is gone or empty",
                "put the file back from a backup, or move the whole folder it lies in away to begin with an empty store");
    }

    static FaultException passwordReadable(Path file, String permissions) {
        return FaultException.of(
                Code.STORE_PASSWORD_REFUSED,
                Place.file(file),
                permissions,
                "other people on this machine can read the store's password",
                "run chmod 600 on the file");
    }

    static FaultException passwordWrong(Path file) {
        return FaultException.of(
                Code.STORE_PASSWORD_REFUSED,
                Place.file(file),
                "",
                "the running store does not accept the password in this file",
                "put the right file back; a store that was moved needs the password it was made with");
    }
}
