import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/storefront/routes.ts';

interface EnglishRoute {
  /** In English; in Arabic it lies below /ar. */
  readonly path: string;
  readonly isPage: boolean;
}

const routesIn = ({ path = '', file, children = [] }: RouteConfigEntry): EnglishRoute[] => [
  { path: `/${path.replace(/^ar\?\/?/, '')}`, isPage: file.endsWith('-page.tsx') },
  ...children.flatMap(routesIn),
];

/** Everything that the storefront answers. */
export const englishRoutes: readonly EnglishRoute[] = (await routes).flatMap(routesIn);
