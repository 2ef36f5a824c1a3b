import { z } from 'zod';
import { type OrderChangeResponse, orderChangeSchema } from '#api/http/order-change.contract.ts';
import { type ShopErrorCode, shopErrorCodes } from '#primitives/shop-error.ts';

/** Read with patience: a server that is newer than this page may know codes that the page does not. */
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

/** The server refused a call or could not answer it. What it said about that is kept for the form. */
export class ApiCallError extends Error {
  readonly status: number;
  readonly code: ShopErrorCode | undefined;
  /** For people, in the language of the page; `message` is the same in every language. */
  readonly explanation: string | undefined;
  /** Which fields of the input were refused, and why. */
  readonly fields: AnsweredError['fields'];
  /** What stood in the way, in the shape that the refused call documents. */
  readonly conflict: unknown;
  /** When it is worth trying again. */
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
