import { join } from 'node:path';
import { runShop } from './run-shop.ts';

/** The server of the built shop, an entry of its bundle. */
const built = join(import.meta.dirname, '../../build');

await runShop({
  loadPages: async () => (await import('#storefront/rendering/page-handler.server.ts')).createPageHandler,
  builtFiles: { client: join(built, 'client'), admin: join(built, 'admin') },
  withPictures: true,
  // The build says what the database beside it was made from.
  prepared: { folder: join(built, 'prepared'), sources: process.env.PREPARED_SOURCES ?? '' },
});
