package dash.question;

/** Who asks. The name is kept in the audit log beside every statement that ran for this person. */
public record Asker(String name) {

    public Asker {
        if (name.isBlank()) {
            throw new IllegalArgumentException("an asker without a name");
        }
    }
}
