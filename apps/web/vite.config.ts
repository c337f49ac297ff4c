import { assetImports } from '@errand/vite-plugins/asset-imports.ts';
import { lowerStyles } from '@errand/vite-plugins/lower-styles.ts';
import { BUILD_TARGET } from '@errand/vite-plugins/oldest-browsers.ts';
import { stripContract } from '@errand/vite-plugins/strip-contract.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFileName, chunkGroups } from './vite/chunk-groups.ts';
import { directImports } from './vite/direct-imports.ts';
import { routeModules } from './vite/route-modules.ts';
import { texts } from './vite/texts-plugin.ts';
import { unusedRouterParts } from './vite/unused-router-parts.ts';

export default defineConfig({
  plugins: [
    texts(),
    stripContract(),
    assetImports(),
    directImports(),
    unusedRouterParts(),
    routeModules(),
    reactRouter(),
  ],
  css: { postcss: { plugins: lowerStyles() } },
  build: {
    target: BUILD_TARGET,
    sourcemap: false,
    assetsInlineLimit: 0,
    // One style sheet for all pages: they carry the rules of their first paint (app/platform/page-start).
    cssCodeSplit: false,
    rolldownOptions: {
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups: chunkGroups() } },
    },
  },
  // Dependencies that Vite finds only while the first page loads would reload it, without hot updates from then on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  ssr: { noExternal: [/^@errand\//] },
  server: { fs: { allow: ['../..'] } },
});
