package dash.fault;

/** Where something is wrong: precise enough that a person can go there. */
public sealed interface Place {

    /** The fault has no place narrower than the command itself. */
    record Nowhere() implements Place {
        @Override
        public String inWords() {
            return "";
        }
    }

    /** A file or folder as a whole. */
    record InFile(String path) implements Place {
        @Override
        public String inWords() {
            return path;
        }
    }

    /** A position in a text file; lines and columns count from 1. */
    record InText(String path, int line, int column) implements Place {
        @Override
        public String inWords() {
            return path + ":" + line + ":" + column;
        }
    }

    /** Something that has a name but no file: a setting, an environment variable, a server, an argument. */
    record Named(String name) implements Place {
        @Override
        public String inWords() {
            return name;
        }
    }

    String inWords();

    static Place nowhere() {
        return new Nowhere();
    }

    static Place file(Object path) {
        return new InFile(path.toString());
    }

    static Place text(Object path, int line, int column) {
        return new InText(path.toString(), line, column);
    }

    static Place named(String name) {
        return new Named(name);
    }
}
