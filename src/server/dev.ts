import { createServer, type ViteDevServer } from 'vite';
import type { PageHandler } from '#storefront/page-services.ts';
import type { Intercept } from './listen.ts';
import { runShop, type ShopParts } from './run-shop.ts';

/**
 * `npm run dev`: the real server, with Vite in front of it for pages and the staff's app, so that a change shows
 * without a reload. A change in the server itself restarts the process. (Its folders are named in package.json: a
 * plain `node --watch` would restart for the copies that Vite makes of its configuration.)
 */
const storefront = await developmentServer('vite.config.ts', 24_678);
const admin = await developmentServer('vite.admin.config.ts', 24_679);

async function developmentServer(configFile: string, updatesPort: number): Promise<ViteDevServer> {
  return createServer({
    configFile,
    appType: configFile === 'vite.config.ts' ? 'custom' : 'spa',
    server: { middlewareMode: true, ws: { port: updatesPort } },
  });
}

const intercept: Intercept = (request, response, next) => {
  if (/^\/(adm\/ogulf|admin)(?=[/?]|$)/.test(request.url ?? '')) {
    // Vite serves the admin app below /admin/ only.
    request.url = request.url?.replace(/^\/(adm\/ogulf|admin)(?=\?|$)/, '/admin/');
    admin.middlewares(request, response, next);
  } else {
    storefront.middlewares(request, response, next);
  }
};

type PageModule = { createPageHandler: Awaited<ReturnType<ShopParts['loadPages']>> };

await runShop({
  // Loaded on each request; Vite serves unchanged modules from memory.
  loadPages:
    async () =>
    (services): PageHandler => {
      return async (request, info) => {
        const pages = await storefront.ssrLoadModule('./src/storefront/rendering/page-handler.server.ts');
        return (pages as PageModule).createPageHandler(services)(request, info);
      };
    },
  builtFiles: null,
  withPictures: true,
  intercept,
});
