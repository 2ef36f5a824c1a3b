import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  type PageHandler,
  type PageRequest,
  type PageServices,
  pageRequest,
  pageServices,
} from './page-services.ts';
import { utf8Bytes } from './utf8-bytes.server.ts';

/**
 * The entry of the pages' server bundle. The contexts are compared by identity, so they are filled in here,
 * inside the bundle that also holds the loaders, and not in the server that imports it.
 */
export function createPageHandler(services: PageServices): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request, info) => {
    const context = new RouterContextProvider();
    const [address = ''] = request.url.split('?', 1);
    const current: PageRequest = {
      ...info,
      databaseAway: false,
      html: undefined,
      documentData: address.endsWith('.data') ? null : {},
    };
    context.set(pageServices, services);
    context.set(pageRequest, current);
    const answer = await handle(request, context);
    if (current.html === undefined) return answer;
    return new Response(utf8Bytes(current.html), { status: answer.status, headers: answer.headers });
  };
}
