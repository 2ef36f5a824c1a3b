import { z } from 'zod';
import { phoneSchema, requiredLine } from '#primitives/text/text-schemas.ts';
import { versionSchema } from '#primitives/version.ts';

/** A driver as staff enter one. */
export const driverSchema = z.strictObject({
  name: requiredLine(80),
  phone: z.union([z.literal(''), phoneSchema]).meta({ description: 'May be empty' }),
});

export const driverChangeSchema = driverSchema.extend({ version: versionSchema });

export type DriverBody = z.infer<typeof driverSchema>;
