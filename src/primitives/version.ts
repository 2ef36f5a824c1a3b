import { z } from 'zod';

const largestVersion = 2_147_483_647;

/** Which state of an entity a change was based on; see VersionConflict. */
export const versionSchema = z
  .int()
  .min(1)
  .max(largestVersion)
  .meta({ description: 'The version that the change is based on; a stale one is refused' });
