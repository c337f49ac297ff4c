import { assetImports } from '@errand/vite-plugins/asset-imports.ts';
import { contractForBrowser } from '@errand/vite-plugins/contract-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { describeEndpoint } from './vite/describe-endpoint.ts';
import { texts } from './vite/texts-plugin.ts';

export default defineConfig({
  plugins: [texts(), contractForBrowser(describeEndpoint), assetImports(), react()],
  json: { namedExports: false },
  build: {
    outDir: 'build/client',
    // For `npm run budgets`.
    manifest: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['../..'] } },
});
