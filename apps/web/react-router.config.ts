import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Routes that are discovered after hydration rerender the whole page, and links cannot prefetch them before.
  routeDiscovery: { mode: 'initial' },
  // The loaders of the browser are one line; a file of their own would be one more request.
  splitRouteModules: false,
} satisfies Config;
