ALTER TABLE "orders" RENAME COLUMN "secret_hash" TO "tracking_key";--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "secret_hash" TO "tracking_key";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "floor";
