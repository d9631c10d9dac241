package dash.project;

/** Who sits at this command line, as the system knows them. */
public final class Person {

    private Person() {}

    public static String name() {
        String user = System.getProperty("user.name", "");
        return user.isBlank() ? "unknown" : user;
    }
}
