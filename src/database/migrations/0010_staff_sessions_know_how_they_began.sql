ALTER TABLE "admin_accounts" ADD COLUMN "setting_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "opened_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_opened_by_known" CHECK ("admin_sessions"."opened_by" in ('password', 'code'));