package dash.store;

/** What became of one question of a run; its body is the JSON that was given. */
public record KeptTrial(String run, String trial, int position, String fate, String body) {}
