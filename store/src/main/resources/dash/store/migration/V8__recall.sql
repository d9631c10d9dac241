-- The stems that past answers are recalled by, so that all of them can be searched and none is read for it.
ALTER TABLE answer
    ADD COLUMN stems tsvector GENERATED ALWAYS AS (to_tsvector('english', left(question, 4000))) STORED;
CREATE INDEX answer_by_stems ON answer USING gin (stems) WHERE status = 'answered';
