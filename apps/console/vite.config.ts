import { assetImports } from '@errand/vite-plugins/asset-imports.ts';
import { lowerStyles } from '@errand/vite-plugins/lower-styles.ts';
import { BUILD_TARGET } from '@errand/vite-plugins/oldest-browsers.ts';
import { stripContract } from '@errand/vite-plugins/strip-contract.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { describeEndpoint } from './vite/describe-endpoint.ts';
import { texts } from './vite/texts-plugin.ts';

export default defineConfig({
  plugins: [texts(), stripContract(describeEndpoint), assetImports(), react()],
  json: { namedExports: false },
  css: { postcss: { plugins: lowerStyles() } },
  build: {
    outDir: 'build/client',
    // For `npm run budgets`.
    manifest: true,
    target: BUILD_TARGET,
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['../..'] } },
});
