import type { Plugin } from 'vite';

const INERT = '\0without-schemas';

/**
 * Keeps zod out of the browser. The contract's endpoints are data for both sides, but of their schemas the browser
 * needs only the types; the server validates. So there, and only there, `z` is a value that every call returns again.
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
