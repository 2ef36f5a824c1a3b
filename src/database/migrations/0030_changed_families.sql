-- The product index asks before each use which families have changed.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE INDEX "product_families_changed_in_index" ON "product_families" USING btree ("changed_in");
