-- One row a run of golden questions: who asked what of which state. The plan is what the run was told to ask, as JSON.
CREATE TABLE eval_run (
    id                 text        PRIMARY KEY,
    project            text        NOT NULL,
    started_at         timestamptz NOT NULL,
    completed_at       timestamptz,
    triggered_by       text        NOT NULL,
    model              text        NOT NULL,
    knowledge_version  text        NOT NULL,
    schema_fingerprint text        NOT NULL,
    plan               json        NOT NULL
);
CREATE INDEX eval_run_by_project ON eval_run (project, started_at DESC);

-- One row a question that was asked, written as soon as it was judged, so that an interrupted run can go on.
CREATE TABLE eval_result (
    run      text NOT NULL REFERENCES eval_run ON DELETE CASCADE,
    trial    text NOT NULL,
    position int  NOT NULL,
    fate     text NOT NULL,
    body     json NOT NULL,
    PRIMARY KEY (run, trial)
);
