CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text DEFAULT '' NOT NULL,
	"bytes" bigint,
	"sha256" text DEFAULT '' NOT NULL,
	"rows" integer,
	"files" integer,
	"missing_files" integer,
	"failure" text,
	CONSTRAINT "backups_kind_known" CHECK ("backups"."kind" in ('nightly', 'by_hand')),
	CONSTRAINT "backups_failure_known" CHECK ("backups"."failure" in ('no_room', 'no_folder', 'stopped', 'abandoned', 'damaged', 'no_files', 'other'))
);
--> statement-breakpoint
CREATE INDEX "backups_started_at_index" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_one_at_a_time" ON "backups" USING btree ((true)) WHERE "backups"."finished_at" is null;