import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ShopErrorCode } from '#primitives/shop-error.ts';

export const errorStatus: Readonly<Record<ShopErrorCode, ContentfulStatusCode>> = {
  invalid_input: 400,
  malformed_json: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_code: 401,
  code_over: 410,
  code_not_offered: 409,
  cross_site_request: 403,
  not_found: 404,
  method_not_allowed: 405,
  stale_version: 409,
  invalid_image_type: 415,
  invalid_image_file: 400,
  image_too_large: 413,
  invalid_attachment: 415,
  still_in_use: 409,
  in_stock: 409,
  order_changed: 409,
  key_reused: 422,
  looks_automated: 422,
  status_not_possible: 409,
  too_many_requests: 429,
  // Not 408: that blames the caller, and browsers silently send a request again after one.
  request_timeout: 503,
  database_unavailable: 503,
  internal_error: 500,
};
