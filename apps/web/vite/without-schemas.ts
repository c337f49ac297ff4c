import type { Plugin } from 'vite';

const INERT = '\0without-schemas';

/**
 * Replaces zod in the browser bundle. The browser needs only the types of the contract's schemas, because the server
 * validates; `z` becomes an inert value that returns itself.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? INERT : null),
    load: (id) =>
      id === INERT
        ? 'const inert = new Proxy(() => inert, { get: () => inert }); export const z = inert;'
        : null,
  };
}
