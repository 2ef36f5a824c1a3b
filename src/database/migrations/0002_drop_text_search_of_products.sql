DROP INDEX "products_search_vector_index";--> statement-breakpoint
DROP INDEX "products_search_names_index";--> statement-breakpoint
DROP INDEX "products_category_id_price_index";--> statement-breakpoint
DROP INDEX "products_subcategory_id_price_index";--> statement-breakpoint
DROP INDEX "products_price_index";--> statement-breakpoint
DROP INDEX "products_created_at_id_index";--> statement-breakpoint
DROP INDEX "products_name_en_index";--> statement-breakpoint
DROP INDEX "products_featured_index";--> statement-breakpoint
DROP INDEX "products_new_arrival_index";--> statement-breakpoint
DROP INDEX "products_best_seller_index";--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_subcategory_id_index" ON "products" USING btree ("subcategory_id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_names";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_texts";