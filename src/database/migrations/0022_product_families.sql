-- Families of products: one model, its colours and sizes. Shops that exist get none; staff create them.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "product_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"option_keys" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "product_families_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family_id_product_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_families"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_family_id_index" ON "products" USING btree ("family_id");--> statement-breakpoint
CREATE TRIGGER "product_families_note_transaction" BEFORE INSERT OR UPDATE ON "product_families" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();
