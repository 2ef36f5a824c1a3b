-- Typed attributes of products, their options and the attributes of categories; cartons and assembly of products. Shops that exist
-- get the built-in attributes and keep their products as they are.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "attribute_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attribute_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"swatch" text,
	"second_swatch" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_options_key_unique" UNIQUE("attribute_id","key"),
	CONSTRAINT "attribute_options_swatch_colour" CHECK ("attribute_options"."swatch" ~ '^#[0-9a-f]{6}$' and "attribute_options"."second_swatch" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "attribute_options_first_swatch" CHECK ("attribute_options"."second_swatch" is null or "attribute_options"."swatch" is not null)
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "attributes_key_unique" UNIQUE("key"),
	CONSTRAINT "attributes_kind_known" CHECK ("attributes"."kind" in ('number', 'option', 'options', 'yes-no')),
	CONSTRAINT "attributes_unit_known" CHECK ("attributes"."unit" in ('mm', 'kg', 'inch', 'GB', 'TB', 'W', 'VA', 'V', 'Ah', 'GHz', 'Hz', 'Mbps', 'Gbps', 'L', 'lm', 'dB', 'm', 'm²', 'ms', 'MP', 'minutes', 'hours', 'years', 'users', 'people', 'ports', 'pages', 'pieces', 'percent', 'cycles', 'ppm', 'dpi', 'U')),
	CONSTRAINT "attributes_unit_of_numbers" CHECK ("attributes"."unit" is null or "attributes"."kind" = 'number')
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cartons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "assembly" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "assembly_minutes" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "assembly_service_id" uuid;--> statement-breakpoint
ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_attributes_attribute_id_index" ON "category_attributes" USING btree ("attribute_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_assembly_known" CHECK ("products"."assembly" in ('none-needed', 'included', 'self', 'service'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_assembly_details" CHECK (("products"."assembly_minutes" is null or ("products"."assembly" = 'self' and "products"."assembly_minutes" > 0)) and ("products"."assembly" is not distinct from 'service') = ("products"."assembly_service_id" is not null));
--> statement-breakpoint
CREATE TRIGGER "attributes_note_transaction" BEFORE INSERT OR UPDATE ON "attributes" FOR EACH ROW EXECUTE FUNCTION "note_transaction"();--> statement-breakpoint
INSERT INTO "attributes" ("key", "kind", "unit", "name_en", "name_ar", "position")
SELECT * FROM (VALUES
  ('width', 'number', 'mm', 'Width', 'العرض', 0),
  ('depth', 'number', 'mm', 'Depth', 'العمق', 1),
  ('height', 'number', 'mm', 'Height', 'الارتفاع', 2),
  ('weight', 'number', 'kg', 'Weight', 'الوزن', 3)
) AS built_in WHERE EXISTS (SELECT FROM "shop_profile");
