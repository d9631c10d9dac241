package dash.builtin.lexicon;

/** What a word may be a form of. */
record Form(String lemma, PartOfSpeech part) {}
