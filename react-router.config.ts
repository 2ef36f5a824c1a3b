import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  // The whole table of routes is small; sending it once saves a request for every link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // The hydration script loads one module for each route (src/storefront/rendering).
  splitRouteModules: false,
} satisfies Config;
