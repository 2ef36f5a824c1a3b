import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../scripts/build.ts';
import { runShop, type ShopParts } from './run-shop.ts';

const built = join(import.meta.dirname, '../../build');

// React decides by this, when it is first loaded, between its fast build and the one with checks.
process.env.NODE_ENV ??= 'production';

await runShop({
  prepare: () => ensureBuilt((line) => process.stderr.write(`${line}\n`)),
  loadPages: async () => {
    const { href } = pathToFileURL(join(built, 'server/index.js'));
    const pages: { createPageHandler: Awaited<ReturnType<ShopParts['loadPages']>> } = await import(href);
    return pages.createPageHandler;
  },
  builtFiles: { client: join(built, 'client'), admin: join(built, 'admin') },
  withPictures: true,
});
