import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageRequestInfo, type PageServices, pageRequestInfo, pageServices } from './page-services.ts';

export type PageHandler = (request: Request, info: PageRequestInfo) => Promise<Response>;

/**
 * The entry of the pages' server bundle. The contexts are compared by identity, so they are filled in here,
 * inside the bundle that also holds the loaders, and not in the server that imports it.
 */
export function createPageHandler(services: PageServices): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request, info) => {
    const context = new RouterContextProvider();
    context.set(pageServices, services);
    context.set(pageRequestInfo, info);
    return handle(request, context);
  };
}
