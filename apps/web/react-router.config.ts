import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Routes that arrive later render the whole page anew, and links to them cannot prefetch before.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
