-- What a person wants remembered in a project. Nobody else's questions read it, and no history of it is kept: what is
-- forgotten is gone. The subject tells entries of one kind apart, of which a person has one each.
CREATE TABLE memory (
    project text        NOT NULL,
    person  text        NOT NULL,
    number  int         NOT NULL CHECK (number > 0),
    kind    text        NOT NULL,
    subject text        NOT NULL,
    value   text        NOT NULL,
    origin  text        NOT NULL,
    at      timestamptz NOT NULL,
    told_in text        NOT NULL,
    PRIMARY KEY (project, person, number),
    UNIQUE (project, person, kind, subject)
);

-- What people want the curator to decide; gone once it is settled.
CREATE TABLE curator_question (
    project text        NOT NULL,
    number  int         NOT NULL CHECK (number > 0),
    person  text        NOT NULL,
    words   text        NOT NULL,
    why     text        NOT NULL,
    at      timestamptz NOT NULL,
    PRIMARY KEY (project, number)
);

-- An answer that tells of its asker's memory, or was narrowed by it, is that person's alone: nobody else finds it, and
-- it is not recalled for any question.
ALTER TABLE answer
    ADD COLUMN personal boolean NOT NULL
        GENERATED ALWAYS AS (coalesce(jsonb_array_length(body -> 'memory'), 0) > 0) STORED;
CREATE INDEX answer_personal ON answer (project, person) WHERE personal;

-- Words that a person wants forgotten may stand in what was learned for that person alone. A learning's history is only
-- ever added to otherwise.
CREATE FUNCTION refuse_rewriting_unless_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('dash.forgetting', true) = 'on' THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'the history of learnings is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER learning_revision_is_append_only ON learning_revision;
CREATE TRIGGER learning_revision_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON learning_revision
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_unless_forgetting();
DROP TRIGGER learning_evidence_is_append_only ON learning_evidence;
CREATE TRIGGER learning_evidence_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON learning_evidence
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_unless_forgetting();
