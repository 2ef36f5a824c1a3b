CREATE TABLE "former_category_names" (
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"place_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_category_names_kind_reference_pk" PRIMARY KEY("kind","reference"),
	CONSTRAINT "former_category_names_kind_known" CHECK ("former_category_names"."kind" in ('category', 'subcategory'))
);
