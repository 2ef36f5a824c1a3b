import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageHandler, type PageServices, pageRequest, pageServices } from './page-services.ts';

/**
 * The entry of the pages' server bundle. The contexts are compared by identity, so they are filled in here,
 * inside the bundle that also holds the loaders, and not in the server that imports it.
 */
export function createPageHandler(services: PageServices): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request, info) => {
    const context = new RouterContextProvider();
    context.set(pageServices, services);
    context.set(pageRequest, { ...info, databaseAway: false });
    return keptForAMoment(request, await handle(request, context));
  };
}

/**
 * What was loaded ahead when somebody pointed at a link is there when they press it: browsers throw away an answer
 * that says nothing about it. A personal page has said by itself that nobody may keep it.
 */
function keptForAMoment(request: Request, answer: Response): Response {
  const isData = new URL(request.url).pathname.endsWith('.data');
  if (isData && request.method === 'GET' && !answer.headers.has('Cache-Control')) {
    answer.headers.set('Cache-Control', answer.status === 200 ? 'public, max-age=5' : 'no-store');
  }
  return answer;
}
