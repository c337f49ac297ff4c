import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOAD_ASSET = fileURLToPath(import.meta.resolve('@errand/client/network/load-asset.ts'));
const EXPORT = 'export const __vitePreload =';

/**
 * Loads every `import()` of a build by `loadAsset`, which is pending while the page is left. Vite makes each of them call
 * its preload helper, which this plugin wraps. An `import()` with `@vite-ignore` calls `loadAsset` itself.
 */
export function assetImports(): Plugin {
  return {
    name: 'asset-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(EXPORT)) this.error(`The preload helper of Vite has no "${EXPORT}".`);
        return {
          code: [
            `import { loadAsset } from ${JSON.stringify(LOAD_ASSET)};`,
            code.replace(EXPORT, 'const importWithPreloads ='),
            'export const __vitePreload = (...chunk) => loadAsset(() => importWithPreloads(...chunk));',
          ].join('\n'),
          map: null,
        };
      },
    },
  };
}
