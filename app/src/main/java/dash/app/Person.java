package dash.app;

/** Who sits at this command line, as the system knows them. */
final class Person {

    private Person() {}

    static String name() {
        String user = System.getProperty("user.name", "");
        return user.isBlank() ? "unknown" : user;
    }
}
