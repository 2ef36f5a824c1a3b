import { z } from 'zod';
import { fieldErrorCodes, type ShopErrorCode, shopErrorCodes } from '#primitives/shop-error.ts';
import { fieldRules } from '#primitives/text/field-rules.ts';
import { orderChangeSchema } from './order-change.contract.ts';

const fieldErrorSchema = z
  .object({
    path: z.string().meta({ description: 'Dotted path of the field', example: 'lines.0.quantity' }),
    code: z.enum(fieldErrorCodes),
    message: z.string().meta({ description: "For people, in the caller's language" }),
    rule: z
      .enum(fieldRules)
      .optional()
      .meta({ description: 'With invalid: which rule the field breaks; the message says it' }),
    limit: z.number().optional().meta({ description: 'The nearest value that would be accepted' }),
  })
  .meta({ id: 'FieldError', description: 'Why one field of the input was refused' });

const errorCodeSchema = z
  .enum(shopErrorCodes)
  .meta({ id: 'ErrorCode', description: 'The closed list of everything that can go wrong' });

const versionConflictSchema = z
  .object({
    version: z.int().meta({ description: 'The version that is stored' }),
    changed: z
      .array(z.string())
      .readonly()
      .meta({
        description: 'Fields that differ between the version the caller started from and the stored one',
        example: ['price'],
      }),
    current: z
      .looseObject({})
      .meta({ description: 'What is stored, as a read of it answers; its fields are those of the call' }),
  })
  .meta({ id: 'VersionConflict', description: 'What others changed since the caller looked' });

export const errorEnvelopeSchema = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: errorCodeSchema,
      message: z.string().meta({ description: "For people, in the caller's language" }),
      fields: z.array(fieldErrorSchema).meta({ description: 'Empty unless the input was refused' }),
      conflict: versionConflictSchema.optional().meta({ description: 'With stale_version alone' }),
      retryAfterSeconds: z.int().optional().meta({ description: 'When it is worth trying again' }),
      order: orderChangeSchema.optional().meta({ description: 'With order_changed alone' }),
    }),
  })
  .meta({ id: 'ErrorEnvelope', description: 'The answer of every call that failed' });

export type ErrorEnvelope = z.output<typeof errorEnvelopeSchema> & { error: { code: ShopErrorCode } };

export function successEnvelopeSchema(data: z.ZodType, meta: z.ZodType | undefined): z.ZodType {
  const success = z.literal(true);
  return meta ? z.object({ success, data, meta }) : z.object({ success, data });
}
