-- Drivers, the order of a day's stops, and what staff do with many orders at once.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "delivery_plans" (
	"day" date PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_batch_items" (
	"batch_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	CONSTRAINT "order_batch_items_batch_id_order_id_pk" PRIMARY KEY("batch_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_status" text,
	"request_hash" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "order_batches_kind_known" CHECK ("order_batches"."kind" in ('step', 'round_end')),
	CONSTRAINT "order_batches_to_status_known" CHECK ("order_batches"."to_status" in ('received', 'confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "planned_stops" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"position" integer NOT NULL,
	"driver_id" uuid,
	CONSTRAINT "planned_stops_position_not_negative" CHECK ("planned_stops"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_batch_items" ADD CONSTRAINT "order_batch_items_batch_id_order_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."order_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_items" ADD CONSTRAINT "order_batch_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_stops" ADD CONSTRAINT "planned_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_stops" ADD CONSTRAINT "planned_stops_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_batch_items_order_id_index" ON "order_batch_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "planned_stops_day_index" ON "planned_stops" USING btree ("day");--> statement-breakpoint
CREATE INDEX "planned_stops_driver_id_index" ON "planned_stops" USING btree ("driver_id");