import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { texts } from './vite/texts-plugin.ts';
import { withoutSchemas } from './vite/without-schemas.ts';

export default defineConfig({
  plugins: [texts(), withoutSchemas(), reactRouter()],
  build: {
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@errand\//] },
  server: { fs: { allow: ['../..'] } },
});
