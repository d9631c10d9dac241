ALTER TABLE project ADD COLUMN learnings_version bigint NOT NULL DEFAULT 0;

-- One row a learning, as it is now. The body is the learning in the format of its file.
CREATE TABLE learning (
    project text NOT NULL REFERENCES project,
    number  int  NOT NULL CHECK (number > 0),
    version int  NOT NULL,
    body    text NOT NULL,
    PRIMARY KEY (project, number)
);

-- Every state that a learning ever had; how often it was used alone is no state of its own.
CREATE TABLE learning_revision (
    project text        NOT NULL,
    number  int         NOT NULL,
    version int         NOT NULL,
    at      timestamptz NOT NULL,
    author  text        NOT NULL,
    act     text        NOT NULL,
    body    text        NOT NULL,
    PRIMARY KEY (project, number, version)
);
CREATE TRIGGER learning_revision_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON learning_revision
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- What speaks for and against a learning.
CREATE TABLE learning_evidence (
    id      bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    project text        NOT NULL,
    number  int         NOT NULL,
    at      timestamptz NOT NULL,
    kind    text        NOT NULL,
    by      text        NOT NULL,
    about   text        NOT NULL,
    detail  text        NOT NULL
);
CREATE INDEX learning_evidence_by_learning ON learning_evidence (project, number, id);
CREATE TRIGGER learning_evidence_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON learning_evidence
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
