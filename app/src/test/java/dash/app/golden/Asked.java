package dash.app.golden;

import dash.golden.GoldenQuestion;

/** One wording of a golden question and how it was answered. */
record Asked(
        GoldenQuestion golden, String text, boolean paraphrase, Verdict verdict, double confidence, String detail) {}
