-- pg_trgm: indexes of the staff's searches. unaccent: nothing uses it today; databases made before this file have it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "admin_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"setting_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "admin_accounts_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_by" text DEFAULT 'password' NOT NULL,
	CONSTRAINT "admin_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "admin_sessions_opened_by_known" CHECK ("admin_sessions"."opened_by" in ('password', 'code')),
	CONSTRAINT "admin_sessions_expire_after_start" CHECK ("admin_sessions"."expires_at" > "admin_sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_few_attempts" CHECK ("one_time_codes"."attempts" between 0 and 5),
	CONSTRAINT "one_time_codes_expire_after_start" CHECK ("one_time_codes"."expires_at" > "one_time_codes"."created_at")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"address" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text DEFAULT '' NOT NULL,
	"bytes" bigint,
	"sha256" text DEFAULT '' NOT NULL,
	"rows" integer,
	"files" integer,
	"missing_files" integer,
	"failure" text,
	CONSTRAINT "backups_kind_known" CHECK ("backups"."kind" in ('nightly', 'by_hand')),
	CONSTRAINT "backups_failure_known" CHECK ("backups"."failure" in ('no_room', 'no_folder', 'stopped', 'abandoned', 'damaged', 'no_files', 'other'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"department_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_name_en_unique" UNIQUE("name_en")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "departments_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "former_product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_images_product_id_image_id_pk" PRIMARY KEY("product_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"brand" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"short_description_en" text DEFAULT '' NOT NULL,
	"short_description_ar" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"price" integer NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"width_mm" integer,
	"depth_mm" integer,
	"height_mm" integer,
	"weight_grams" integer,
	"warranty_months" integer DEFAULT 0 NOT NULL,
	"lead_time_days" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_new_arrival" boolean DEFAULT false NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_amounts_not_negative" CHECK ("products"."price" >= 0 and "products"."stock" >= 0 and "products"."warranty_months" >= 0 and "products"."lead_time_days" >= 0),
	CONSTRAINT "products_sizes_positive" CHECK ("products"."width_mm" > 0 and "products"."depth_mm" > 0 and "products"."height_mm" > 0 and "products"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('order', 'cancellation', 'delivery', 'count', 'damage', 'import', 'other')),
	CONSTRAINT "stock_movements_stock_not_negative" CHECK ("stock_movements"."stock_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "subcategories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "subcategories_name_unique_in_category" UNIQUE("category_id","name_en"),
	CONSTRAINT "subcategories_id_with_category" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "delivery_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_settings_version_positive" CHECK ("delivery_settings"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_on" date NOT NULL,
	"days" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "holidays_unique_on_day" UNIQUE("starts_on","name_en"),
	CONSTRAINT "holidays_days_1_to_30" CHECK ("holidays"."days" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "municipalities" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"number" integer PRIMARY KEY NOT NULL,
	"municipality_code" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"districts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "zones_number_positive" CHECK ("zones"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"original_name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"upload_date" timestamp with time zone DEFAULT now() NOT NULL,
	"category" text NOT NULL,
	"relative_path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content_hash" text NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_ar" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "images_relative_path_unique" UNIQUE("relative_path"),
	CONSTRAINT "images_content_hash_unique" UNIQUE("content_hash"),
	CONSTRAINT "images_type_known" CHECK ("images"."type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "images_sizes_not_negative" CHECK ("images"."size" >= 0 and "images"."width" >= 0 and "images"."height" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	CONSTRAINT "message_replies_channel_known" CHECK ("message_replies"."channel" in ('email', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(reference || E'\n' || replace(reference, '-', '') || E'\n' || name || E'\n' || phone || E'\n' || email || E'\n' || subject || E'\n' || text), 'أإآٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـًٌٍَُِّْ', 'ااااهييك01234567890123456789')) STORED NOT NULL,
	CONSTRAINT "messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "messages_status_known" CHECK ("messages"."status" in ('new', 'read', 'answered', 'closed')),
	CONSTRAINT "messages_locale_known" CHECK ("messages"."locale" in ('en', 'ar')),
	CONSTRAINT "messages_can_be_answered" CHECK ("messages"."phone" <> '' or "messages"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"note" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_events_kind_known" CHECK ("order_events"."kind" in ('placed', 'status_changed', 'note')),
	CONSTRAINT "order_events_actor_known" CHECK ("order_events"."actor" in ('buyer', 'staff', 'system')),
	CONSTRAINT "order_events_from_status_known" CHECK ("order_events"."from_status" in ('received', 'confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled')),
	CONSTRAINT "order_events_to_status_known" CHECK ("order_events"."to_status" in ('received', 'confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled')),
	CONSTRAINT "order_events_status_change_names_status" CHECK (("order_events"."kind" = 'note') = ("order_events"."to_status" is null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"sku" text DEFAULT '' NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"unit_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"line_total" integer NOT NULL,
	CONSTRAINT "order_lines_position_unique" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_one_line_a_product" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_lines_price_not_negative" CHECK ("order_lines"."unit_price" >= 0),
	CONSTRAINT "order_lines_quantity_1_to_999" CHECK ("order_lines"."quantity" between 1 and 999),
	CONSTRAINT "order_lines_total_is_price_by_quantity" CHECK ("order_lines"."line_total" = "order_lines"."unit_price" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"tracking_key" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"locale" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_cr_number" text DEFAULT '' NOT NULL,
	"lpo_number" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"fulfilment" text NOT NULL,
	"zone_number" integer,
	"street" text DEFAULT '' NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"delivery_day" date NOT NULL,
	"delivery_settings_version" integer,
	"payment_method" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"delivery_fee" integer NOT NULL,
	"tax" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"quote_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(number || E'\n' || replace(number, '-', '') || E'\n' || contact_name || E'\n' || contact_phone || E'\n' || contact_email || E'\n' || company_name || E'\n' || lpo_number), 'أإآٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـًٌٍَُِّْ', 'ااااهييك01234567890123456789')) STORED NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('received', 'confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled')),
	CONSTRAINT "orders_fulfilment_known" CHECK ("orders"."fulfilment" in ('delivery', 'pickup')),
	CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('cash_on_delivery', 'card_on_delivery', 'bank_transfer')),
	CONSTRAINT "orders_locale_known" CHECK ("orders"."locale" in ('en', 'ar')),
	CONSTRAINT "orders_amounts_not_negative" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."tax" >= 0 and "orders"."total" >= 0),
	CONSTRAINT "orders_parts_sum_to_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."delivery_fee" + "orders"."tax"),
	CONSTRAINT "orders_delivery_has_address" CHECK ("orders"."fulfilment" <> 'delivery' or ("orders"."zone_number" is not null and "orders"."street" <> '' and "orders"."building" <> '')),
	CONSTRAINT "orders_pickup_is_free" CHECK ("orders"."fulfilment" <> 'pickup' or "orders"."delivery_fee" = 0)
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"once_key" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_mails_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "outbox_mails_about_kind_known" CHECK ("outbox_mails"."about_kind" in ('order', 'quote', 'message', 'product', 'admin')),
	CONSTRAINT "outbox_mails_locale_known" CHECK ("outbox_mails"."locale" in ('en', 'ar')),
	CONSTRAINT "outbox_mails_attempts_not_negative" CHECK ("outbox_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"sku" text DEFAULT '' NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer,
	"line_total" integer,
	CONSTRAINT "quote_lines_position_unique" UNIQUE("quote_version_id","position"),
	CONSTRAINT "quote_lines_quantity_1_to_999" CHECK ("quote_lines"."quantity" between 1 and 999),
	CONSTRAINT "quote_lines_price_not_negative" CHECK ("quote_lines"."unit_price" >= 0),
	CONSTRAINT "quote_lines_total_is_price_by_quantity" CHECK ("quote_lines"."line_total" is not distinct from "quote_lines"."unit_price" * "quote_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"valid_until" date NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"delivery_fee" integer DEFAULT 0 NOT NULL,
	"tax" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "quote_versions_number_unique" UNIQUE("quote_id","number"),
	CONSTRAINT "quote_versions_number_positive" CHECK ("quote_versions"."number" > 0),
	CONSTRAINT "quote_versions_amounts_not_negative" CHECK ("quote_versions"."subtotal" >= 0 and "quote_versions"."discount" >= 0 and "quote_versions"."delivery_fee" >= 0 and "quote_versions"."tax" >= 0 and "quote_versions"."total" >= 0),
	CONSTRAINT "quote_versions_parts_sum_to_total" CHECK ("quote_versions"."total" = "quote_versions"."subtotal" - "quote_versions"."discount" + "quote_versions"."delivery_fee" + "quote_versions"."tax")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"tracking_key" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"locale" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_cr_number" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"source" text NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"zone_number" integer,
	"wanted_on" date,
	"notes" text DEFAULT '' NOT NULL,
	"lpo_number" text DEFAULT '' NOT NULL,
	"lpo_file" jsonb,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(reference || E'\n' || replace(reference, '-', '') || E'\n' || contact_name || E'\n' || contact_phone || E'\n' || contact_email || E'\n' || company_name || E'\n' || lpo_number), 'أإآٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـًٌٍَُِّْ', 'ااااهييك01234567890123456789')) STORED NOT NULL,
	CONSTRAINT "quotes_reference_unique" UNIQUE("reference"),
	CONSTRAINT "quotes_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('requested', 'quoted', 'accepted', 'declined', 'expired')),
	CONSTRAINT "quotes_source_known" CHECK ("quotes"."source" in ('product', 'cart', 'search', 'contact', 'services')),
	CONSTRAINT "quotes_locale_known" CHECK ("quotes"."locale" in ('en', 'ar')),
	CONSTRAINT "quotes_decision_has_time" CHECK (("quotes"."status" in ('accepted', 'declined')) = ("quotes"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shop_profile" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_profile_one_row" CHECK ("shop_profile"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_locale_known" CHECK ("stock_alerts"."locale" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_en" text NOT NULL,
	"author_ar" text DEFAULT '' NOT NULL,
	"role_en" text DEFAULT '' NOT NULL,
	"role_ar" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"company_ar" text DEFAULT '' NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text DEFAULT '' NOT NULL,
	"rating" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"image_id" uuid,
	CONSTRAINT "testimonials_rating_1_to_5" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_account_id_admin_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."admin_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_admin_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."admin_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_in_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_municipality_code_municipalities_code_fk" FOREIGN KEY ("municipality_code") REFERENCES "public"."municipalities"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_number_zones_number_fk" FOREIGN KEY ("zone_number") REFERENCES "public"."zones"("number") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_settings_version_delivery_settings_version_fk" FOREIGN KEY ("delivery_settings_version") REFERENCES "public"."delivery_settings"("version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_version_id_quote_versions_id_fk" FOREIGN KEY ("quote_version_id") REFERENCES "public"."quote_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_zone_number_zones_number_fk" FOREIGN KEY ("zone_number") REFERENCES "public"."zones"("number") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_account_id_created_at_index" ON "admin_sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at_index" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_account_id_created_at_index" ON "one_time_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_username_created_at_index" ON "sign_in_attempts" USING btree ("username","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_address_created_at_index" ON "sign_in_attempts" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_created_at_id_index" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity_entity_id_id_index" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "backups_started_at_index" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_one_at_a_time" ON "backups" USING btree ((true)) WHERE "backups"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "categories_department_id_index" ON "categories" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "categories_image_id_index" ON "categories" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "former_product_slugs_product_id_index" ON "former_product_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_images_image_id_index" ON "product_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_subcategory_id_index" ON "products" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "products_changed_in_index" ON "products" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "products_low_stock_index" ON "products" USING btree ("stock") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stock_movements_product_id_id_index" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "zones_municipality_code_index" ON "zones" USING btree ("municipality_code");--> statement-breakpoint
CREATE INDEX "message_replies_message_id_created_at_index" ON "message_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_status_created_at_index" ON "messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "messages_created_at_id_index" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_phone_index" ON "messages" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "messages_email_index" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_search_index" ON "messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_product_id_index" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_created_at_id_index" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_delivery_day_zone_number_index" ON "orders" USING btree ("delivery_day","zone_number");--> statement-breakpoint
CREATE INDEX "orders_contact_phone_index" ON "orders" USING btree ("contact_phone");--> statement-breakpoint
CREATE INDEX "orders_contact_email_index" ON "orders" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "orders_search_index" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_mails_due_index" ON "outbox_mails" USING btree ("next_attempt_at","id") WHERE "outbox_mails"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_mails_status_created_at_index" ON "outbox_mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_about_kind_about_id_index" ON "outbox_mails" USING btree ("about_kind","about_id");--> statement-breakpoint
CREATE INDEX "quote_lines_product_id_index" ON "quote_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "quotes_created_at_id_index" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_status_created_at_index" ON "quotes" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "quotes_contact_phone_index" ON "quotes" USING btree ("contact_phone");--> statement-breakpoint
CREATE INDEX "quotes_contact_email_index" ON "quotes" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "quotes_search_index" ON "quotes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_one_open_a_product" ON "stock_alerts" USING btree ("product_id","email") WHERE "stock_alerts"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_open_of_email_index" ON "stock_alerts" USING btree ("email") WHERE "stock_alerts"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "testimonials_is_active_position_index" ON "testimonials" USING btree ("is_active","position");--> statement-breakpoint
CREATE INDEX "testimonials_image_id_index" ON "testimonials" USING btree ("image_id");
