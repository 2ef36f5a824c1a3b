-- Emails that are not rendered yet are 2 to 4 kB: compressing them takes as long as inserting an order, and they are replaced
-- by rendered ones a moment later. Larger rows are compressed as before.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "outbox_mails" SET (toast_tuple_target = 4080);--> statement-breakpoint

-- As before, in fewer statements. Lines, history, stock and emails are one. The emails of an order share most of their facts,
-- which "emailFacts" has once; an older server repeats them in each email instead. Everything is found by an index: as long as
-- PostgreSQL has no statistics of a table, it would expect that reading the whole of it is as good.
CREATE OR REPLACE FUNCTION "write_order"("input" jsonb) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  placed orders := jsonb_populate_record(NULL::orders, input -> 'order');
  expected jsonb := input -> 'expected';
  lowest_stock integer;
  -- The staff member who took the order for a caller; empty for an order of the web shop.
  placed_by text := coalesce(placed.taken_by, '');
  placing_actor text := CASE WHEN placed_by = '' THEN 'buyer' ELSE 'staff' END;
BEGIN
  IF expected IS NOT NULL THEN
    -- Locked in the order of their ids, as everywhere, so that two orders of the same products do not deadlock. Whether a
    -- product is sold is compared and no condition of the query, which else might read the index of all products in stock.
    IF EXISTS (
      WITH seen AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(expected -> 'products') AS product
          (id uuid, sku text, name_en text, name_ar text, price integer, lead_time_days integer, quantity integer)),
      locked AS MATERIALIZED (
        SELECT id, sku, name_en, name_ar, price, stock, lead_time_days, status, deleted_at FROM products
        WHERE id = ANY (ARRAY(SELECT id FROM seen)) ORDER BY id FOR UPDATE)
      SELECT FROM seen LEFT JOIN locked USING (id)
      WHERE (locked.sku, locked.name_en, coalesce(nullif(locked.name_ar, ''), locked.name_en), locked.price, locked.lead_time_days)
          IS DISTINCT FROM (seen.sku, seen.name_en, seen.name_ar, seen.price, seen.lead_time_days)
        OR locked.stock < seen.quantity OR locked.status <> 'live' OR locked.deleted_at IS NOT NULL
    ) THEN RETURN false; END IF;

    -- The orders of one phone number are counted one after the other.
    PERFORM pg_advisory_xact_lock((expected ->> 'buyerLock')::integer, hashtext(placed.contact_phone));
    IF EXISTS (
      SELECT FROM orders
      WHERE contact_phone = placed.contact_phone AND created_at >= (expected ->> 'since')::timestamptz
        AND NOT ((expected -> 'ordersOfPhone') ? id::text)
    ) THEN RETURN false; END IF;
  END IF;

  INSERT INTO orders (id, number, tracking_key, idempotency_key, request_hash, quote_id, locale, contact_name, contact_phone,
    contact_email, company_name, company_cr_number, lpo_number, fulfilment, zone_number, street, building, unit, landmark,
    delivery_day, delivery_settings_version, payment_method, notes, subtotal, discount, delivery_fee, total,
    payment_due_days, discount_reason, taken_by, site_access, created_at, updated_at)
  VALUES (placed.id, placed.number, placed.tracking_key, placed.idempotency_key, placed.request_hash, placed.quote_id,
    placed.locale, placed.contact_name, placed.contact_phone, placed.contact_email, placed.company_name,
    placed.company_cr_number, placed.lpo_number, placed.fulfilment, placed.zone_number, placed.street, placed.building,
    placed.unit, placed.landmark, placed.delivery_day, placed.delivery_settings_version, placed.payment_method,
    placed.notes, placed.subtotal, placed.discount, placed.delivery_fee, placed.total, placed.payment_due_days,
    coalesce(placed.discount_reason, ''), placed_by, placed.site_access, placed.created_at, placed.created_at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;

  WITH line AS (
    INSERT INTO order_lines (order_id, position, product_id, sku, name_en, name_ar, unit_price, quantity, line_total)
    SELECT placed.id, position, product_id, sku, name_en, name_ar, unit_price, quantity, line_total
    FROM jsonb_populate_recordset(NULL::order_lines, input -> 'lines')
    RETURNING product_id, quantity),
  event AS (
    INSERT INTO order_events (order_id, kind, to_status, actor, actor_name, created_at)
    VALUES (placed.id, 'placed', 'received', placing_actor, placed_by, placed.created_at)),
  taken AS (
    UPDATE products SET
      stock = products.stock - line.quantity,
      version = products.version + 1,
      updated_at = placed.created_at
    FROM line
    WHERE products.id = line.product_id
    RETURNING products.id, line.quantity, products.stock),
  moved AS (
    INSERT INTO stock_movements (product_id, change, stock_after, reason, order_id, actor, created_at)
    SELECT taken.id, -taken.quantity, taken.stock, 'order', placed.id, coalesce(nullif(placed_by, ''), 'buyer'), placed.created_at FROM taken ORDER BY taken.id
    RETURNING stock_after),
  -- Without a condition for their keys, which contain the id of the new order.
  email AS (
    INSERT INTO outbox_mails (once_key, recipient, reply_to, locale, subject, facts, next_attempt_at, about_kind, about_id)
    SELECT once_key, recipient, reply_to, locale, subject, coalesce(input -> 'emailFacts', '{}') || facts, NULL, 'order', placed.id
    FROM jsonb_to_recordset(input -> 'emails') AS email
      (once_key text, recipient text, reply_to text, locale text, subject text, facts jsonb))
  SELECT min(stock_after) INTO lowest_stock FROM moved;

  -- Pages show a number only while there are few pieces. Last, because all such orders update this one row.
  IF lowest_stock <= (input ->> 'fewPieces')::integer THEN
    INSERT INTO content_version DEFAULT VALUES
    ON CONFLICT (id) DO UPDATE SET version = content_version.version + 1;
  END IF;
  RETURN true;
END $$;
