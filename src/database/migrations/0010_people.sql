-- People with accounts of their own, invitations, second factors, and checks of backups.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "admin_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "admin_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "admin_invitations_email_in_lower_case" CHECK ("admin_invitations"."email" = lower("admin_invitations"."email")),
	CONSTRAINT "admin_invitations_expire_after_start" CHECK ("admin_invitations"."expires_at" > "admin_invitations"."created_at")
);
--> statement-breakpoint
CREATE TABLE "backup_checks" (
	"file" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"is_intact" boolean NOT NULL,
	"bytes" bigint NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_accounts" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The account of an existing shop is its first person; the history names them so already.
UPDATE "admin_accounts" SET "name" = "username";--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "totp_secret" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "totp_last_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "recovery_code_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "password_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_one_open" ON "admin_invitations" USING btree ("email") WHERE "admin_invitations"."accepted_at" is null and "admin_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_accounts_email_unique" ON "admin_accounts" USING btree ("email") WHERE "admin_accounts"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "admin_accounts_name_unique" ON "admin_accounts" USING btree (lower("name")) WHERE "admin_accounts"."name" <> '';--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD CONSTRAINT "admin_accounts_can_sign_in" CHECK ("admin_accounts"."username" is not null or "admin_accounts"."email" <> '');--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD CONSTRAINT "admin_accounts_email_in_lower_case" CHECK ("admin_accounts"."email" = lower("admin_accounts"."email"));