CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "quote_plans" (
	"quote_id" uuid NOT NULL,
	"from_version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "quote_plans_quote_id_from_version_pk" PRIMARY KEY("quote_id","from_version"),
	CONSTRAINT "quote_plans_from_version_positive" CHECK ("quote_plans"."from_version" > 0)
);
--> statement-breakpoint
ALTER TABLE "quote_plans" ADD CONSTRAINT "quote_plans_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_saved_at_index" ON "plans" USING btree ("saved_at");