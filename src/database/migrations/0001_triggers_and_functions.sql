-- Writes the current transaction id into each changed catalogue row: the product index reads the rows changed since.
CREATE FUNCTION "note_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_note_transaction" BEFORE INSERT OR UPDATE ON "categories" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint
CREATE TRIGGER "subcategories_note_transaction" BEFORE INSERT OR UPDATE ON "subcategories" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint
CREATE TRIGGER "products_note_transaction" BEFORE INSERT OR UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint

-- Notifies every server of a new content version, which invalidates their caches.
CREATE FUNCTION "tell_of_new_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_version', NEW.version::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_version_tell" AFTER INSERT OR UPDATE ON "content_version" FOR EACH ROW EXECUTE FUNCTION "tell_of_new_content"();--> statement-breakpoint

-- The audit log is append-only, except while `shop.erasing` is on (removal of personal data).
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
