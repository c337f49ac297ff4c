import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { slimManifest } from './vite/slim-manifest.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Routes that are discovered after hydration rerender the whole page, and links cannot prefetch them before.
  routeDiscovery: { mode: 'initial' },
  // Client loaders are one line each; separate files would cost one more request.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => slimManifest(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
