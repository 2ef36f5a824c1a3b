import type { FieldRule } from './text/field-rules.ts';

/**
 * The error codes of the API. The list is closed: the API has one status
 * for each code (api/http/error-status.ts) and the texts in both languages are in i18n/messages/errors.*.ts.
 */
export const shopErrorCodes = [
  'invalid_input',
  'malformed_json',
  'unsupported_media_type',
  'payload_too_large',
  'not_signed_in',
  'wrong_credentials',
  'wrong_code',
  'code_over',
  'code_not_offered',
  'second_factor_needed',
  'wrong_second_factor',
  'second_factor_locked',
  'password_needed',
  'invitation_over',
  'last_account',
  'backup_running',
  'backup_damaged',
  'backup_needed',
  'newer_records',
  'maintenance',
  'cross_site_request',
  'not_found',
  'method_not_allowed',
  'stale_version',
  'invalid_image_type',
  'invalid_image_file',
  'image_too_large',
  'image_upload_failed',
  'image_sizes_failed',
  'invalid_attachment',
  'still_in_use',
  'in_stock',
  'order_changed',
  'order_above_limits',
  'key_reused',
  'looks_automated',
  'status_not_possible',
  'payment_above_owed',
  'refund_above_received',
  'payment_refunded',
  'lpo_required',
  'invoice_issued',
  'undo_too_late',
  'stop_gone',
  'return_above_delivered',
  'exchange_out_of_stock',
  'repair_ended',
  'proposal_outdated',
  'orders_open',
  'too_many_requests',
  'server_busy',
  'request_timeout',
  'database_unavailable',
  'internal_error',
] as const;
export type ShopErrorCode = (typeof shopErrorCodes)[number];

/** The error codes of input fields; messages by code, as for the error itself. */
const plainFieldErrorCodes = [
  'required',
  'taken',
  'wrong',
  'unknown_zone',
  'not_offered',
  'unknown_field',
  'lacks_arabic',
  'read_only',
  'in_future',
  'long_before_order',
  'no_total',
  'lacks_alt',
] as const;
const limitFieldErrorCodes = [
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_few',
  'too_many',
] as const;
export const fieldErrorCodes = ['invalid', ...plainFieldErrorCodes, ...limitFieldErrorCodes] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/**
 * The path is dotted, for example 'lines.0.quantity'; the limit is the nearest value that would be accepted. The message of
 * an invalid field says its rule; without one, no form of the shop can send such a value.
 */
export type FieldError =
  | { readonly path: string; readonly code: 'invalid'; readonly rule?: FieldRule }
  | { readonly path: string; readonly code: (typeof plainFieldErrorCodes)[number] }
  | { readonly path: string; readonly code: (typeof limitFieldErrorCodes)[number]; readonly limit: number };

/** With `stale_version`: the changes made since the version that the caller's change was based on. */
export interface VersionConflict {
  /** The version that is stored. */
  readonly version: number;
  /** The fields that differ between the version the caller started from and the stored one. */
  readonly changed: readonly string[];
  /** The entity, serialized as in a read. */
  readonly current: object;
}

interface ShopErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly conflict?: VersionConflict;
  /** With `order_changed`: how the order differs from what the buyer saw, as the contract of the call describes. */
  readonly orderChange?: object;
  /** With `too_many_requests` and `server_busy`: when to retry. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly fields: readonly FieldError[];
  readonly conflict: VersionConflict | undefined;
  readonly orderChange: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ShopErrorCode,
    { fields = [], conflict, orderChange, retryAfterSeconds, cause }: ShopErrorDetails = {},
  ) {
    super(code, { cause });
    this.name = 'ShopError';
    this.code = code;
    this.fields = fields;
    this.conflict = conflict;
    this.orderChange = orderChange;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
