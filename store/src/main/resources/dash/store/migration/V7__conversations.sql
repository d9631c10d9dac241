-- Questions that belong together, under a title. It counts as changed when it was renamed or asked in.
CREATE TABLE conversation (
    id         text        PRIMARY KEY,
    project    text        NOT NULL,
    person     text        NOT NULL,
    title      text        NOT NULL,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    words      tsvector    GENERATED ALWAYS AS (to_tsvector('simple', lower(left(title, 4000)))) STORED
);
CREATE INDEX conversation_by_project ON conversation (project, changed_at DESC, id DESC);
CREATE INDEX conversation_by_words ON conversation USING gin (words);

-- An answer is there from the moment its question is taken up: until it ends its status is 'running', its body is
-- empty, and the runner is the process that works on it. Nobody knows person and door of answers that are older.
-- What lists and searches show stands beside the body, because a body can be long.
ALTER TABLE answer
    ADD COLUMN conversation text REFERENCES conversation ON DELETE CASCADE,
    ADD COLUMN person       text NOT NULL DEFAULT '',
    ADD COLUMN door         text,
    ADD COLUMN runner       uuid,
    ADD COLUMN insight      text     GENERATED ALWAYS AS (body ->> 'insight') STORED,
    ADD COLUMN analyst      text     GENERATED ALWAYS AS (body ->> 'analyst') STORED,
    ADD COLUMN statement    text     GENERATED ALWAYS AS (body ->> 'sql') STORED,
    ADD COLUMN words        tsvector GENERATED ALWAYS AS (to_tsvector('simple', lower(left(question, 4000)))) STORED,
    ADD COLUMN stems        tsvector GENERATED ALWAYS AS (to_tsvector('english', left(question, 4000))) STORED,
    ADD CONSTRAINT answer_runs_somewhere CHECK ((status = 'running') = (runner IS NOT NULL));
DROP INDEX answer_by_project;
CREATE INDEX answer_by_project ON answer (project, asked_at DESC, id DESC);
CREATE INDEX answer_by_conversation ON answer (conversation, asked_at, id) WHERE conversation IS NOT NULL;
CREATE INDEX answer_by_words ON answer USING gin (words);
-- The stems that past answers are recalled by, so that all of them can be searched and none is read for it.
CREATE INDEX answer_by_stems ON answer USING gin (stems) WHERE status = 'answered';
CREATE INDEX answer_running ON answer (project) WHERE status = 'running';

-- What a question told while it was worked on, number by number, so that a listener who was cut off can go on.
CREATE TABLE question_event (
    answer text NOT NULL REFERENCES answer ON DELETE CASCADE,
    number int  NOT NULL CHECK (number > 0),
    name   text NOT NULL,
    body   json NOT NULL,
    PRIMARY KEY (answer, number)
);

-- What people said of an answer; one verdict a person, the latest.
CREATE TABLE feedback (
    answer  text        NOT NULL REFERENCES answer ON DELETE CASCADE,
    person  text        NOT NULL,
    verdict text        NOT NULL CHECK (verdict IN ('right', 'wrong')),
    reason  text        NOT NULL,
    at      timestamptz NOT NULL,
    PRIMARY KEY (answer, person)
);
