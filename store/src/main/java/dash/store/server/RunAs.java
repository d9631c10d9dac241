package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * As whom the server runs. An ordinary user runs it as themselves. PostgreSQL refuses root, so root hands it to a user
 * without rights, by whatever the machine has; each way is tried before it is taken.
 *
 * @param prefix what to put before a command
 * @param owner to whom the data must belong, or empty for the user who runs Dash
 */
record RunAs(List<String> prefix, Optional<UserPrincipal> owner) {

    private static final List<String> USERS = List.of("postgres", "nobody");

    RunAs {
        prefix = List.copyOf(prefix);
    }

    /**
     * The first way that works on this machine.
     *
     * @param mine a file that this process has just made: its owner is who we are
     * @param folder which the server has to be able to enter
     */
    static RunAs choose(Path mine, Programs programs, Path folder) throws IOException, InterruptedException {
        if (!Integer.valueOf(0).equals(Files.getAttribute(mine, "unix:uid"))) {
            return new RunAs(List.of(), Optional.empty());
        }
        List<String> tried = new ArrayList<>();
        for (RunAs way : waysForRoot(Files.getOwner(mine))) {
            if (Commands.succeeds(way.command(probe(programs, folder)))) {
                return way;
            }
            tried.add(way.prefix.getFirst());
        }
        throw ServerFaults.noUserForRoot(
                String.join(", ", tried.stream().distinct().toList()));
    }

    List<String> command(List<String> command) {
        List<String> whole = new ArrayList<>(prefix);
        whole.addAll(command);
        return whole;
    }

    void own(Path tree) throws IOException {
        if (owner.isPresent()) {
            DurableFiles.giveTo(owner.get(), tree);
        }
    }

    /**
     * Fewest rights first. A home below a closed folder, as /root is, cannot be entered by the other user: then the
     * server gets the one right to pass closed folders, or stays root in name only, inside a user namespace of its own.
     */
    private static List<RunAs> waysForRoot(UserPrincipal root) throws IOException, InterruptedException {
        List<RunAs> ways = new ArrayList<>();
        for (String user : USERS) {
            Commands.Outcome group = groupOf(user);
            if (!group.fine()) {
                continue;
            }
            Optional<UserPrincipal> owner = Optional.of(
                    Path.of("/").getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(user));
            List<String> plain = List.of("setpriv", "--reuid=" + user, "--regid=" + group.output(), "--clear-groups");
            ways.add(new RunAs(plain, owner));
            ways.add(new RunAs(List.of("runuser", "-u", user, "--"), owner));
            ways.add(new RunAs(List.of("sudo", "-n", "-u", user, "--"), owner));
            ways.add(new RunAs(withRight(plain, "dac_read_search"), owner));
            ways.add(new RunAs(withRight(plain, "dac_override"), owner));
        }
        ways.add(new RunAs(List.of("unshare", "--user"), Optional.of(root)));
        return ways;
    }

    private static Commands.Outcome groupOf(String user) throws InterruptedException {
        try {
            return Commands.run(List.of("id", "-g", user));
        } catch (IOException absent) {
            return new Commands.Outcome(1, "");
        }
    }

    private static List<String> withRight(List<String> plain, String right) {
        List<String> command = new ArrayList<>(plain);
        command.add("--inh-caps=+" + right);
        command.add("--ambient-caps=+" + right);
        // Without it access(2), by which PostgreSQL checks its own programs, forgets the right.
        command.add("--securebits=+no_setuid_fixup");
        return command;
    }

    /** {@code initdb --show} finds and runs the server's other programs and writes nothing. */
    private static List<String> probe(Programs programs, Path folder) {
        return List.of(
                "/bin/sh",
                "-c",
                "test \"$(id -u)\" -ne 0 && cd \"$1\" && \"$2\" --show --pgdata=\"$1\"",
                "probe",
                folder.toString(),
                programs.program("initdb").toString());
    }
}
