ALTER TABLE "categories" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "products_changed_in_index" ON "products" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION "note_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_note_transaction" BEFORE INSERT OR UPDATE ON "categories" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint
CREATE TRIGGER "subcategories_note_transaction" BEFORE INSERT OR UPDATE ON "subcategories" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint
CREATE TRIGGER "products_note_transaction" BEFORE INSERT OR UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();
