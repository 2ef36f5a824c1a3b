-- The address of the 3D model of a product. Products that exist have none until staff upload one.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model" text;
