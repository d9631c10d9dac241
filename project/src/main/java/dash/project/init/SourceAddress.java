package dash.project.init;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An address as a project file may hold it: the password is taken out, and a path starts from the project's folder. What is
 * wrong with the rest of it is for its engine to say.
 *
 * @param written without the secret
 * @param secret as it stood in the address; never to be printed
 */
record SourceAddress(String written, Optional<String> secret) {

    static final String VARIABLE = "DB_PASSWORD";

    private static final Pattern LOGIN =
            Pattern.compile("^([a-zA-Z][a-zA-Z0-9+.-]*://[^/?#:@]*):([^/?#]*)@(.*)$", Pattern.DOTALL);
    private static final Pattern PARAMETER = Pattern.compile("([?&]password=)([^&#]*)");
    private static final Pattern VARIABLES = Pattern.compile("(\\$\\{[A-Za-z_][A-Za-z0-9_]*})+");
    private static final Pattern PATH = Pattern.compile("^([a-z]+):(?!//)([^/].*)$", Pattern.DOTALL);

    /** {@code here} is what a relative path was written from, {@code folder} what it has to start from. */
    static SourceAddress of(String url, Path here, Path folder) {
        String address = moved(url.strip(), here, folder);
        Matcher login = LOGIN.matcher(address);
        if (login.matches() && isSecret(login.group(2))) {
            return new SourceAddress(
                    login.group(1) + ":${" + VARIABLE + "}@" + login.group(3), Optional.of(login.group(2)));
        }
        Matcher parameter = PARAMETER.matcher(address);
        if (parameter.find() && isSecret(parameter.group(2))) {
            String secret = parameter.group(2);
            return new SourceAddress(
                    address.substring(0, parameter.start(2)) + "${" + VARIABLE + "}"
                            + address.substring(parameter.end(2)),
                    Optional.of(secret));
        }
        return new SourceAddress(address, Optional.empty());
    }

    /** A variable that somebody set already is where the secret belongs. */
    private static boolean isSecret(String written) {
        return !written.isEmpty() && !VARIABLES.matcher(written).matches();
    }

    private static String moved(String url, Path here, Path folder) {
        Matcher path = PATH.matcher(url);
        if (!path.matches() || here.normalize().equals(folder.normalize())) {
            return url;
        }
        String parameters = path.group(2).contains("?")
                ? path.group(2).substring(path.group(2).indexOf('?'))
                : "";
        String plain = path.group(2).substring(0, path.group(2).length() - parameters.length());
        Path there = folder.toAbsolutePath()
                .normalize()
                .relativize(here.toAbsolutePath().resolve(plain).normalize());
        return path.group(1) + ":" + there.toString().replace('\\', '/') + parameters;
    }

    @Override
    public String toString() {
        return written;
    }
}
