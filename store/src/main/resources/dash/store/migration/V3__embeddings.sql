-- Vectors of texts, so that a text is computed once and not once a process. Derived: deleting rows costs time, nothing else.
CREATE TABLE embedding (
    model     text        NOT NULL,
    text_hash bytea       NOT NULL CHECK (octet_length(text_hash) = 32),
    vector    bytea       NOT NULL,
    kept_at   timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (model, text_hash)
);
