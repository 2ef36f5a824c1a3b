ALTER TABLE "testimonials" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_image_id_index" ON "testimonials" USING btree ("image_id");