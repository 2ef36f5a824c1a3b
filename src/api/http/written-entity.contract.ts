import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';

export const idParamsSchema = z.strictObject({ id: z.string().min(1).max(120) });

/** A deletion may say which version it means; a version arrives as text in an address. */
export const deletionQueryFields = {
  version: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(versionSchema)
    .optional()
    .meta({ description: 'Refuses the deletion when something else is stored by now' }),
};

/** Meta of a PUT. */
export const changeMetaSchema = z.object({
  lastWriteWins: z.boolean().meta({
    description: 'True: the body named no version, so changes of others since it was read were overwritten',
  }),
});

export const changeMeta = ({ version }: { readonly version?: number | undefined }) => ({
  lastWriteWins: version === undefined,
});

export const deletedSchema = z.object({ id: z.string() }).meta({ id: 'Deleted' });
