-- What the store knows of a project as a whole.
CREATE TABLE project (
    name              text        PRIMARY KEY,
    knowledge_version bigint      NOT NULL DEFAULT 0,
    -- What the knowledge folder looked like when it was last imported; spares reading it again.
    files_stamp       text        NOT NULL DEFAULT '',
    -- The schema of the source that knowledge was last found to agree with, and the one that was last looked at.
    schema_agreed     jsonb,
    schema_checked    text        NOT NULL DEFAULT ''
);

-- One row an item, as it is now. The body is the item in the format of its file.
CREATE TABLE knowledge_item (
    project    text        NOT NULL REFERENCES project,
    kind       text        NOT NULL,
    key        text        NOT NULL,
    label      text        NOT NULL,
    body       text        NOT NULL,
    file       text        NOT NULL,
    position   int         NOT NULL,
    origin     text        NOT NULL,
    status     text        NOT NULL,
    reason     text        NOT NULL,
    set_aside  text[]      NOT NULL,
    version    int         NOT NULL,
    changed_by text        NOT NULL,
    changed_at timestamptz NOT NULL,
    synced     text,
    PRIMARY KEY (project, kind, key)
);

-- Every state that an item ever had.
CREATE TABLE knowledge_revision (
    project   text        NOT NULL,
    kind      text        NOT NULL,
    key       text        NOT NULL,
    version   int         NOT NULL,
    at        timestamptz NOT NULL,
    author    text        NOT NULL,
    act       text        NOT NULL,
    body      text        NOT NULL,
    file      text        NOT NULL,
    position  int         NOT NULL,
    origin    text        NOT NULL,
    status    text        NOT NULL,
    reason    text        NOT NULL,
    set_aside text[]      NOT NULL,
    PRIMARY KEY (project, kind, key, version)
);

CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the history of knowledge is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER knowledge_revision_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON knowledge_revision
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
