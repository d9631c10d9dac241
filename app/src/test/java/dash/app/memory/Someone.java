package dash.app.memory;

import dash.app.knowledge.Desk;

/** One of several people at the same project and store, each as the system would know them. */
record Someone(String name, Desk.Project project) {

    Desk.Outcome run(String... arguments) {
        return runWith("", arguments);
    }

    Desk.Outcome runWith(String input, String... arguments) {
        String before = System.setProperty("user.name", name);
        try {
            return project.runWith(input, arguments);
        } finally {
            System.setProperty("user.name", before);
        }
    }

    Desk.Outcome ask(String question) {
        return run("ask", question);
    }
}
