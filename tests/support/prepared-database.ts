import { join } from 'node:path';
import type { PreparedDatabase } from '#database/embedded/prepared-folder.ts';
import { hashPreparedSources } from '../../scripts/build/freshness.ts';

/** The embedded database of the build. One of other sources than these is not used. */
export const preparedDatabase: PreparedDatabase = {
  folder: join(import.meta.dirname, '../../build/prepared'),
  sources: hashPreparedSources(),
};
