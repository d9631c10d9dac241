-- A question of a conversation follows another answer, and what it means there is what it is found by. The words of a
-- follow-up alone ("and in 2020?") would find nothing.
ALTER TABLE answer
    ADD COLUMN after_answer text REFERENCES answer ON DELETE SET NULL,
    ADD COLUMN read_as      text GENERATED ALWAYS AS (body ->> 'read_as') STORED;
CREATE INDEX answer_by_follow_up ON answer (after_answer) WHERE after_answer IS NOT NULL;

DROP INDEX answer_by_words;
DROP INDEX answer_by_stems;
ALTER TABLE answer DROP COLUMN words, DROP COLUMN stems;
ALTER TABLE answer
    ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple',
        lower(left(question || ' ' || coalesce(body ->> 'read_as', ''), 4000)))) STORED,
    ADD COLUMN stems tsvector GENERATED ALWAYS AS (to_tsvector('english',
        left(coalesce(body ->> 'read_as', question), 4000))) STORED;
CREATE INDEX answer_by_words ON answer USING gin (words);
CREATE INDEX answer_by_stems ON answer USING gin (stems) WHERE status = 'answered';
