-- The limits of an order that is placed without staff become part of the profile.
UPDATE "shop_profile" SET "document" = '{"orderLimits": {"perProduct": 50, "pieces": 200, "value": 10000000}}'::jsonb || "document";
