-- Balances of orders for lists, how returns were settled, and quotations found by the buyer's reference.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "quotes" drop column "search_text";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(reference || E'\n' || replace(reference, '-', '') || E'\n' || contact_name || E'\n' || contact_phone || E'\n' || contact_email || E'\n' || company_name || E'\n' || lpo_number || E'\n' || buyer_reference), 'أإآٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـًٌٍَُِّْ', 'ااااهييك01234567890123456789')) STORED NOT NULL;--> statement-breakpoint
-- Dropped with the column.
CREATE INDEX "quotes_search_index" ON "quotes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance" integer GENERATED ALWAYS AS (case when status = 'cancelled' then 0 else total - returned end - received) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "outcome" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_accounts_index" ON "orders" USING btree ("delivery_day") WHERE "orders"."balance" <> 0;--> statement-breakpoint
CREATE INDEX "invoices_issued_on_index" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "order_payments_paid_on_index" ON "order_payments" USING btree ("paid_on");--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_outcome_known" CHECK ("order_returns"."outcome" in ('refund', 'exchange', 'repair'));--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_money_for_refunds_only" CHECK ("order_returns"."outcome" = 'refund' or ("order_returns"."refund_due" = 0 and "order_returns"."delivery_fee" = 0));--> statement-breakpoint

-- The sums of the accounts of orders, written into their rows whenever a payment or a return changes. Once for a statement, and
-- only where a sum differs: a restore, which loads orders with their sums, writes none of them again.
CREATE FUNCTION "sum_order_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET received = sums.received, returned = sums.returned
  FROM (
    SELECT account.order_id,
      (SELECT coalesce(sum(CASE kind WHEN 'payment' THEN amount ELSE -amount END), 0)::integer FROM order_payments
       WHERE order_payments.order_id = account.order_id AND voided_at IS NULL) AS received,
      (SELECT coalesce(sum(refund_due), 0)::integer FROM order_returns
       WHERE order_returns.order_id = account.order_id) AS returned
    FROM (SELECT DISTINCT order_id FROM changed) account) sums
  WHERE orders.id = sums.order_id
    AND (orders.received, orders.returned) IS DISTINCT FROM (sums.received, sums.returned);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_payments_sum_insert" AFTER INSERT ON "order_payments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_accounts"();--> statement-breakpoint
CREATE TRIGGER "order_payments_sum_update" AFTER UPDATE ON "order_payments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_accounts"();--> statement-breakpoint
CREATE TRIGGER "order_payments_sum_delete" AFTER DELETE ON "order_payments" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_accounts"();--> statement-breakpoint
CREATE TRIGGER "order_returns_sum_insert" AFTER INSERT ON "order_returns" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_accounts"();--> statement-breakpoint
CREATE TRIGGER "order_returns_sum_update" AFTER UPDATE ON "order_returns" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_accounts"();--> statement-breakpoint
CREATE TRIGGER "order_returns_sum_delete" AFTER DELETE ON "order_returns" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_accounts"();--> statement-breakpoint
UPDATE orders SET received = sums.received, returned = sums.returned
FROM (
  SELECT order_id, sum(received) AS received, sum(returned) AS returned
  FROM (
    SELECT order_id, CASE kind WHEN 'payment' THEN amount ELSE -amount END AS received, 0 AS returned
    FROM order_payments WHERE voided_at IS NULL
    UNION ALL
    SELECT order_id, 0, refund_due FROM order_returns) movements
  GROUP BY order_id) sums
WHERE orders.id = sums.order_id;
