-- Arabic names of brands, once for all products of a brand. Shops that exist get those of the seeded brands that they sell, and
-- a slide of the home page gets the term of all other texts where staff have not changed it.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "brand_names" (
	"brand" text PRIMARY KEY NOT NULL,
	"name_ar" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "brand_names_note_transaction" BEFORE INSERT OR UPDATE ON "brand_names" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint
INSERT INTO "brand_names" ("brand", "name_ar")
SELECT * FROM (VALUES
  ('Barq', 'برق'),
  ('Dhow', 'داو'),
  ('Hisn', 'حصن'),
  ('Khazna', 'خزنة'),
  ('Lawh', 'لوح'),
  ('Liwan', 'ليوان'),
  ('Majlis', 'مجلس'),
  ('Mizan', 'ميزان'),
  ('Noor', 'نور'),
  ('OGulf', 'أوجلف'),
  ('Sadu', 'سدو'),
  ('Sahl', 'سهل'),
  ('Samt', 'صمت'),
  ('Shamal', 'شمال'),
  ('Wasl', 'وصل'),
  ('Zubara', 'زبارة')
) AS seeded ("brand", "name_ar") WHERE EXISTS (SELECT FROM "products" WHERE "products"."brand" = seeded."brand");--> statement-breakpoint
UPDATE "site_content" SET "document" = replace("document"::text, '"تسوّق قاعات الاجتماعات"', '"تسوّق غرف الاجتماعات"')::jsonb
WHERE "document"::text LIKE '%"تسوّق قاعات الاجتماعات"%';
