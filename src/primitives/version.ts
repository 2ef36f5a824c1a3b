import { z } from 'zod';

const largestVersion = 2_147_483_647;

/** The version of an entity that a change is based on (optimistic locking); see VersionConflict. */
export const versionSchema = z
  .int()
  .min(1)
  .max(largestVersion)
  .meta({ description: 'The version that the change is based on; a stale one is refused' });

/** Fields of a PUT beside the entity's own, so that a body can be sent back as it was read. */
export const changeFields = {
  id: z
    .string()
    .max(120)
    .optional()
    .meta({ description: 'Read-only: accepted if it is the id of the address' }),
  version: versionSchema
    .optional()
    .meta({ description: 'The version that the change is based on; absent: the last write wins' }),
};
