import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  countAttemptContext,
  type PageHandler,
  type PageServices,
  pageServices,
  requestIdContext,
} from '../page-services.ts';
import { respondWhenDatabaseUnavailable } from './database-unavailable.server.ts';

/**
 * The entry of the server bundle: React Router's request handler with the shop's services in its context. The contexts
 * are compared by identity, so they are set inside of the bundle that also holds the loaders.
 */
export function createPageHandler(services: PageServices): PageHandler {
  const handle = createRequestHandler(
    respondWhenDatabaseUnavailable(build as ServerBuild),
    import.meta.env.MODE,
  );
  return (request, { requestId, countAttempt }) => {
    const context = new RouterContextProvider();
    context.set(pageServices, services);
    context.set(requestIdContext, requestId);
    context.set(countAttemptContext, countAttempt);
    return handle(request, context);
  };
}
