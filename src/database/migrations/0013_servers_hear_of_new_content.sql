CREATE FUNCTION "tell_of_new_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_version', NEW.version::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_version_tell" AFTER INSERT OR UPDATE ON "content_version" FOR EACH ROW EXECUTE FUNCTION "tell_of_new_content"();
