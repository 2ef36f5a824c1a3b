import { z } from 'zod';
import { fieldErrorCodes, type ShopErrorCode, shopErrorCodes } from '#primitives/shop-error.ts';

const fieldErrorSchema = z
  .object({
    path: z.string().meta({ description: 'Dotted path of the field', example: 'lines.0.quantity' }),
    code: z.enum(fieldErrorCodes),
    message: z.string().meta({ description: "For people, in the caller's language" }),
    limit: z.number().optional().meta({ description: 'The nearest value that would be accepted' }),
  })
  .meta({ id: 'FieldError', description: 'Why one field of the input was refused' });

const errorCodeSchema = z
  .enum(shopErrorCodes)
  .meta({ id: 'ErrorCode', description: 'The closed list of everything that can go wrong' });

export const errorEnvelopeSchema = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: errorCodeSchema,
      message: z.string().meta({ description: "For people, in the caller's language" }),
      fields: z.array(fieldErrorSchema).meta({ description: 'Empty unless the input was refused' }),
    }),
  })
  .meta({ id: 'ErrorEnvelope', description: 'The answer of every call that failed' });

export type ErrorEnvelope = z.output<typeof errorEnvelopeSchema> & { error: { code: ShopErrorCode } };

export function successEnvelopeSchema(data: z.ZodType, meta: z.ZodType | undefined): z.ZodType {
  const success = z.literal(true);
  return meta ? z.object({ success, data, meta }) : z.object({ success, data });
}
