SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "order_settings_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "order_settings_version_one_row" CHECK ("order_settings_version"."id" = 1)
);
--> statement-breakpoint
-- An empty shop stays empty: its first settings write the row.
INSERT INTO "order_settings_version" ("id") SELECT 1 WHERE EXISTS (SELECT FROM "shop_profile");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "replace_order_settings_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_settings_version DEFAULT VALUES
  ON CONFLICT (id) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shop_profile_order_settings" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_profile" EXECUTE FUNCTION "replace_order_settings_version"();--> statement-breakpoint
CREATE TRIGGER "delivery_settings_order_settings" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_settings" EXECUTE FUNCTION "replace_order_settings_version"();--> statement-breakpoint
CREATE TRIGGER "zones_order_settings" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zones" EXECUTE FUNCTION "replace_order_settings_version"();--> statement-breakpoint
CREATE TRIGGER "holidays_order_settings" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holidays" EXECUTE FUNCTION "replace_order_settings_version"();--> statement-breakpoint

-- Counts a call, as rate-limiter-flexible does in a statement of its own. Times are milliseconds since 1970.
CREATE OR REPLACE FUNCTION "count_attempt"("attempt_key" text, "attempt_now" bigint, "attempt_expire" bigint) RETURNS rate_limits LANGUAGE plpgsql AS $$
DECLARE
  counted rate_limits;
BEGIN
  INSERT INTO rate_limits AS stored (key, points, expire) VALUES (attempt_key, 1, attempt_expire)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN stored.expire <= attempt_now THEN 1 ELSE stored.points + 1 END,
    expire = CASE WHEN stored.expire <= attempt_now THEN excluded.expire ELSE stored.expire END
  RETURNING * INTO counted;
  RETURN counted;
END $$;--> statement-breakpoint

-- Counts the attempt, and writes an order that was decided by cached settings and products: all that it was decided by is
-- verified, the settings here and the rest in "write_order".
CREATE OR REPLACE FUNCTION "place_order"("input" jsonb) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  attempt jsonb := input -> 'attempt';
  counted rate_limits := count_attempt(attempt ->> 'key', (attempt ->> 'now')::bigint, (attempt ->> 'expire')::bigint);
  is_written boolean := false;
BEGIN
  IF counted.points <= (attempt ->> 'times')::integer
    AND EXISTS (SELECT FROM order_settings_version WHERE version = (input ->> 'settingsVersion')::uuid)
  THEN
    is_written := write_order(input);
  END IF;
  RETURN json_build_object('isWritten', is_written, 'attempt', json_build_object('points', counted.points, 'expire', counted.expire));
END $$;
