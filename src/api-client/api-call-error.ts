import { z } from 'zod';
import { type OrderChangeResponse, orderChangeSchema } from '#api/http/order-change.contract.ts';
import { type ShopErrorCode, shopErrorCodes } from '#primitives/shop-error.ts';

/** Parsed tolerantly: a server that is newer than this page may send codes that the page does not know. */
const answeredErrorSchema = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(shopErrorCodes).optional().catch(undefined),
    message: z.string(),
    fields: z
      .array(
        z.object({
          path: z.string(),
          code: z.string(),
          message: z.string(),
          limit: z.number().optional(),
        }),
      )
      .catch([]),
    conflict: z.unknown().optional(),
    retryAfterSeconds: z.number().optional().catch(undefined),
    order: orderChangeSchema.optional().catch(undefined),
  }),
});

type AnsweredError = z.output<typeof answeredErrorSchema>['error'];

/** A call to the API that failed with an HTTP status, with the parsed error for the form that sent it. */
export class ApiCallError extends Error {
  readonly status: number;
  readonly code: ShopErrorCode | undefined;
  /** Error text for the reader, in the language of the page; `message` is the same in every language. */
  readonly explanation: string | undefined;
  /** Validation errors by field. */
  readonly fields: AnsweredError['fields'];
  /** The conflicting data, in the shape that the call's contract documents. */
  readonly conflict: unknown;
  /** Seconds until a retry may succeed. */
  readonly retryAfterSeconds: number | undefined;
  /** How an order differs from what the buyer saw. */
  readonly orderChange: OrderChangeResponse | undefined;

  constructor(status: number, answer: unknown) {
    super(`HTTP error! status: ${status}`);
    this.name = 'ApiCallError';
    this.status = status;
    const error = answeredErrorSchema.safeParse(answer).data?.error;
    this.code = error?.code;
    this.explanation = error?.message;
    this.fields = error?.fields ?? [];
    this.conflict = error?.conflict;
    this.retryAfterSeconds = error?.retryAfterSeconds;
    this.orderChange = error?.order;
  }
}
