-- Offers with discounts, terms and withdrawal; emails that are dropped or sent again.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_status_known";--> statement-breakpoint
ALTER TABLE "quote_lines" DROP CONSTRAINT "quote_lines_total_is_price_by_quantity";--> statement-breakpoint
ALTER TABLE "quote_versions" DROP CONSTRAINT "quote_versions_amounts_not_negative";--> statement-breakpoint
ALTER TABLE "quote_versions" DROP CONSTRAINT "quote_versions_parts_sum_to_total";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_status_known";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_source_known";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "drop_reason" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "copy_of_id" bigint;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "list_price" integer;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "discount_basis_points" integer;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "warranty_months" integer;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "discount_basis_points" integer;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "delivery_on" date;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "lead_time_days" integer;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "assembly" text;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "assembly_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "payment_due_days" integer;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "withdrawn_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "withdrawal_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mails_copy_of_id_index" ON "outbox_mails" USING btree ("copy_of_id") WHERE "outbox_mails"."copy_of_id" is not null;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_drop_reason_known" CHECK ("outbox_mails"."drop_reason" in ('staff', 'replaced', 'expired'));--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_dropped_has_reason" CHECK (("outbox_mails"."status" = 'dropped') = ("outbox_mails"."drop_reason" is not null));--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('pending', 'sending', 'sent', 'failed', 'dropped'));--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_amounts_not_negative" CHECK ("quote_lines"."list_price" >= 0 and "quote_lines"."discount" >= 0 and "quote_lines"."line_total" >= 0);--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_total_is_price_by_quantity_less_discount" CHECK ("quote_lines"."line_total" is not distinct from "quote_lines"."unit_price" * "quote_lines"."quantity" - "quote_lines"."discount");--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_discount_percent_below_100" CHECK ("quote_lines"."discount_basis_points" between 1 and 9999);--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_warranty_0_to_600" CHECK ("quote_lines"."warranty_months" between 0 and 600);--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_assembly_known" CHECK ("quote_versions"."assembly" in ('included', 'not_included', 'priced'));--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_assembly_fee_is_named" CHECK ("quote_versions"."assembly_fee" = 0 or "quote_versions"."assembly" is not distinct from 'priced');--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_discount_percent_below_100" CHECK ("quote_versions"."discount_basis_points" between 1 and 9999);--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_one_delivery_promise" CHECK (num_nonnulls("quote_versions"."delivery_on", "quote_versions"."lead_time_days") < 2);--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_lead_time_0_to_365" CHECK ("quote_versions"."lead_time_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_payment_due_days_0_to_365" CHECK ("quote_versions"."payment_due_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_withdrawal_names_person" CHECK (("quote_versions"."withdrawn_at" is null) = ("quote_versions"."withdrawn_by" = ''));--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_amounts_not_negative" CHECK ("quote_versions"."subtotal" >= 0 and "quote_versions"."discount" >= 0 and "quote_versions"."delivery_fee" >= 0 and "quote_versions"."tax" >= 0 and "quote_versions"."total" >= 0 and "quote_versions"."assembly_fee" >= 0);--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_parts_sum_to_total" CHECK ("quote_versions"."total" = "quote_versions"."subtotal" - "quote_versions"."discount" + "quote_versions"."assembly_fee" + "quote_versions"."delivery_fee" + "quote_versions"."tax");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('requested', 'quoted', 'accepted', 'declined', 'withdrawn', 'expired'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_source_known" CHECK ("quotes"."source" in ('product', 'cart', 'search', 'contact', 'services', 'staff'));--> statement-breakpoint
-- Of the emails that wait, the newest about the state of an order or a quotation counts.
UPDATE "outbox_mails" "older" SET "status" = 'dropped', "drop_reason" = 'replaced'
WHERE "older"."status" = 'pending'
  AND "older"."once_key" ~ '^(order/[^/]+/(received|confirmed|out_for_delivery|delivered|cancelled|changed-[0-9]+|proposal-[0-9]+)|quote/[^/]+/(requested|version-[0-9]+))/buyer$'
  AND EXISTS (
    SELECT FROM "outbox_mails" "newer"
    WHERE "newer"."about_kind" = "older"."about_kind" AND "newer"."about_id" = "older"."about_id" AND "newer"."id" > "older"."id"
      AND "newer"."once_key" ~ '^(order/[^/]+/(received|confirmed|out_for_delivery|delivered|cancelled|changed-[0-9]+|proposal-[0-9]+)|quote/[^/]+/(requested|version-[0-9]+))/buyer$'
  );
