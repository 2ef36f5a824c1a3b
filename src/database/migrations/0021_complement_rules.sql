-- Which products go with which, edited by staff. Shops that exist begin without rules.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "complement_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"heading_en" text NOT NULL,
	"heading_ar" text NOT NULL,
	"source" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"quantity_from" text,
	"is_counted" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
