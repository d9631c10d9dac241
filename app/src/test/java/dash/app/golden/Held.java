package dash.app.golden;

import java.util.List;

/** What one context held of what its question needs. */
record Held(String id, String question, boolean paraphrase, int tokens, List<String> lacks) {}
