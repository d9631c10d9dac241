-- A statement on record may hold a value that nobody asked for: a person's default narrowed the question to it. When that
-- person has the default forgotten, the value goes from the text of the statement, and nothing else of the record changes.
CREATE FUNCTION refuse_change_of_record_unless_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('dash.forgetting', true) = 'on' AND to_jsonb(NEW) - 'sql' = to_jsonb(OLD) - 'sql' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER audit_is_append_only ON audit;
CREATE TRIGGER audit_is_append_only BEFORE DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_is_not_rewritten BEFORE UPDATE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_record_unless_forgetting();
CREATE INDEX audit_by_asker ON audit (project, asker, at);
