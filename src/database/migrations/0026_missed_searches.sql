-- Searches that found nothing, counted by day. Shops that exist begin without any.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"folded" text NOT NULL,
	"typed" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_folded_pk" PRIMARY KEY("day","folded")
);
