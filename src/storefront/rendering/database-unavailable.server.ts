import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isDatabaseFailure } from '#domain/health/database-failure.ts';
import { pageServices, requestIdContext } from '../page-services.ts';

/**
 * Makes every loader and action of a build throw a 503 response if the database cannot be reached, which the error
 * boundary of the route renders. Done for all of them in one place, so that none can forget it.
 */
export function respondWhenDatabaseUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: throwing503(loader) }),
      ...(action && { action: throwing503(action) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type Arguments = LoaderFunctionArgs | ActionFunctionArgs;

function throwing503<Given extends Arguments>(handle: (given: Given) => unknown) {
  return async (given: Given): Promise<unknown> => {
    try {
      return await handle(given);
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      logPageError(given.context, error);
      throw data(null, { status: 503 });
    }
  };
}

/** Logs why a page could not be rendered, with the id of the request. */
export function logPageError(context: Readonly<RouterContextProvider>, error: unknown): void {
  const { log } = context.get(pageServices);
  log.error({ err: error, requestId: context.get(requestIdContext) }, 'page could not be rendered');
}
