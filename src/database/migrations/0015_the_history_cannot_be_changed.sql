CREATE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.erasing', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'the history is written and never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_keep" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_history"();--> statement-breakpoint
CREATE TRIGGER "audit_log_keep_all" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_history"();
