package dash.drift;

/** Something worth knowing that breaks nothing. */
public record Notice(String about, String message, String nextStep) {}
