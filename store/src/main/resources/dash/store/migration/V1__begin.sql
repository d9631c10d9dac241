-- One row: which store this is, so that copies and mix-ups can be told apart.
CREATE TABLE meta (
    only_row   boolean     PRIMARY KEY DEFAULT true CHECK (only_row),
    store_id   uuid        NOT NULL DEFAULT gen_random_uuid(),
    created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO meta DEFAULT VALUES;

-- Every statement that reached a source or was refused before it, whichever door it came through.
-- Names its project in words: what was done stays on record when a project goes.
CREATE TABLE audit (
    id             bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at             timestamptz NOT NULL,
    project        text        NOT NULL,
    asker          text        NOT NULL,
    question_id    text,
    door           text        NOT NULL,
    sql            text        NOT NULL,
    verdict        text        NOT NULL,
    finding_codes  text[]      NOT NULL,
    row_count      bigint,
    millis         bigint      NOT NULL,
    error_sqlstate text
);
CREATE INDEX audit_by_project ON audit (project, id DESC);
CREATE INDEX audit_by_question ON audit (question_id) WHERE question_id IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE answer (
    id       text        PRIMARY KEY,
    project  text        NOT NULL,
    question text        NOT NULL,
    status   text        NOT NULL,
    asked_at timestamptz NOT NULL,
    body     jsonb       NOT NULL
);
CREATE INDEX answer_by_project ON answer (project, asked_at DESC);
