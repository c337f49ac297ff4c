import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../app/platform/navigation/load-route-module.ts', import.meta.url));
const EXPORT = 'export { loadRouteModule };';

/** Replaces the router's function that loads the module of a page by `app/platform/navigation/load-route-module.ts`. */
export function routeModules(): Plugin {
  return {
    name: 'route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        if (!code.includes(EXPORT)) this.error(`The router has no "${EXPORT}".`);
        return { code: `export { loadRouteModule } from ${JSON.stringify(OWN)};`, map: null };
      },
    },
  };
}
