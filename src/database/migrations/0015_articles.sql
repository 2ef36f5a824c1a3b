-- Articles of staff. The built-in ones are seeded when the shop starts.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "article_images" (
	"article_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "article_images_article_id_image_id_pk" PRIMARY KEY("article_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"key" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"built_in_id" text,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp with time zone,
	"reviewed_on" date,
	"is_featured" boolean DEFAULT false NOT NULL,
	"categories" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"excerpt_en" text DEFAULT '' NOT NULL,
	"excerpt_ar" text DEFAULT '' NOT NULL,
	"closing_en" text DEFAULT '' NOT NULL,
	"closing_ar" text DEFAULT '' NOT NULL,
	"seo_title_en" text DEFAULT '' NOT NULL,
	"seo_title_ar" text DEFAULT '' NOT NULL,
	"seo_description_en" text DEFAULT '' NOT NULL,
	"seo_description_ar" text DEFAULT '' NOT NULL,
	"keywords_en" jsonb NOT NULL,
	"keywords_ar" jsonb NOT NULL,
	"body_en" jsonb NOT NULL,
	"body_ar" jsonb NOT NULL,
	"read_time" integer NOT NULL,
	"cover_image_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "articles_built_in_id_unique" UNIQUE("built_in_id"),
	CONSTRAINT "articles_status_known" CHECK ("articles"."status" in ('draft', 'published', 'unpublished')),
	CONSTRAINT "articles_published_at" CHECK ("articles"."status" <> 'published' or "articles"."publish_at" is not null),
	CONSTRAINT "articles_read_time_not_negative" CHECK ("articles"."read_time" >= 0)
);
--> statement-breakpoint
CREATE TABLE "former_article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_article_slugs" ADD CONSTRAINT "former_article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_image_id_index" ON "article_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "article_previews_created_at_index" ON "article_previews" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug_unique" ON "articles" USING btree ("slug") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_status_publish_at_index" ON "articles" USING btree ("status","publish_at");--> statement-breakpoint
CREATE INDEX "articles_cover_image_id_index" ON "articles" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "former_article_slugs_article_id_index" ON "former_article_slugs" USING btree ("article_id");