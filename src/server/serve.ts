import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runShop, type ShopParts } from './run-shop.ts';

const built = join(import.meta.dirname, '../../build');

await runShop({
  loadPages: async () => {
    const { href } = pathToFileURL(join(built, 'server/index.js'));
    const pages: { createPageHandler: Awaited<ReturnType<ShopParts['loadPages']>> } = await import(href);
    return pages.createPageHandler;
  },
  builtFiles: { client: join(built, 'client'), admin: join(built, 'admin') },
  withPictures: true,
});
