import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractForBrowser } from './vite/contract-plugin.ts';
import { texts } from './vite/texts-plugin.ts';

export default defineConfig({
  plugins: [texts(), contractForBrowser(), reactRouter()],
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: styleGroup, test: /\.css$/ },
            { name: textGroup, test: /virtual:texts/ },
          ],
        },
      },
    },
  },
  // Dependencies that Vite finds only while the first page loads would reload it, without hot updates from then on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  ssr: { noExternal: [/^@errand\//] },
  server: { fs: { allow: ['../..'] } },
});

/**
 * The style sheets of a feature become one file, those of the shell and of the design system another: a request for
 * each component would delay the first paint.
 */
function styleGroup(id: string): string | null {
  if (id.includes('/packages/ui/')) return 'shell-styles';
  const feature = /\/app\/(?:features\/)?([\w-]+)\//.exec(id)?.[1];
  return feature ? `${feature}-styles` : null;
}

/** `texts-ar`: `npm run budgets` finds the texts of a language by this name. */
function textGroup(id: string): string {
  return id.replace(/^.*virtual:texts\//, 'texts-');
}
