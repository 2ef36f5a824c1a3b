-- Pieces move by a reason of their own when the contents of an order are edited.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_known";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('order', 'cancellation', 'return', 'order_edit', 'delivery', 'count', 'damage', 'import', 'other'));
