import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const COMPONENT = /= (React\$1\.forwardRef\()/g;
/** Modules that do nothing with our options: discovering routes (`routeDiscovery` is `initial`) and measuring the router. */
const WITHOUT_EFFECT = /\/(?:fog-of-war|instrumentation)\.js/;

/**
 * Leaves parts of the router that no page uses out of the browser's scripts, such as its links
 * (`app/platform/navigation`). The bundler keeps the assignments of display names and the calls of `forwardRef`, because
 * both may have side effects. This plugin removes the assignments and marks the calls as pure.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\/(?:lib|fog-of-war|instrumentation)\.js/ },
      handler: (code, id) =>
        WITHOUT_EFFECT.test(id)
          ? withoutEffect(code)
          : code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'),
    },
  };
}

/** Exports functions of the same names that return nothing. */
function withoutEffect(code: string): string {
  const [, names = ''] = /^export \{ (.*) \};$/m.exec(code) ?? [];
  return names
    .split(', ')
    .map((name) => `export function ${name}() {}`)
    .join('\n');
}
