-- Repairs are taken in and given back; a person of the staff has a language. Repairs that were recorded before were done then.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind_known";--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "repair_result" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "repair_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "repair_ended_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_returns_open_repairs_index" ON "order_returns" USING btree ("order_id") WHERE "order_returns"."outcome" = 'repair' and "order_returns"."repair_result" is null;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD CONSTRAINT "admin_accounts_locale_known" CHECK ("admin_accounts"."locale" in ('en', 'ar'));--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_locale_known" CHECK ("admin_invitations"."locale" in ('en', 'ar'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind_known" CHECK ("order_events"."kind" in ('placed', 'status_changed', 'note', 'edited', 'change_proposed', 'change_declined', 'payment', 'refund', 'payment_voided', 'invoiced', 'returned', 'repair_ended', 'credited'));--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_repair_result_known" CHECK ("order_returns"."repair_result" in ('given_back', 'not_repairable'));--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_repairs_end_once" CHECK (("order_returns"."repair_result" is null) = ("order_returns"."repair_ended_at" is null) and ("order_returns"."repair_result" is null) = ("order_returns"."repair_ended_by" = '') and ("order_returns"."outcome" = 'repair' or "order_returns"."repair_result" is null));--> statement-breakpoint
UPDATE "order_returns" SET "repair_result" = 'given_back', "repair_ended_at" = "created_at", "repair_ended_by" = "recorded_by" WHERE "outcome" = 'repair';
