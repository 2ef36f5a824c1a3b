import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  // Each program of the server under its own name (scripts/build/server-bundle.ts).
  serverBuildFile: '[name].js',
  // The whole table of routes is small; sending it once saves a request for every link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // The hydration script loads one module for each route (src/storefront/rendering).
  splitRouteModules: false,
} satisfies Config;
