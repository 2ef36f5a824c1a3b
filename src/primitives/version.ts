import { z } from 'zod';

const largestVersion = 2_147_483_647;

/** The version of an entity that a change is based on (optimistic locking); see VersionConflict. */
export const versionSchema = z
  .int()
  .min(1)
  .max(largestVersion)
  .meta({ description: 'The version that the change is based on; a stale one is refused' });
