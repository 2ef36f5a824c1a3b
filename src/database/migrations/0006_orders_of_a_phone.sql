-- The orders of a phone number since a time: with an index for each of the two, all orders since that time are read.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
DROP INDEX "orders_contact_phone_index";--> statement-breakpoint
CREATE INDEX "orders_contact_phone_created_at_index" ON "orders" USING btree ("contact_phone","created_at");